import { Pool, type PoolConfig } from "pg";

/**
 * A pool of connections that may break at any moment, as when Postgres restarts: then the running or
 * the next query fails, and the pool makes a new connection.
 * @param onIdleBroken gets the reason why an idle connection broke.
 */
export function createPool(
	config: PoolConfig,
	onIdleBroken: (reason: string) => void = () => {},
): Pool {
	const pool = new Pool(config);
	pool.on("error", ({ message }) => onIdleBroken(message));
	// The pool does not listen to a connection that it has handed out, and an error event without a
	// listener ends the process.
	pool.on("connect", (client) => {
		client.on("error", () => {});
	});
	return pool;
}
