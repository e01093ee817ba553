import { glob, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { type Finding, ok, problem, warning } from "./doctor-findings.ts";

/** Free and total bytes of a folder's disk. The folder need not exist yet. */
export async function readDisk(folder: string): Promise<{ free: number; total: number }> {
	try {
		const { bavail, blocks, bsize } = await statfs(folder);
		return { free: bavail * bsize, total: blocks * bsize };
	} catch (error) {
		const parent = path.dirname(path.resolve(folder));
		if (parent === path.resolve(folder)) throw error;
		return readDisk(parent);
	}
}

/** The age in hours of the newest backup, if there is one. */
export async function readBackupAge(folder: string): Promise<number | undefined> {
	const times: number[] = [];
	for await (const file of glob("vitrin-*.dump", { cwd: folder })) {
		times.push((await stat(path.join(folder, file))).mtimeMs);
	}
	if (times.length === 0) return undefined;
	return (Date.now() - Math.max(...times)) / 3_600_000;
}

const GB = 1e9;

/** @param bytes shown with one decimal. */
export const formatGigabytes = (bytes: number) => (bytes / GB).toFixed(1);

/**
 * The one rule of `bin/doctor` and /readyz: a disk is short of room below 5 GB, or below a tenth
 * of it where that is less.
 * @param free in bytes, like `total`.
 */
export function judgeDisk(free: number, total: number): "ok" | "short" | "full" {
	if (free >= Math.min(total / 10, 5 * GB)) return "ok";
	return free < GB / 4 ? "full" : "short";
}

/** Hours; a nightly backup and two hours for making it. */
export const BACKUP_WITHIN = 26;

/** @param disk in bytes. */
export function findDisk(folder: string, disk: { free: number; total: number }): Finding {
	const text = `${formatGigabytes(disk.free)} GB of ${formatGigabytes(disk.total)} are free at ${folder}`;
	const verdict = judgeDisk(disk.free, disk.total);
	if (verdict === "full") {
		return problem("disk", `${text}: make room, or writing fails`);
	}
	if (verdict === "short") return warning("disk", `${text}: make room soon`);
	return ok("disk", text);
}

/** @param hours the age of the newest backup; undefined without a backup or its folder. */
export function findBackup(folder: string, hours: number | undefined): Finding {
	if (hours === undefined) {
		return warning(
			"backup",
			`none is visible in ${folder}: name the folder with --backups, or check it on its machine (docs/operations.md)`,
		);
	}
	const text = `the newest is ${hours.toFixed(1)} hours old`;
	return hours < BACKUP_WITHIN
		? ok("backup", text)
		: problem("backup", `${text}: run bin/backup and see why it fails`);
}
