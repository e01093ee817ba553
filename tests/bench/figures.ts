import { readFile } from "node:fs/promises";

/** Resident memory of a process in MB (Linux). */
export const residentMemory = (pid: number): Promise<number> => memoryOf(pid, "status", "VmRSS");

/** One figure of /proc in MB. */
export async function memoryOf(
	pid: number | string,
	file: "status" | "smaps_rollup",
	name: string,
): Promise<number> {
	const text = await readFile(`/proc/${pid}/${file}`, "utf8");
	const [, kilobytes] = RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}

/** The value that a share of the values lies below, with one digit after the point; 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const value = sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
	return Number(value.toFixed(1));
}
