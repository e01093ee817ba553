import { statfs } from "node:fs/promises";
import path from "node:path";
import { ok, problem, type Result, warning } from "./finding.ts";

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

export interface Disk {
	/** The place in words, such as "at .data". */
	place: string;
	/** In bytes, like `total`. */
	free: number;
	total: number;
}

export function judgeFreeSpace({ place, free, total }: Disk): Result {
	const text = `${formatGigabytes(free)} GB of ${formatGigabytes(total)} are free ${place}`;
	const verdict = judgeDisk(free, total);
	if (verdict === "full") return problem(`${text}: make room, or writing fails`);
	return verdict === "short" ? warning(`${text}: make room soon`) : ok(text);
}
