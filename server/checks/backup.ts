import type { ClientBase, Pool } from "pg";
import { ok, open, problem, type Result } from "./finding.ts";

/** Hours; a nightly backup and two hours for making it. */
export const BACKUP_WITHIN = 26;

const VERIFIED =
	"select extract(epoch from now() - max(verified_at))::float as age from private.backups";

/** The age in seconds of the last backup that bin/backup verified; null before the first one. */
export async function readVerifiedAge(database: Pool | ClientBase): Promise<number | null> {
	const { rows } = await database.query<{ age: number | null }>(VERIFIED);
	return rows[0]?.age ?? null;
}

export interface Backup {
	/** Whether the database is the server's own, which bin/backup does not know. */
	embedded: boolean;
	/** Seconds of the newest; null without one. */
	age: number | null;
}

export function judgeBackup({ embedded, age }: Backup): Result {
	if (age === null) {
		return embedded
			? ok("the embedded database: stop the server and copy DATA_DIR")
			: open("there is none yet: bin/backup makes one");
	}
	const hours = age / 3_600;
	const text = `the newest is ${hours.toFixed(1)} hours old`;
	return hours < BACKUP_WITHIN ? ok(text) : problem(`${text}: run bin/backup and see why it fails`);
}
