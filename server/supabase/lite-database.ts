import pg from "pg";
import { createPool } from "../database/pool.ts";

/** Milliseconds that a statement may take; the limit of hosted Supabase's API. */
export const STATEMENT_TIMEOUT = 8_000;

/** Milliseconds; for a Postgres that no longer answers, so longer than its own limit. */
const QUERY_TIMEOUT = 10_000;

const asText = (value: string) => value;

/** A number if it is exact, otherwise the text. */
const asNumber = (value: string) => (String(Number(value)) === value ? Number(value) : value);

/** Oids of the arrays in Postgres' catalogue that pg leaves as text: `"char"[]` and `name[]`. */
const CATALOGUE_ARRAYS = [1002, 1003];

/** The oid of `text[]`. */
const TEXT_ARRAY: number = 1009;

/** Values as PostgREST writes them, by the type's oid; others as pg reads them. */
const PARSERS = new Map<number, (value: string) => unknown>([
	[pg.types.builtins.INT8, asNumber],
	[pg.types.builtins.NUMERIC, asNumber],
	// Postgres' own text format: `\x` and hexadecimal.
	[pg.types.builtins.BYTEA, asText],
	[pg.types.builtins.DATE, asText],
	[pg.types.builtins.TIME, asText],
	[pg.types.builtins.TIMETZ, asText],
	[pg.types.builtins.TIMESTAMP, asText],
	// ISO 8601 with a `T` and the minutes of the offset.
	[
		pg.types.builtins.TIMESTAMPTZ,
		(value) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"),
	],
	...CATALOGUE_ARRAYS.map((oid) => [oid, pg.types.getTypeParser(TEXT_ARRAY)] as const),
]);

/**
 * The pool of Lite's queries. Lite's own driver, postgres.js 3.4.9, ends the process when a connection
 * breaks during a transaction, and keeps broken connections (github.com/porsager/postgres/issues/1208).
 */
export function createLitePool(connectionString: string): pg.Pool {
	return createPool({
		connectionString,
		application_name: "vitrin supabase lite",
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 30_000,
		statement_timeout: STATEMENT_TIMEOUT,
		query_timeout: QUERY_TIMEOUT,
		types: {
			getTypeParser: (oid: number, format?: "text" | "binary") =>
				PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format),
		},
	});
}
