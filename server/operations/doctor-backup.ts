import { glob, stat } from "node:fs/promises";
import path from "node:path";
import type { ClientBase, Pool } from "pg";
import { type Finding, ok, problem, warning } from "./doctor-findings.ts";

/** Hours; a nightly backup and two hours for making it. */
export const BACKUP_WITHIN = 26;

const VERIFIED =
	"select extract(epoch from now() - max(verified_at))::float as age from private.backups";

/** The age in seconds of the last backup that bin/backup verified; null before the first one. */
export async function readVerifiedAge(database: Pool | ClientBase): Promise<number | null> {
	const { rows } = await database.query<{ age: number | null }>(VERIFIED);
	return rows[0]?.age ?? null;
}

/** The age in seconds of the newest backup in a folder; null without one. */
export async function readBackupAge(folder: string): Promise<number | null> {
	const times: number[] = [];
	for await (const file of glob("vitrin-*.dump", { cwd: folder })) {
		times.push((await stat(path.join(folder, file))).mtimeMs);
	}
	return times.length > 0 ? (Date.now() - Math.max(...times)) / 1_000 : null;
}

/** @param seconds the age of the newest backup; null without one. */
export function findBackup(seconds: number | null): Finding {
	if (seconds === null) {
		return warning(
			"backup",
			"there is none yet: bin/backup makes one; --backups names a folder that this program can see",
		);
	}
	const hours = seconds / 3_600;
	const text = `the newest is ${hours.toFixed(1)} hours old`;
	return hours < BACKUP_WITHIN
		? ok("backup", text)
		: problem("backup", `${text}: run bin/backup and see why it fails`);
}
