import { connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPool } from "../../server/database/pool.ts";
import { withTransaction } from "../../server/database/transaction.ts";
import { createDatabase } from "../support/database.ts";
import { listen } from "../support/listen.ts";

/** Postgres' message that a session is ready for its first query. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Postgres' message that it ends a session, as when it restarts. */
const ENDED = message("E", "SFATAL\0C57P01\0Mterminating connection\0\0");

function message(type: string, content: string): Buffer {
	const length = Buffer.alloc(4);
	length.writeInt32BE(content.length + 4);
	return Buffer.concat([Buffer.from(type), length, Buffer.from(content)]);
}

/** Postgres as it restarts: each session is ended with the very bytes that say it is ready. */
async function startEndingSessions(databaseUrl: string): Promise<string> {
	const url = new URL(databaseUrl);
	const target = { host: url.hostname, port: Number(url.port) };
	const server = createServer((near) => {
		const far = connect(target);
		near.pipe(far);
		far.on("data", (bytes) => {
			const ready = bytes.subarray(-READY.length).equals(READY);
			near.write(ready ? Buffer.concat([bytes, ENDED]) : bytes);
			if (ready) near.end();
		});
		for (const socket of [near, far]) {
			socket.on("error", () => {});
			onTestFinished(() => {
				socket.destroy();
			});
		}
	});
	url.host = `127.0.0.1:${await listen(server)}`;
	onTestFinished(() => {
		server.close();
	});
	return url.href;
}

test("a connection that breaks while it is handed out fails the query, not the process", async () => {
	await using database = await createDatabase();
	const pool = createPool({
		connectionString: await startEndingSessions(database.url),
	});
	onTestFinished(() => pool.end());

	const work = withTransaction(pool, (client) => client.query("select"));
	await expect(work).rejects.toThrow("not queryable");
	expect(pool.totalCount).toBe(0);
});
