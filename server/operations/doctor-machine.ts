import { statfs } from "node:fs/promises";
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

/**
 * @param place such as "at .data".
 * @param disk in bytes.
 */
export function findDisk(place: string, disk: { free: number; total: number }): Finding {
	const text = `${formatGigabytes(disk.free)} GB of ${formatGigabytes(disk.total)} are free ${place}`;
	const verdict = judgeDisk(disk.free, disk.total);
	if (verdict === "full") {
		return problem("disk", `${text}: make room, or writing fails`);
	}
	if (verdict === "short") return warning("disk", `${text}: make room soon`);
	return ok("disk", text);
}
