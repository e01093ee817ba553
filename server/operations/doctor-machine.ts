import { glob, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { type Finding, ok, problem, warning } from "./doctor-findings.ts";

/** Bytes of the disk that a folder is on, or will be on. */
export async function readDisk(
	folder: string,
): Promise<{ free: number; total: number }> {
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
export async function readBackupAge(
	folder: string,
): Promise<number | undefined> {
	const times: number[] = [];
	for await (const file of glob("vitrin-*.dump", { cwd: folder })) {
		times.push((await stat(path.join(folder, file))).mtimeMs);
	}
	if (times.length === 0) return undefined;
	return (Date.now() - Math.max(...times)) / 3_600_000;
}

const GB = 1e9;

/** @param disk in bytes. */
export function judgeDisk(
	folder: string,
	disk: { free: number; total: number },
): Finding {
	const text = `${(disk.free / GB).toFixed(1)} GB of ${(disk.total / GB).toFixed(1)} are free at ${folder}`;
	if (disk.free < GB / 4) {
		return problem("disk", `${text}: make room, or writing fails`);
	}
	if (disk.free < GB || disk.free < disk.total / 20) {
		return warning("disk", `${text}: make room soon`);
	}
	return ok("disk", text);
}

/** Hours; a nightly backup and two hours for making it. */
const BACKUP_MAX_AGE = 26;

/** @param hours the age of the newest backup; undefined without a backup or its folder. */
export function judgeBackup(
	folder: string,
	hours: number | undefined,
): Finding {
	if (hours === undefined) {
		return warning(
			"backup",
			`none is visible in ${folder}: name the folder with --backups, or check it on its machine (docs/operations.md)`,
		);
	}
	const text = `the newest is ${hours.toFixed(1)} hours old`;
	return hours <= BACKUP_MAX_AGE
		? ok("backup", text)
		: problem("backup", `${text}: run bin/backup and see why it fails`);
}
