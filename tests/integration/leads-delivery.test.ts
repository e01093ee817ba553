import { createHmac } from "node:crypto";
import { Client } from "pg";
import { describe, test } from "vitest";
import {
	parseLead,
	QUICK_ANALYSIS_SOURCE,
} from "../../client/form/submission.ts";
import { enqueueDelivery } from "../../server/leads/delivery-queue.ts";
import { createDatabase } from "../support/database.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const FIELDS = [
	["name", SUBMISSION.name],
	["email", SUBMISSION.email],
	["company", SUBMISSION.company],
	["message", SUBMISSION.message],
	["timestamp", SUBMISSION.timestamp],
	["source", SUBMISSION.source],
];

const WAIT = { timeout: 20_000, interval: 50 };

/** Soon and for ever: the real schedule has its own test. */
const soon = () => 100;

/** A lead; those of another number are other leads. */
function lead(number = 0) {
	const message = number ? `${SUBMISSION.message} ${number}` : undefined;
	const result = parseLead({ ...SUBMISSION, ...(message && { message }) });
	if ("problems" in result) throw new Error("The submission is wrong");
	return result.lead;
}

/** A database, a receiver, and servers that know both. */
async function setUp() {
	const database = await createDatabase();
	const receiver = await startWebhookReceiver();
	const sql = new Client(database.url);
	await sql.connect();
	const stack = new AsyncDisposableStack();
	stack.defer(database.drop);
	stack.defer(() => sql.end());
	stack.defer(receiver.close);
	return {
		receiver,
		sql,
		async start({
			environment = {},
			...options
		}: Partial<Parameters<typeof startLeadsApp>[0]> = {}) {
			const app = await startLeadsApp({
				databaseUrl: database.url,
				nextRetryDelay: soon,
				environment: {
					QUICK_ANALYSIS_WEBHOOK_URL: `${receiver.url}/hook`,
					...environment,
				},
				...options,
			});
			stack.defer(() => app.close());
			return app;
		},
		async state() {
			const { rows } = await sql.query<{ state: string }>(
				"select state from private.leads order by received_at",
			);
			return rows.map(({ state }) => state);
		},
		async attempts() {
			const { rows } = await sql.query(
				"select status, error from private.lead_attempts order by id",
			);
			return rows;
		},
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

test.concurrent("a lead arrives as GET with exactly the six parameters", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	const { id } = await app.leads.accept(lead());
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);

	expect(at.receiver.requests).toHaveLength(1);
	const [request] = at.receiver.requests;
	expect(request).toMatchObject({ method: "GET", path: "/hook", body: "" });
	expect(request?.query).toEqual(FIELDS);
	expect(request?.headers["webhook-id"]).toBe(id);
	const sent = Number(request?.headers["webhook-timestamp"]);
	expect(Math.abs(sent - Date.now() / 1000)).toBeLessThan(30);
	expect(request?.headers["webhook-signature"]).toBeUndefined();
	expect(await at.attempts()).toEqual([{ status: 200, error: null }]);
});

test.concurrent("or as signed POST", async ({ expect }) => {
	await using at = await setUp();
	const key = Buffer.from("k".repeat(32));
	const app = await at.start({
		environment: {
			QUICK_ANALYSIS_WEBHOOK_METHOD: "POST",
			WEBHOOK_SIGNING_SECRET: `whsec_${key.toString("base64")}`,
		},
	});
	await app.leads.accept(lead());
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);

	const [request] = at.receiver.requests;
	expect(request).toMatchObject({ method: "POST", path: "/hook", search: "" });
	expect(Object.entries(JSON.parse(request?.body ?? ""))).toEqual(FIELDS);
	const headers = request?.headers ?? {};
	const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${request?.body}`;
	expect(headers["webhook-signature"]).toBe(
		`v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
	);
});

test.concurrent("a lead taken while the webhook is down is delivered once it is back", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	await at.receiver.close();
	await app.leads.accept(lead());
	await expect
		.poll(at.attempts, WAIT)
		.toContainEqual({ status: null, error: "no answer (ECONNREFUSED)" });
	expect(await at.state()).toEqual(["pending"]);

	const { port } = at.receiver;
	await using back = await startWebhookReceiver({ port });
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);
	expect(back.requests.map(({ query }) => query)).toEqual([FIELDS]);
});

test.concurrent("each attempt has the same id and is recorded", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	at.receiver.answer(
		status(500),
		(response) => response.destroy(),
		status(404),
		status(204),
	);
	const { id } = await app.leads.accept(lead());
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);
	expect(
		at.receiver.requests.map(({ headers }) => headers["webhook-id"]),
	).toEqual([id, id, id, id]);
	expect(await at.attempts()).toEqual([
		{ status: 500, error: "answered 500" },
		{ status: null, error: "no answer (UND_ERR_SOCKET)" },
		{ status: 404, error: "answered 404" },
		{ status: 204, error: null },
	]);
});

test.concurrent("a redirect is a failure and is not followed", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	const location = `${at.receiver.url}/elsewhere`;
	at.receiver.answer(status(302, { location }), status(200));
	await app.leads.accept(lead());
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);
	expect(at.receiver.requests.map(({ path }) => path)).toEqual([
		"/hook",
		"/hook",
	]);
	expect((await at.attempts())[0]).toEqual({
		status: 302,
		error: "answered 302; redirects are not followed",
	});
});

test.concurrent("410 stops at once; retried by hand the lead is delivered", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	at.receiver.answer(status(410));
	const { id } = await app.leads.accept(lead());
	await expect.poll(at.state, WAIT).toEqual(["failed"]);
	expect(await at.attempts()).toEqual([{ status: 410, error: "answered 410" }]);
	expect(await app.leads.enqueueLost([QUICK_ANALYSIS_SOURCE])).toBe(0);

	at.receiver.answer(status(200));
	expect(await app.leads.retry(id)).toBe(true);
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);
	expect(await app.leads.retry(id)).toBe(false);
});

test.concurrent("after the last attempt the lead is failed", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start({
		nextRetryDelay: (attempts) => (attempts < 3 ? 1 : undefined),
	});
	at.receiver.answer(status(503));
	await app.leads.accept(lead());
	await expect.poll(at.state, WAIT).toEqual(["failed"]);
	expect(await at.attempts()).toHaveLength(3);
});

test.concurrent("Retry-After puts the next attempt off", async ({ expect }) => {
	await using at = await setUp();
	const app = await at.start();
	at.receiver.answer(status(429, { "retry-after": "3600" }));
	const before = Date.now();
	await app.leads.accept(lead());
	await expect.poll(at.attempts, WAIT).toHaveLength(1);
	const { rows } = await at.sql.query<{ start_after: Date }>(
		"select start_after from pgboss.job where state = 'created'",
	);
	const wait = (rows[0]?.start_after.getTime() ?? 0) - before;
	expect(wait).toBeGreaterThanOrEqual(3_600_000);
	expect(wait).toBeLessThan(3_660_000);
});

describe("without a webhook leads are kept", () => {
	test.concurrent("and delivered once there is one", async ({ expect }) => {
		await using at = await setUp();
		const early = await at.start({
			environment: { QUICK_ANALYSIS_WEBHOOK_URL: "" },
		});
		await early.leads.accept(lead());
		await early.close();
		expect(await at.state()).toEqual(["pending"]);
		await at.start();
		await expect.poll(at.state, WAIT).toEqual(["delivered"]);
		expect(at.receiver.requests).toHaveLength(1);
	});

	test.concurrent("also when their jobs are gone by then", async ({
		expect,
	}) => {
		await using at = await setUp();
		const early = await at.start({
			environment: { QUICK_ANALYSIS_WEBHOOK_URL: "" },
		});
		await early.leads.accept(lead());
		await early.close();
		await at.sql.query("delete from pgboss.job");
		await at.start();
		await expect.poll(at.state, WAIT).toEqual(["delivered"]);
	});
});

test.concurrent("a lost job is replaced while the server runs", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start({ searchInterval: 100 });
	at.receiver.answer(status(500, { "retry-after": "3600" }));
	await app.leads.accept(lead());
	await expect.poll(at.attempts, WAIT).toHaveLength(1);
	at.receiver.answer(status(200));
	await at.sql.query("delete from pgboss.job");
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);
});

test.concurrent("a lead has one job, also while it is being delivered", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	const called = Promise.withResolvers<() => void>();
	at.receiver.answer((response) => called.resolve(() => response.end()));
	const { id } = await app.leads.accept(lead());
	const enqueueAgain = () =>
		enqueueDelivery(
			app.queue,
			{ leadId: id, attempt: 1 },
			{ db: app.queue.getDb() },
		);
	const jobs = async () =>
		(await at.sql.query("select state from pgboss.job")).rows;
	await enqueueAgain();
	const answer = await called.promise;
	await enqueueAgain();
	expect(await jobs()).toEqual([{ state: "active" }]);
	answer();
	await expect.poll(at.state, WAIT).toEqual(["delivered"]);
	expect(await jobs()).toEqual([{ state: "completed" }]);
});

test.concurrent("many leads and two servers: each lead is delivered once", async ({
	expect,
}) => {
	await using at = await setUp();
	const apps = await Promise.all([at.start(), at.start()]);
	const ids = await Promise.all(
		Array.from({ length: 40 }, async (_, index) => {
			const { id } = await (apps[index % 2] ?? apps[0]).leads.accept(
				lead(index),
			);
			return id;
		}),
	);
	await Promise.all(
		apps.map((app) => app.leads.enqueueLost([QUICK_ANALYSIS_SOURCE])),
	);
	await expect
		.poll(async () => new Set(await at.state()), WAIT)
		.toEqual(new Set(["delivered"]));
	const delivered = at.receiver.requests.map(
		({ headers }) => headers["webhook-id"],
	);
	expect(delivered.toSorted()).toEqual(ids.toSorted());
});

test.concurrent("no more than ten calls are under way at once", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	let open = 0;
	let most = 0;
	at.receiver.answer((response) => {
		most = Math.max(most, ++open);
		const answer = () => {
			open--;
			response.end();
		};
		setTimeout(answer, 50);
	});
	for (let count = 0; count < 25; count++) await app.leads.accept(lead(count));
	await expect
		.poll(async () => new Set(await at.state()), WAIT)
		.toEqual(new Set(["delivered"]));
	expect(most).toBeGreaterThan(1);
	expect(most).toBeLessThanOrEqual(10);
	expect(at.receiver.requests).toHaveLength(25);
});

test.concurrent("a server that stops finishes the delivery under way", async ({
	expect,
}) => {
	await using at = await setUp();
	const app = await at.start();
	const called = Promise.withResolvers<() => void>();
	at.receiver.answer((response) => called.resolve(() => response.end()));
	await app.leads.accept(lead());
	const answer = await called.promise;
	const closed = app.close();
	const workers = () => app.queue.getWipData().map(({ state }) => state);
	await expect.poll(workers, WAIT).toContain("stopping");
	expect(await at.state()).toEqual(["pending"]);
	answer();
	await closed;
	expect(await at.state()).toEqual(["delivered"]);
	expect(await at.attempts()).toEqual([{ status: 200, error: null }]);
});
