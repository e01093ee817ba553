import { escapeLiteral } from "pg";
import { inTransaction, withMigrationLock } from "../with-client.ts";

/** The role of the service `archive`: it may replicate, and has no right to a table. */
const ARCHIVE_ROLE = "vitrin_archive";

/**
 * Creates the archive's role or updates its password; can be repeated.
 * @param databaseUrl URL of the database, with a role that may create roles and replicate.
 */
export function createArchiveRole(databaseUrl: string, password: string): Promise<void> {
	return withMigrationLock(databaseUrl, (client) =>
		inTransaction(client, async () => {
			const { rows } = await client.query("select from pg_roles where rolname = $1", [
				ARCHIVE_ROLE,
			]);
			if (rows.length === 0) await client.query(`create role ${ARCHIVE_ROLE}`);
			await client.query(
				`alter role ${ARCHIVE_ROLE} login replication noinherit password ${escapeLiteral(password)}`,
			);
		}),
	);
}
