import { type ClientBase, DatabaseError } from "pg";
import { StartError } from "../start-error.ts";

/**
 * Runs the SQL of a file, which may hold many statements.
 * @param title the file's name in the error message.
 * @throws StartError with the line that Postgres refused and its reason.
 */
export async function runFile(client: ClientBase, title: string, sql: string): Promise<void> {
	try {
		await client.query(sql);
	} catch (cause) {
		if (!(cause instanceof DatabaseError)) throw cause;
		const line = lineAt(sql, Number(cause.position ?? 0));
		throw new StartError(`${title} failed${line}: ${cause.message}`, { cause });
	}
}

/** @param position 1-based, in characters; 0 when Postgres gave none. */
function lineAt(sql: string, position: number): string {
	if (position === 0) return "";
	const before = Array.from(sql).slice(0, position - 1);
	return ` in line ${before.filter((character) => character === "\n").length + 1}`;
}
