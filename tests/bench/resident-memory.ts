import { readFile } from "node:fs/promises";

/** Resident memory of a process in MB (Linux). */
export async function residentMemory(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8");
	return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
