import { setTimeout as sleep } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
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

/** Any number: replicas that start at once migrate and seed one after the other. */
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

/** ms for which a change of a table waits for others, such as a backup: whoever reads the table meanwhile waits behind it. */
const LOCK_TIMEOUT = 2_000;

/** ms until it tries again, and until it gives up. */
const PAUSE = 2_000;
const PATIENCE = 5 * 60_000;

/** Changes tables or roles in a transaction, while the site runs. The work may run several times. */
export async function inTransaction(client: Client, work: () => Promise<unknown>): Promise<void> {
	const started = performance.now();
	for (;;) {
		await client.query("begin");
		try {
			await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
			await work();
			await client.query("commit");
			return;
		} catch (error) {
			// Where it fails too, the connection has ended, and the transaction with it.
			await client.query("rollback").catch(() => undefined);
			if (!isLocked(error) || performance.now() - started > PATIENCE) throw error;
		}
		await sleep(PAUSE);
	}
}

function isLocked(error: unknown): boolean {
	if (error instanceof StartError) return isLocked(error.cause);
	// lock_not_available
	return error instanceof DatabaseError && error.code === "55P03";
}
