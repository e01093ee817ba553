import { Client } from "pg";
import { StartError } from "./start-error.ts";

/**
 * Does some work on a new connection and closes it afterwards.
 * @throws StartError when the database cannot be reached; otherwise what the work throws.
 */
export async function withClient<T>(
	databaseUrl: string,
	work: (client: Client) => Promise<T>,
): Promise<T> {
	const client = new Client({
		connectionString: databaseUrl,
		application_name: "vitrin start",
		connectionTimeoutMillis: 10_000,
	});
	// A broken connection fails the running query; without a listener it would also end the process.
	client.on("error", () => {});
	try {
		await client.connect();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new StartError(
			`The database at ${client.host}:${client.port} cannot be reached: ${reason}`,
			{ cause },
		);
	}
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** Any number: servers that start at once migrate and seed one after the other. */
const LOCK = 20_261_120;

/** Like `withClient`, but only one process at a time does such work on a database; the lock ends with its connection. */
export function withMigrationLock<T>(
	databaseUrl: string,
	work: (client: Client) => Promise<T>,
): Promise<T> {
	return withClient(databaseUrl, async (client) => {
		await client.query("select pg_advisory_lock($1)", [LOCK]);
		return work(client);
	});
}

export async function inTransaction(client: Client, work: () => Promise<unknown>): Promise<void> {
	await client.query("begin");
	try {
		await work();
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}
