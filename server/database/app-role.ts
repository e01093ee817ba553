import pg from "pg";
import { withMigrationLock } from "./with-client.ts";

/** The role as which the server works on a database that is not its own; it can do what is listed here and no more. */
export const APP_ROLE = "vitrin_app";

/**
 * What the server does over DATABASE_URL; everything of the blog that visitors see comes over the
 * REST API instead. A lead's audit can be added to but not rewritten. Granted anew each time, so that
 * a table of a new migration needs a line here only.
 */
const GRANTS = `
grant usage on schema private, pgboss, supabase_migrations to ${APP_ROLE};
grant select, insert, update, delete on private.leads to ${APP_ROLE};
grant select, insert on private.lead_attempts, private.lead_audit to ${APP_ROLE};
grant select on private.form_key, supabase_migrations.schema_migrations to ${APP_ROLE};
grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
`;

/** From Postgres 17 on, the queue's tables can be looked after by a role that does not own them. */
const MAINTAIN = `grant maintain on all tables in schema pgboss to ${APP_ROLE}`;

const OLDEST_WITH_MAINTAIN = 170_000;

/**
 * Makes the server's role or brings its rights up to date; can be repeated.
 * @param databaseUrl address of a migrated database, as the role that migrates it.
 * @param password what the role logs in with from now on.
 */
export function createAppRole(
	databaseUrl: string,
	password: string,
): Promise<void> {
	return withMigrationLock(databaseUrl, async (client) => {
		const { rows } = await client.query<{ known: boolean; version: number }>(
			`select to_regrole('${APP_ROLE}') is not null as known, current_setting('server_version_num')::integer as version`,
		);
		const [{ known, version } = { known: false, version: 0 }] = rows;
		if (!known) await client.query(`create role ${APP_ROLE}`);
		await client.query(
			`alter role ${APP_ROLE} login noinherit password ${pg.escapeLiteral(password)}`,
		);
		await client.query(GRANTS);
		if (version >= OLDEST_WITH_MAINTAIN) await client.query(MAINTAIN);
	});
}
