import supertest from "supertest";
import { test } from "vitest";
import { draining } from "../../server/operations/draining.ts";
import { health } from "../../server/operations/health.ts";
import { createLeadSystem, LEADS_PATH, SUBMISSION } from "../support/lead-server.ts";
import { startNetwork } from "../support/network.ts";

/** ms; a missed heartbeat (10 s) and the search for such jobs (every 10 s) take a part of it. */
const WAIT = { timeout: 50_000, interval: 100 };
const TEST = { concurrent: true, timeout: 60_000 };

/** Leads behind a network, and a way to start their server. */
async function setUp() {
	await using stack = new AsyncDisposableStack();
	const system = stack.use(await createLeadSystem());
	const network = await startNetwork(system.appUrl);
	stack.defer(network.cut);
	const owned = stack.move();
	return {
		...system,
		network,
		/** @returns requests, and a post of the submission. */
		async startServer() {
			const app = await system.start({
				databaseUrl: network.url,
				rateLimit: 1_000,
				extend: (app) => {
					app.register(draining);
					app.register(health);
				},
			});
			const request = supertest(app.server);
			return { request, send: () => request.post(LEADS_PATH).send(SUBMISSION) };
		},
		[Symbol.asyncDispose]: () => owned.disposeAsync(),
	};
}

test(
	"while the database is away a lead is answered 503; later it is taken and delivered",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		const { send } = await at.startServer();
		await at.network.cut();
		const answer = await send()
			.expect(503)
			.expect("content-type", /^application\/problem\+json/);
		expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
		expect(await at.states()).toEqual([]);

		await at.network.repair();
		await expect.poll(async () => (await send()).status, WAIT).toBe(202);
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
	},
);

test(
	"a server that starts without its database works once the database is back",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		await at.network.cut();
		const { request, send } = await at.startServer();
		await send().expect(503);
		await at.network.repair();
		// The database is back; the queue starts some seconds later.
		const answers = new Set<string>();
		const answer = async () => {
			const ready = await request.get("/readyz");
			const sent = await send();
			if (sent.status === 503) {
				expect(Number(sent.headers["retry-after"])).toBeGreaterThan(0);
			}
			answers.add(`ready ${ready.status}, sent ${sent.status}`);
			return ready.status;
		};
		await expect.poll(answer, WAIT).toBe(200);
		// The server may have become ready between the two requests.
		answers.delete("ready 503, sent 202");
		expect([...answers]).toEqual(["ready 503, sent 503", "ready 200, sent 202"]);
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
	},
);

test(
	"leads are delivered again after the network has lost all connections silently",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		const { send } = await at.startServer();
		at.network.freeze();
		await expect.poll(async () => (await send()).status, WAIT).toBe(202);
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
	},
);

test(
	"a delivery that could not be recorded is repeated under the same id",
	TEST,
	async ({ expect }) => {
		await using at = await setUp();
		const { send } = await at.startServer();
		at.receiver.answer(
			async (response) => {
				await at.network.cut();
				response.end();
			},
			(response) => response.end(),
		);
		const { body } = await send().expect(202);
		await expect.poll(() => at.receiver.requests.length, WAIT).toBe(1);
		await expect.poll(at.network.repair, WAIT).toEqual(expect.any(Number));
		await expect.poll(at.states, WAIT).toEqual(["delivered"]);
		expect(at.receiver.requests.map(({ headers }) => headers["webhook-id"])).toEqual([
			body.id,
			body.id,
		]);
	},
);
