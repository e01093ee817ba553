import { DatabaseError, type Pool, type PoolClient } from "pg";

/**
 * Runs some work in a transaction on its own connection. An error rolls the transaction back.
 * @throws the error of the work. A database error loses its details, because they quote rows.
 */
export async function withTransaction<T>(
	pool: Pool,
	work: (client: PoolClient) => Promise<T>,
): Promise<T> {
	const client = await pool.connect();
	let broken: Error | undefined;
	try {
		await client.query("begin");
		const result = await work(client);
		await client.query("commit");
		return result;
	} catch (error) {
		await client.query("rollback").catch((failure: Error) => {
			broken = failure;
		});
		throw withoutDetails(error);
	} finally {
		client.release(broken);
	}
}

function withoutDetails(error: unknown): unknown {
	if (error instanceof DatabaseError) {
		error.detail = undefined;
		error.where = undefined;
	}
	return error;
}
