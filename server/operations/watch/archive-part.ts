import type { Pool } from "pg";
import type { Part } from "./part.ts";

/** Seconds; the archive needs some to reconnect after a restart of the database. */
const PATIENCE = 300;

const READ = `
select pg_current_wal_flush_lsn()::text as written, wal_status = 'lost' as lost,
	pg_wal_lsn_diff(pg_current_wal_flush_lsn(), restart_lsn)::float as waiting, restart_lsn >= $1::pg_lsn as has
from pg_replication_slots where slot_name = 'vitrin_archive'`;

interface Facts {
	written: string;
	lost: boolean | null;
	/** Bytes of the log that the archive lacks. */
	waiting: number | null;
	/** Whether the archive has the log up to the position that was asked for. */
	has: boolean | null;
}

/** Watches whether the service `archive` keeps up, if there is one. */
export function archivePart(connection: Pool): Part {
	// The oldest end of the log that this process has seen and the archive does not have yet.
	let mark: { position: string; at: number } | undefined;
	return {
		name: "archive",
		isRequired: false,
		needs: "database",
		figures: {
			archive_age_seconds: "For how long the archive has lacked something that was written.",
			archive_waiting_bytes: "What the archive lacks.",
		},
		whenSilent: {
			what: "The state of the archive cannot be read",
			toDo: "See docker compose logs --since 10m db",
		},
		async check() {
			const { rows } = await connection.query<Facts>(READ, [mark?.position ?? "0/0"]);
			const [facts] = rows;
			// Without its slot there is no archive.
			if (!facts) return {};
			if (!mark || facts.has) {
				mark = { position: facts.written, at: performance.now() };
			}
			const age = Math.round((performance.now() - mark.at) / 1_000);
			return {
				figures: {
					archive_age_seconds: age,
					archive_waiting_bytes: facts.waiting ?? 0,
				},
				trouble:
					age < PATIENCE && !facts.lost
						? undefined
						: {
								what: facts.lost
									? "The archive was away for too long and has a gap"
									: `The archive lacks what was written in the last ${Math.floor(age / 60)} minutes`,
								toDo: "See why: docker compose logs --since 10m archive; start it: docker compose --profile archive up -d --wait archive",
							},
			};
		},
	};
}
