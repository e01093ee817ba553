import type { Pool } from "pg";
import { FUNCTIONS, RIGHTS } from "../database/migrations/login-roles.ts";
import { pendingMigrations } from "../database/migrations/migrate.ts";
import { readRow } from "../database/rows.ts";
import { judgeClock } from "./clock.ts";
import { ok, problem, type Result, warning } from "./finding.ts";

/** The database as a program sees it, or the reason why it cannot be used. */
export type DatabaseReading = { facts: DatabaseFacts; embedded: boolean } | { reason: string };

export const judgeReach = (reading: DatabaseReading): Result | undefined =>
	"reason" in reading
		? problem(`cannot be used (${reading.reason}): is the server running? Check DATABASE_URL`)
		: undefined;

const WANTED = Object.entries(RIGHTS).flatMap(([table, rights]) =>
	rights.split(", ").map((right) => ({ table, right })),
);

const LACKING = `select r || ' on ' || t as missing from unnest($1::text[], $2::text[]) as wanted(t, r)
where not coalesce(has_table_privilege(to_regclass(t), r), false)
union all select 'execute on ' || f from unnest($3::text[]) as called(f)
where not coalesce(has_function_privilege(to_regprocedure(f), 'execute'), false)`;

const ROLE = `select current_user as role, rolsuper as superuser,
	has_schema_privilege('private', 'create') as owner,
	extract(epoch from clock_timestamp())::float8 * 1000 as time
from pg_roles where rolname = current_user`;

/** @throws when the database is away. */
export async function readDatabase(pool: Pool): Promise<DatabaseFacts> {
	const pending = await pendingMigrations(pool);
	// On an open connection, so that the measured time is one round trip.
	const sent = Date.now();
	const { time, ...role } = await readRow<
		Pick<DatabaseFacts, "role" | "superuser" | "owner"> & { time: number }
	>(pool, ROLE);
	const now = (sent + Date.now()) / 2;
	const lacking = await pool.query<{ missing: string }>(LACKING, [
		WANTED.map(({ table }) => table),
		WANTED.map(({ right }) => right),
		FUNCTIONS,
	]);
	return {
		...role,
		missingRights: lacking.rows.map(({ missing }) => missing),
		pendingMigrations: pending,
		skew: time - now,
	};
}

export interface DatabaseFacts {
	role: string;
	superuser: boolean;
	/** Whether the role may change the tables themselves. */
	owner: boolean;
	/** Missing rights, such as `insert on private.leads`. */
	missingRights: string[];
	pendingMigrations: string[];
	/** The database's clock less this machine's, in ms. */
	skew: number;
}

export function judgeRole(reading: DatabaseReading): Result | undefined {
	if ("reason" in reading) return undefined;
	const { role, superuser, owner, missingRights } = reading.facts;
	if (missingRights.length > 0) {
		const rights = missingRights.join(", ");
		return problem(`${role} lacks ${rights}: run npm run migrate with APP_DATABASE_PASSWORD`);
	}
	return !reading.embedded && (superuser || owner)
		? warning(`${role} may do more than the site needs: use the role vitrin_app in DATABASE_URL`)
		: ok(`${role} has its rights`);
}

export function judgeMigrations(reading: DatabaseReading): Result | undefined {
	if ("reason" in reading) return undefined;
	const { pendingMigrations } = reading.facts;
	return pendingMigrations.length === 0
		? ok("all are applied")
		: problem(
				`not applied: ${pendingMigrations.join(", ")}: run npm run migrate with the database's owner`,
			);
}

export const judgeDatabaseClock = (reading: DatabaseReading): Result | undefined =>
	"reason" in reading ? undefined : judgeClock("database's", reading.facts.skew);
