import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { asAppRole } from "./app-role.ts";

/** The rows of a statement. */
export const queryRows = (url: string, sql: string, values: unknown[] = []) =>
	withClient(url, async (client) => (await client.query(sql, values)).rows);

interface TestDatabase extends AsyncDisposable {
	/** Address with the superuser's password. */
	url: string;
	/** The same as the role that the site has in the stack. */
	appUrl: string;
}

/**
 * A database of the test's own, with roles and migrations but no rows.
 * Its disposal ends sessions that are still open.
 */
export async function createDatabase(): Promise<TestDatabase> {
	const server = inject("postgres");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await queryRows(server.url, `create database ${name} template ${server.template}`);
	const url = new URL(server.url);
	url.pathname = name;
	return {
		url: url.href,
		appUrl: asAppRole(url.href),
		async [Symbol.asyncDispose]() {
			await queryRows(server.url, `drop database ${name} with (force)`);
		},
	};
}
