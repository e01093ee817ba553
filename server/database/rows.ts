import type { Pool, PoolClient, QueryResultRow } from "pg";

/** The row of a query that always has one, such as a count or an insert. */
export async function readRow<Row extends QueryResultRow>(
	client: Pool | PoolClient,
	text: string,
	values?: unknown[],
): Promise<Row> {
	const { rows } = await client.query<Row>(text, values);
	if (!rows[0]) throw new Error(`No row from: ${text}`);
	return rows[0];
}

/** The ids that a query returns. */
export async function readIds(
	client: Pool | PoolClient,
	text: string,
	values: unknown[] = [],
): Promise<string[]> {
	const { rows } = await client.query<{ id: string }>(text, values);
	return rows.map(({ id }) => id);
}
