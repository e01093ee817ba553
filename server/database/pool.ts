import { Pool, type PoolConfig } from "pg";

/**
 * A pool of connections each of which may break at any moment, as when Postgres restarts: the query
 * under way or the next one fails then, and the pool makes a new connection.
 * @param onIdleBroken is told why a connection broke that nobody used.
 */
export function createPool(
	config: PoolConfig,
	onIdleBroken: (reason: string) => void = () => {},
): Pool {
	const pool = new Pool(config);
	pool.on("error", ({ message }) => onIdleBroken(message));
	// The pool itself does not listen from the moment in which it hands a connection out, and an
	// unheard error ends the process.
	pool.on("connect", (client) => {
		client.on("error", () => {});
	});
	return pool;
}
