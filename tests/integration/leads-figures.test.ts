import supertest from "supertest";
import { expect, test } from "vitest";
import { ALERT_QUEUE, createAlertQueue } from "../../server/leads/alerts.ts";
import { readFigures } from "../../server/leads/figures.ts";
import { metrics } from "../../server/operations/metrics.ts";
import { leadWith, startLeadServer } from "../support/lead-server.ts";
import { SUBMISSION } from "../support/leads-app.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const WAIT = { timeout: 20_000, interval: 50 };

test("/metrics gives figures to whoever has the token, and to nobody else", async () => {
	await using at = await startLeadServer({
		environment: { METRICS_TOKEN: "s3cret" },
		extend: (app) => {
			app.register(metrics);
		},
	});
	const get = (authorization: string) =>
		supertest(at.app.server)
			.get("/metrics")
			.set(authorization ? { authorization } : {});
	for (const wrong of ["", "Bearer s3cre", "Bearer s3cret2", "Basic s3cret"]) {
		const answer = await get(wrong).expect(401);
		expect(answer.text).not.toContain("vitrin_leads");
	}
	at.receiver.answer(status(500, { "retry-after": "3600" }));
	await at.app.leads.accept(leadWith());
	await at.app.leads.accept(leadWith({ name: "Bot" }), {
		suspicions: ["honeypot"],
	});
	await expect
		.poll(() => at.rows("select 1 from private.lead_attempts"), WAIT)
		.toHaveLength(1);
	await at.sql.query(
		"update private.leads set pending_since = pending_since - interval '90 seconds'",
	);
	const { text, headers } = await get("Bearer s3cret").expect(200);
	expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
	for (const line of [
		"# TYPE vitrin_leads gauge",
		'vitrin_leads{state="pending"} 1',
		'vitrin_leads{state="delivered"} 0',
		'vitrin_leads{state="failed"} 0',
		'vitrin_leads{state="quarantined"} 1',
		'vitrin_lead_attempts{result="ok"} 0',
		'vitrin_lead_attempts{result="failed"} 1',
	]) {
		expect(text.split("\n")).toContain(line);
	}
	const [, age] =
		/^vitrin_leads_oldest_undelivered_seconds (\d+)$/m.exec(text) ?? [];
	expect(Number(age)).toBeGreaterThanOrEqual(90);
	expect(Number(age)).toBeLessThan(150);
});

test("without METRICS_TOKEN there are no metrics", async () => {
	await using at = await startLeadServer({
		extend: (app) => {
			app.register(metrics);
		},
	});
	await supertest(at.app.server).get("/metrics").expect(404);
});

test("the operator is told, once an hour, of leads given up, in quarantine or overdue", async () => {
	await using alerts = await startWebhookReceiver({
		answers: [status(500), status(200)],
	});
	await using at = await startLeadServer({
		environment: { ALERT_WEBHOOK_URL: alerts.url },
		searchInterval: 100,
	});
	at.receiver.answer(status(410));
	const { id } = await at.app.leads.accept(leadWith());
	for (const name of ["Bot", "Bot two"]) {
		await at.app.leads.accept(leadWith({ name }), { suspicions: ["honeypot"] });
	}
	await expect
		.poll(
			() => at.rows("select 1 from private.leads where state = 'failed'"),
			WAIT,
		)
		.toHaveLength(1);
	at.receiver.answer(status(500, { "retry-after": "3600" }));
	await at.app.leads.accept(leadWith({ name: "Late" }));
	// It waits for a webhook of its own, which is no fault.
	await at.app.leads.accept({ ...leadWith(), source: "newsletter" });
	await at.sql.query(
		"update private.leads set pending_since = pending_since - interval '2 hours' where name = 'Late'",
	);
	const told = () =>
		alerts.requests
			.slice(1)
			.map(({ body }) => JSON.parse(body))
			.toSorted((a, b) => a.type.localeCompare(b.type));
	await expect
		.poll(() => told().map(({ type }) => type), WAIT)
		.toEqual(["lead.failed", "lead.quarantined", "leads.overdue"]);
	expect(told()[0].data).toEqual({ leadId: id });
	expect(told()[2].data.pending).toBe(1);
	expect(alerts.requests.map(({ body }) => body).join("")).not.toContain(
		"Late",
	);
	expect(
		at.log.filter((line) => line.includes("A lead was given up")),
	).toHaveLength(1);
});

test("a lead that is released or retried has waited from then on, not since it came in", async () => {
	await using at = await startLeadServer();
	at.receiver.answer(status(410));
	const failed = await at.app.leads.accept(leadWith({ name: "Failed" }));
	const held = await at.app.leads.accept(leadWith({ name: "Held" }), {
		suspicions: ["honeypot"],
	});
	const given = () =>
		at.rows("select 1 from private.leads where state = 'failed'");
	await expect.poll(given, WAIT).toHaveLength(1);
	await at.sql.query(
		"update private.leads set received_at = received_at - interval '2 days', pending_since = pending_since - interval '2 days'",
	);
	at.receiver.answer(status(500, { "retry-after": "3600" }));
	await at.app.leads.retry(failed.id);
	await at.app.leads.release(held.id);
	const { waiting } = await readFigures(at.app.pool, [SUBMISSION.source]);
	expect(waiting.count).toBe(2);
	expect(waiting.seconds).toBeLessThan(60);
});

test("an installation that exists gets the queue's settings of today", async () => {
	await using at = await startLeadServer();
	const { queue } = at.app;
	const before = await queue.getQueue(ALERT_QUEUE);
	await queue.updateQueue(ALERT_QUEUE, { retryLimit: 1 });
	await createAlertQueue(queue);
	expect(await queue.getQueue(ALERT_QUEUE)).toMatchObject({
		retryLimit: before?.retryLimit,
	});
});
