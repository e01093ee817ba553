import type { Pool, QueryResultRow } from "pg";
import { isDatabaseAway } from "../../database/database-away.ts";

/** Any number. The replica whose session has this lock announces for all. */
const LOCK = 20_261_122;

/** The lock belongs to the session; a second call keeps it. It needs no disk. */
const TAKE = `
select exists (
	select from pg_locks where locktype = 'advisory' and classid = 0 and objid::bigint = $1::bigint
		and granted and pid = pg_backend_pid()
		and database = (select oid from pg_database where datname = current_database())
) or pg_try_advisory_lock($1::bigint) as taken`;

const READ = "select part from private.alerts";

const ADD = `
insert into private.alerts (part) select unnest($1::text[]) on conflict do nothing`;

const REPLACE = `
with ended as (delete from private.alerts where part <> all($1))${ADD}`;

/** What replicas share: which one of them announces, the leader, and what was announced. */
export type SharedState = ReturnType<typeof createSharedState>;

/** @param pool one connection, which keeps the lock. */
export function createSharedState(pool: Pool) {
	/** @returns undefined while the database is away, or its disk full. */
	async function query<Row extends QueryResultRow>(
		text: string,
		values: unknown[] = [],
	): Promise<Row[] | undefined> {
		try {
			return (await pool.query<Row>(text, values)).rows;
		} catch (error) {
			if (isDatabaseAway(error)) return undefined;
			throw error;
		}
	}

	// A replica that has never reached the database announces: two alerts are better than no alert.
	let latest = true;
	return {
		/** Whether this replica is the leader. While the database is away, nothing changes. */
		async isLeader(): Promise<boolean> {
			// Without the database nobody else can take it either.
			const rows = await query<{ taken: boolean }>(TAKE, [LOCK]);
			latest = rows?.[0]?.taken ?? latest;
			return latest;
		},
		/** The parts with announced trouble; undefined while the database is away. */
		async read(): Promise<string[] | undefined> {
			const rows = await query<{ part: string }>(READ);
			return rows?.map(({ part }) => part);
		},
		/** Replaces the parts with announced trouble. @returns whether it was written: on a full disk it is not. */
		replace: async (parts: readonly string[]): Promise<boolean> =>
			(await query(REPLACE, [parts])) !== undefined,
		/** Adds parts for the leader. @returns like `replace`. */
		add: async (parts: readonly string[]): Promise<boolean> =>
			(await query(ADD, [parts])) !== undefined,
	};
}
