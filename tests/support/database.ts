import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../../server/database/with-client.ts";

interface TestDatabase extends AsyncDisposable {
	/** Address with the superuser's password. */
	url: string;
}

/**
 * A database of the test's own, with roles and migrations but no rows.
 * Its disposal ends sessions that are still open.
 */
export async function createDatabase(): Promise<TestDatabase> {
	const server = inject("postgres");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const run = async (sql: string) => {
		await withClient(server.url, (client) => client.query(sql));
	};
	await run(`create database ${name} template ${server.template}`);
	const url = new URL(server.url);
	url.pathname = name;
	return {
		url: url.href,
		[Symbol.asyncDispose]: () => run(`drop database ${name} with (force)`),
	};
}
