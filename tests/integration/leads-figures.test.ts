import { expect, test } from "vitest";
import { DELIVERIES, DELIVERY_QUEUE } from "../../server/leads/delivery-queue.ts";
import { readFigures } from "../../server/leads/figures.ts";
import { metrics } from "../../server/operations/metrics.ts";
import { leadWith, SUBMISSION, startLeadServer, testLeadServer } from "../support/lead-server.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const HELD = { suspicions: ["honeypot"] };
const LATER = status(500, { "retry-after": "3600" });

const withMetrics: Parameters<typeof testLeadServer>[0] = {
	extend: (app) => {
		app.register(metrics);
	},
};

const server = testLeadServer({
	...withMetrics,
	environment: { METRICS_TOKEN: "s3cret-of-the-tests" },
});

const getMetrics = (authorization: string) =>
	server()
		.request.get("/metrics")
		.set(authorization ? { authorization } : {});

test.each([
	"",
	"Bearer s3cret-of-the-test",
	"Bearer s3cret-of-the-tests2",
	"Basic s3cret-of-the-tests",
])("/metrics refuses %j", async (authorization) => {
	const answer = await getMetrics(authorization).expect(401);
	expect(answer.text).not.toContain("vitrin_leads");
});

test("/metrics counts leads and attempts for a request with the token", async () => {
	const { app, receiver, sql, attempts } = server();
	receiver.answer(LATER);
	await app.leads.accept(leadWith());
	await app.leads.accept(leadWith({ name: "Bot" }), HELD);
	await expect.poll(attempts).toHaveLength(1);
	await sql.query("update private.leads set pending_since = pending_since - interval '90 seconds'");
	const { text, headers } = await getMetrics("Bearer s3cret-of-the-tests").expect(200);
	expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
	expect(text.split("\n")).toEqual(
		expect.arrayContaining([
			"# TYPE vitrin_leads gauge",
			'vitrin_leads{state="pending"} 1',
			'vitrin_leads{state="delivered"} 0',
			'vitrin_leads{state="failed"} 0',
			'vitrin_leads{state="quarantined"} 1',
			'vitrin_lead_attempts{result="ok"} 0',
			'vitrin_lead_attempts{result="failed"} 1',
		]),
	);
	const [, age] = /^vitrin_leads_oldest_undelivered_seconds (\d+)$/m.exec(text) ?? [];
	expect(Number(age)).toBeGreaterThanOrEqual(90);
	expect(Number(age)).toBeLessThan(150);
});

test("/metrics counts refused leads by reason, and answers by class", async () => {
	await using at = await startLeadServer({
		...withMetrics,
		environment: { METRICS_TOKEN: "s3cret-of-the-tests" },
	});
	await at.post({ email: "nobody" }).expect(422);
	await at.request
		.post("/api/quick-analysis")
		.set("content-type", "application/json")
		.send("{")
		.expect(400);
	await at.post().expect(202);
	const lines = async () => {
		const { text } = await at.request
			.get("/metrics")
			.set("authorization", "Bearer s3cret-of-the-tests");
		return text.split("\n");
	};
	// An answer is counted once it is sent.
	await expect
		.poll(lines)
		.toEqual(
			expect.arrayContaining([
				'vitrin_leads_refused_total{reason="invalid"} 1',
				'vitrin_leads_refused_total{reason="unreadable"} 1',
				'vitrin_leads_refused_total{reason="unavailable"} 0',
				'vitrin_answers_total{status="4xx"} 2',
				'vitrin_answers_total{status="5xx"} 0',
			]),
		);
});

test("without METRICS_TOKEN there are no metrics", async () => {
	await using at = await startLeadServer(withMetrics);
	await at.request.get("/metrics").expect(404);
});

test("failed, quarantined, overdue and unrouted leads raise alerts; the latter three at most one an hour", async () => {
	await using alerts = await startWebhookReceiver({
		answers: [status(500), status(200)],
	});
	await using at = await startLeadServer({
		environment: {
			ALERT_WEBHOOK_URL: alerts.url,
			SITE_URL: "https://www.example.com",
		},
		searchInterval: 100,
	});
	at.receiver.answer(status(410));
	const { id } = await at.app.leads.accept(leadWith());
	for (const name of ["Bot", "Bot two"]) {
		await at.app.leads.accept(leadWith({ name }), HELD);
	}
	await expect.poll(at.states).toContain("failed");
	at.receiver.answer(LATER);
	await at.app.leads.accept(leadWith({ name: "Late" }));
	// It waits until its source has a webhook, so it is not overdue: that is another alert.
	await at.app.leads.accept({ ...leadWith(), source: "newsletter" });
	await at.sql.query(
		"update private.leads set pending_since = pending_since - interval '2 hours' where name = 'Late'",
	);
	const sent = () =>
		alerts.requests
			.slice(1)
			.map(({ body }) => JSON.parse(body))
			.toSorted((a, b) => a.type.localeCompare(b.type));
	await expect
		.poll(() => sent().map(({ type }) => type))
		.toEqual(["lead.failed", "lead.quarantined", "leads.overdue", "leads.unrouted"]);
	const site = "https://www.example.com";
	expect(sent()[0].data).toEqual({ leadId: id, site });
	expect(sent()[0].text).toMatch(
		new RegExp(`^https://www\\.example\\.com: .+ bin/leads retry ${id}$`),
	);
	expect(sent()[2].text).toMatch(/ \(pending 1, oldestSeconds \d+\)$/);
	expect(sent()[2].data.pending).toBe(1);
	expect(sent()[3].data.pending).toBe(1);
	expect(alerts.requests.map(({ body }) => body).join("")).not.toContain("Late");
	expect(at.log.filter((line) => line.includes("A lead was given up"))).toHaveLength(1);
});

test("without any webhook the log, the metrics and an alert say that leads wait", async () => {
	await using alerts = await startWebhookReceiver();
	await using at = await startLeadServer({
		...withMetrics,
		environment: {
			ALERT_WEBHOOK_URL: alerts.url,
			METRICS_TOKEN: "s3cret-of-the-tests",
			QUICK_ANALYSIS_WEBHOOK_URL: "",
		},
		searchInterval: 100,
	});
	await at.app.leads.accept(leadWith());
	await expect.poll(() => alerts.requests.length).toBeGreaterThan(0);
	expect(JSON.parse(alerts.requests[0]?.body ?? "")).toMatchObject({
		type: "leads.unrouted",
		text: expect.stringContaining("QUICK_ANALYSIS_WEBHOOK_URL"),
		data: { pending: 1 },
	});
	expect(at.log.join("")).toContain("their form has no webhook");
	const metricsText = async () => {
		const authorization = "Bearer s3cret-of-the-tests";
		return (await at.request.get("/metrics").set({ authorization })).text;
	};
	expect(await metricsText()).toContain("\nvitrin_leads_unrouted 1\n");
	expect(await metricsText()).toMatch(/\nvitrin_leads_oldest_unrouted_seconds \d+\n/);
	// Where the team answers in the desk, that is all there is to do.
	await at.sql.query("update private.leads set answered_at = now()");
	expect(await metricsText()).toContain("\nvitrin_leads_unrouted 0\n");
});

test("the waiting time of a released or retried lead starts anew", async () => {
	const { app, receiver, sql, states } = server();
	receiver.answer(status(410));
	const failed = await app.leads.accept(leadWith({ name: "Failed" }));
	const held = await app.leads.accept(leadWith({ name: "Held" }), HELD);
	await expect.poll(states).toContain("failed");
	await sql.query(
		"update private.leads set received_at = received_at - interval '2 days', pending_since = pending_since - interval '2 days'",
	);
	receiver.answer(LATER);
	await app.leads.retry([failed.id], "ayse");
	await app.leads.release([held.id], "ayse");
	const { waiting, unrouted } = await readFigures(app.pool, [SUBMISSION.source]);
	expect(unrouted.count).toBe(0);
	expect(waiting.count).toBe(2);
	expect(waiting.seconds).toBeLessThan(60);
});

test("the settings of an existing queue are updated", async () => {
	const { queue } = server().app;
	const before = await queue.getQueue(DELIVERY_QUEUE);
	await queue.updateQueue(DELIVERY_QUEUE, { retryLimit: 1 });
	await DELIVERIES.create(queue);
	expect(await queue.getQueue(DELIVERY_QUEUE)).toMatchObject({
		retryLimit: before?.retryLimit,
	});
});
