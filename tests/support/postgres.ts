import type { TestProject } from "vitest/node";
import { createSupabaseRoles } from "../../server/database/embedded/roles.ts";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { migrateQueue } from "../../server/database/migrations/queue-schema.ts";
import { withClient } from "../../server/database/with-client.ts";
import { makeAppRole } from "./app-role.ts";
import { temporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the test server's database `postgres`, and the name of the one that every test database is a copy of. */
		postgres: { url: string; template: string };
	}
}

export const TEMPLATE = "vitrin_template";

/** One Postgres for a ring of tests, with a migrated template. It keeps nothing, so it need not be durable. */
export default async function setup(project: TestProject) {
	const folder = await temporaryFolder();
	const postgres = await startEmbeddedPostgres({
		dataDir: folder.path,
		log: { debug() {}, info() {}, warn: console.warn, error: console.error },
		settings: {
			fsync: "off",
			synchronous_commit: "off",
			full_page_writes: "off",
			max_connections: "200",
		},
	});
	await makeTemplate(postgres.url, postgres.url);
	project.provide("postgres", { url: postgres.url, template: TEMPLATE });
	return async () => {
		await postgres.stop();
		await folder.remove();
	};
}

/**
 * Makes the database that every test database is a copy of.
 * @param serverUrl address of the server as its superuser.
 * @param ownerUrl the same as the role that migrates.
 */
export async function makeTemplate(serverUrl: string, ownerUrl: string): Promise<void> {
	const url = new URL(ownerUrl);
	url.pathname = TEMPLATE;
	await withClient(serverUrl, async (client) => {
		await client.query(`create database ${TEMPLATE} owner ${url.username}`);
		await createSupabaseRoles(url.href);
		await migrate(url.href);
		// pg-boss would make its schema at each start of a server.
		await migrateQueue(url.href);
		await makeAppRole(url.href);
		// Copying a database fails while anyone is connected to it.
		await client.query(`alter database ${TEMPLATE} is_template true allow_connections false`);
	});
}
