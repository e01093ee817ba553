import { writeSync } from "node:fs";
import { Pool } from "pg";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";

/**
 * A server process that tests may kill: `node embedded-server.ts <folder> <task>`. It starts the
 * embedded Postgres and prints `started`; then the task is `write` (insert rows for ever and print
 * each acknowledged id), `throw` (end by an uncaught exception) or `wait`.
 */
const [dataDir = "", task] = process.argv.slice(2);
const log = { ...console, debug: console.error, info: console.error };
const { url } = await startEmbeddedPostgres({ dataDir, log });
const print = (line: string) => writeSync(1, `${line}\n`);

print("started");
if (task === "throw") throw new Error("thrown on purpose");
if (task === "write") {
	const pool = new Pool({ connectionString: url, max: 4 });
	await pool.query(
		"create table if not exists written (id bigint generated always as identity primary key, filler text)",
	);
	const write = async () => {
		for (;;) {
			const { rows } = await pool.query<{ id: string }>(
				"insert into written (filler) values (repeat('x', 200)) returning id",
			);
			for (const { id } of rows) print(id);
		}
	};
	await Promise.all([write(), write(), write(), write()]);
}
setInterval(() => {}, 60_000);
