import type { Pool } from "pg";
import type { Config } from "../config/config.ts";
import { FUNCTIONS, RIGHTS } from "../database/migrations/login-roles.ts";
import { pendingMigrations } from "../database/migrations/migrate.ts";
import { createPool } from "../database/pool.ts";
import { readRow } from "../database/rows.ts";
import { createSiteKey } from "../signature.ts";
import { type Finding, judgeClock, ok, problem, reasonOf, warning } from "./doctor-findings.ts";
import { checkSite } from "./doctor-site.ts";

/** Checks the site and the database. The site proves by its key that it uses this database. */
export async function checkDatabase(config: Config, databaseUrl: string): Promise<Finding[]> {
	const pool = createPool({
		connectionString: databaseUrl,
		application_name: "vitrin doctor",
		connectionTimeoutMillis: 5_000,
		query_timeout: 5_000,
		max: 1,
	});
	try {
		const [site, database] = await Promise.all([
			checkSite(config.siteUrl, createSiteKey(pool)),
			readDatabase(pool).then(
				(facts) => [
					...judgeDatabase(facts, config.databaseUrl === undefined),
					judgeClock("database's", facts.skew),
				],
				(error) => [unreachable(reasonOf(error))],
			),
		]);
		return [...site, ...database];
	} finally {
		await pool.end();
	}
}

export const unreachable = (reason: string) =>
	problem("database", `cannot be used (${reason}): is the server running? Check DATABASE_URL`);

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

interface DatabaseFacts {
	role: string;
	superuser: boolean;
	/** Whether the role may change the tables themselves. */
	owner: boolean;
	/** Such as `insert on private.leads`. */
	missingRights: string[];
	pendingMigrations: string[];
	/** The database's clock less this machine's, in ms. */
	skew: number;
}

export function judgeDatabase(
	{ role, superuser, owner, missingRights, pendingMigrations }: DatabaseFacts,
	embedded: boolean,
): Finding[] {
	const migrations =
		pendingMigrations.length === 0
			? ok("migrations", "all are applied")
			: problem(
					"migrations",
					`not applied: ${pendingMigrations.join(", ")}: run npm run migrate with the database's owner`,
				);
	if (missingRights.length > 0) {
		const rights = missingRights.join(", ");
		const text = `${role} lacks ${rights}: run npm run migrate with APP_DATABASE_PASSWORD`;
		return [problem("database", text), migrations];
	}
	if (!embedded && (superuser || owner)) {
		const text = `${role} may do more than the site needs: use the role vitrin_app in DATABASE_URL`;
		return [warning("database", text), migrations];
	}
	return [ok("database", `${role} has its rights`), migrations];
}
