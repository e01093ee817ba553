import { test as base } from "vitest";
import { DELIVERIES, DELIVERY_QUEUE } from "../../server/leads/delivery-queue.ts";
import { leadWith, SUBMISSION, startLeadServer } from "../support/lead-server.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const test = base.concurrent;

const SOURCES = [SUBMISSION.source];

const { language: _, page: __, ...FIELDS } = SUBMISSION;

type Server = Awaited<ReturnType<typeof startLeadServer>>;

const jobs = ({ rows }: Server) =>
	rows(`select state from pgboss.job where name = '${DELIVERY_QUEUE}'`);

const webhookIds = ({ receiver }: Server) =>
	receiver.requests.map(({ headers }) => headers["webhook-id"]);

test("a lead is sent as GET, unsigned", async ({ expect }) => {
	await using at = await startLeadServer();
	const { id } = await at.app.leads.accept(leadWith());
	await expect.poll(at.states).toEqual(["delivered"]);
	const [request, ...more] = at.receiver.requests;
	expect(request).toMatchObject({ method: "GET", path: "/hook", body: "" });
	expect(Object.fromEntries(request?.query ?? [])).toEqual(FIELDS);
	expect(request?.headers).toMatchObject({ "webhook-id": id });
	expect(request?.headers).not.toHaveProperty("webhook-signature");
	expect(more).toEqual([]);
	expect(await at.attempts()).toEqual([{ status: 200, error: null }]);
});

test("a lead is sent as a signed POST", async ({ expect }) => {
	const secret = `whsec_${Buffer.from("k".repeat(32)).toString("base64")}`;
	await using at = await startLeadServer({
		environment: {
			QUICK_ANALYSIS_WEBHOOK_METHOD: "POST",
			WEBHOOK_SIGNING_SECRET: secret,
		},
	});
	await at.app.leads.accept(leadWith());
	await expect.poll(at.states).toEqual(["delivered"]);
	const [request] = at.receiver.requests;
	expect(request).toMatchObject({ method: "POST", path: "/hook", search: "" });
	expect(request?.headers["webhook-signature"]).toMatch(/^v1,/);
});

test("a lead taken while the webhook is down is delivered later", async ({ expect }) => {
	await using at = await startLeadServer();
	await at.receiver.close();
	await at.app.leads.accept(leadWith());
	await expect
		.poll(at.attempts)
		.toContainEqual({ status: null, error: "no answer (ECONNREFUSED)" });
	expect(await at.states()).toEqual(["pending"]);

	const { port } = at.receiver;
	await using back = await startWebhookReceiver({ port });
	await expect.poll(at.states).toEqual(["delivered"]);
	expect(back.requests).toHaveLength(1);
});

test("each attempt has the same id and is recorded; redirects are not followed", async ({
	expect,
}) => {
	await using at = await startLeadServer();
	const location = `${at.receiver.url}/elsewhere`;
	at.receiver.answer(
		status(500),
		(response) => response.destroy(),
		status(302, { location }),
		status(204),
	);
	const { id } = await at.app.leads.accept(leadWith());
	await expect.poll(at.states).toEqual(["delivered"]);
	expect(webhookIds(at)).toEqual([id, id, id, id]);
	expect(new Set(at.receiver.requests.map(({ path }) => path))).toEqual(new Set(["/hook"]));
	expect(await at.attempts()).toEqual([
		{ status: 500, error: "answered 500" },
		{ status: null, error: "no answer (UND_ERR_SOCKET)" },
		{ status: 302, error: "answered 302; redirects are not followed" },
		{ status: 204, error: null },
	]);
});

test.for<[method: string, code: number, state: string, alerts: { type: string }[]]>([
	["GET", 414, "failed", [{ type: "lead.too_long" }]],
	["GET", 431, "failed", [{ type: "lead.too_long" }]],
	["POST", 414, "pending", []],
])(
	"a %s that is answered %i leaves the lead %s",
	async ([method, code, state, alerts], { expect }) => {
		await using at = await startLeadServer({
			environment: { QUICK_ANALYSIS_WEBHOOK_METHOD: method, LEAD_RETRY_DELAYS: "60" },
		});
		at.receiver.answer(status(code));
		await at.app.leads.accept(leadWith());
		await expect.poll(at.attempts).toHaveLength(1);
		expect(await at.states()).toEqual([state]);
		const raised = `select data->>'type' as type from pgboss.job where name = 'lead-alert'`;
		expect(await at.rows(raised)).toEqual(alerts);
	},
);

test("410 stops at once; retried by hand the lead is delivered", async ({ expect }) => {
	await using at = await startLeadServer();
	const { leads } = at.app;
	at.receiver.answer(status(410));
	const { id } = await leads.accept(leadWith());
	await expect.poll(at.states).toEqual(["failed"]);
	expect(await at.attempts()).toEqual([{ status: 410, error: "answered 410" }]);
	expect(await leads.enqueueLost(SOURCES)).toBe(0);

	at.receiver.answer(status(200));
	expect(await leads.retry([id], "ayse")).toEqual([id]);
	await expect.poll(at.states).toEqual(["delivered"]);
	expect(await leads.retry([id], "ayse")).toEqual([]);
});

test("after the last attempt the lead is failed", async ({ expect }) => {
	await using at = await startLeadServer({ environment: { LEAD_RETRY_DELAYS: "0.001,0.001" } });
	at.receiver.answer(status(503));
	await at.app.leads.accept(leadWith());
	await expect.poll(at.states).toEqual(["failed"]);
	expect(await at.attempts()).toHaveLength(3);
});

test("Retry-After delays the next attempt; a lost job is replaced", async ({ expect }) => {
	await using at = await startLeadServer({ searchInterval: 100 });
	at.receiver.answer(status(429, { "retry-after": "3600" }));
	const before = Date.now();
	await at.app.leads.accept(leadWith());
	await expect.poll(at.attempts).toHaveLength(1);
	const [job] = await at.rows<{ start_after: Date }>(
		`select start_after from pgboss.job where name = '${DELIVERY_QUEUE}' and state = 'created'`,
	);
	const wait = (job?.start_after.getTime() ?? 0) - before;
	expect(wait).toBeGreaterThanOrEqual(3_600_000);
	expect(wait).toBeLessThan(3_660_000);

	at.receiver.answer(status(200));
	await at.sql.query("delete from pgboss.job");
	await expect.poll(at.states).toEqual(["delivered"]);
});

test.for(["with its job", "without its job"])(
	"a lead from before a webhook was set is delivered, %s",
	async (job, { expect }) => {
		await using at = await startLeadServer({
			environment: { QUICK_ANALYSIS_WEBHOOK_URL: "" },
		});
		await at.app.leads.accept(leadWith());
		await at.app.close();
		expect(await at.states()).toEqual(["pending"]);
		if (job === "without its job") await at.sql.query("delete from pgboss.job");
		await at.start();
		await expect.poll(at.states).toEqual(["delivered"]);
		expect(at.receiver.requests).toHaveLength(1);
	},
);

test("a lead has one job, also while it is being delivered", async ({ expect }) => {
	await using at = await startLeadServer();
	const called = at.receiver.hold();
	const { id: leadId } = await at.app.leads.accept(leadWith());
	const { queue } = at.app;
	const enqueueAgain = () => DELIVERIES.enqueueLost(queue, [leadId]);
	await enqueueAgain();
	const answer = await called;
	await enqueueAgain();
	expect(await jobs(at)).toEqual([{ state: "active" }]);
	answer();
	await expect.poll(at.states).toEqual(["delivered"]);
	expect(await jobs(at)).toEqual([{ state: "completed" }]);
});

test("two servers deliver each of many leads once, in at most twenty calls at a time", async ({
	expect,
}) => {
	await using at = await startLeadServer();
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
	const apps = [at.app, await at.start()];
	const ids = await Promise.all(
		Array.from({ length: 40 }, async (_, index) => {
			const lead = leadWith({ message: `${index}` });
			return (await (apps[index % 2] ?? at.app).leads.accept(lead)).id;
		}),
	);
	await Promise.all(apps.map(({ leads }) => leads.enqueueLost(SOURCES)));
	const delivered = async () => new Set(await at.states());
	await expect.poll(delivered).toEqual(new Set(["delivered"]));
	expect(webhookIds(at).toSorted()).toEqual(ids.toSorted());
	expect(most).toBeGreaterThan(1);
	expect(most).toBeLessThanOrEqual(2 * 10);
});

test("a server that stops finishes its deliveries", async ({ expect }) => {
	await using at = await startLeadServer();
	const called = at.receiver.hold();
	await at.app.leads.accept(leadWith());
	const answer = await called;
	const closed = at.app.close();
	const workers = () => at.app.queue.getWipData().map(({ state }) => state);
	await expect.poll(workers).toContain("stopping");
	expect(await at.states()).toEqual(["pending"]);
	answer();
	await closed;
	expect(await at.states()).toEqual(["delivered"]);
	expect(await at.attempts()).toEqual([{ status: 200, error: null }]);
});
