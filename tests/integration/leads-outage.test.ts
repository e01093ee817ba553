import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import supertest from "supertest";
import { test } from "vitest";
import { draining } from "../../server/operations/draining.ts";
import { health } from "../../server/operations/health.ts";
import { createDatabase } from "../support/database.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

/** Ample for a heartbeat that must be missed first (10 s) and the search for such jobs (each 10 s). */
const WAIT = { timeout: 50_000, interval: 100 };
const TEST = { concurrent: true, timeout: 60_000 };

/** The way to a database, which can be cut and mended. */
async function startWay(databaseUrl: string) {
	const target = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(Number(target.port), target.hostname);
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket);
			socket.pipe(other);
			socket.on("error", () => other.destroy());
			socket.on("close", () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
	});
	const open = async (port: number) => {
		server.listen(port, "127.0.0.1");
		await once(server, "listening");
		const address = server.address();
		if (!address || typeof address === "string") throw new Error("No port");
		return address.port;
	};
	const port = await open(0);
	const url = new URL(databaseUrl);
	url.hostname = "127.0.0.1";
	url.port = `${port}`;
	return {
		url: url.href,
		async cut() {
			server.close();
			for (const socket of sockets) socket.destroy();
			await once(server, "close");
		},
		mend: () => open(port),
	};
}

async function setUp() {
	const database = await createDatabase();
	const stack = new AsyncDisposableStack();
	stack.defer(database.drop);
	const way = await startWay(database.url);
	stack.defer(way.cut);
	const receiver = stack.use(await startWebhookReceiver());
	const sql = new Client(database.url);
	await sql.connect();
	stack.defer(() => sql.end());
	return {
		way,
		receiver,
		async start() {
			const app = await startLeadsApp({
				databaseUrl: way.url,
				rateLimit: 1_000,
				environment: { QUICK_ANALYSIS_WEBHOOK_URL: receiver.url },
				extend: (app) => {
					app.register(draining);
					app.register(health);
				},
			});
			stack.defer(() => app.close());
			return supertest(app.server);
		},
		async states() {
			const { rows } = await sql.query<{ state: string }>(
				"select state from private.leads",
			);
			return rows.map(({ state }) => state);
		},
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

const send = (request: ReturnType<typeof supertest>) =>
	request.post("/api/quick-analysis").send(SUBMISSION);

test(
	"while the database is away a lead is answered 503, and taken and delivered afterwards",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		const request = await at.start();
		await at.way.cut();
		const answer = await send(request)
			.expect(503)
			.expect("content-type", /^application\/problem\+json/);
		expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		expect(await at.states()).toEqual([]);

		await at.way.mend();
		await expect.poll(async () => (await send(request)).status, WAIT).toBe(202);
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
	},
);

test(
	"a server that starts while the database is away works once it is there",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		await at.way.cut();
		const request = await at.start();
		await send(request).expect(503);
		await at.way.mend();
		// The database is there again, and for some seconds the queue is not.
		const answers = new Set<string>();
		const answer = async () => {
			const ready = await request.get("/readyz");
			const sent = await send(request);
			if (sent.status === 503) {
				expect(Number(sent.headers["retry-after"])).toBeGreaterThan(0);
			}
			answers.add(`ready ${ready.status}, sent ${sent.status}`);
			return ready.status;
		};
		await expect.poll(answer, WAIT).toBe(200);
		// It may have become ready between the two.
		answers.delete("ready 503, sent 202");
		expect([...answers]).toEqual([
			"ready 503, sent 503",
			"ready 200, sent 202",
		]);
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
	},
);

test(
	"a delivery that could not be recorded is made again under the same id",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		const request = await at.start();
		at.receiver.answer(
			async (response) => {
				await at.way.cut();
				response.end();
			},
			(response) => response.end(),
		);
		const { body } = await send(request).expect(202);
		await expect.poll(() => at.receiver.requests.length, WAIT).toBe(1);
		await expect.poll(at.way.mend, WAIT).toEqual(expect.any(Number));
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
		expect(
			at.receiver.requests.map(({ headers }) => headers["webhook-id"]),
		).toEqual([body.id, body.id]);
	},
);
