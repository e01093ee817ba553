import { expect, it } from "vitest";
import { createReceiptKey, receivedAt, toReceipt } from "../../server/leads/receipt.ts";
import { createLeadSystem, LEADS_PATH, testLeadServer } from "../support/lead-server.ts";
import { status } from "../support/webhook-receiver.ts";

const at = testLeadServer();

const ask = ({ id, token }: { id: string; token: string }) =>
	at().request.get(`${LEADS_PATH}/${id}/receipt`).query({ token });

const HOUR = 60 * 60 * 1_000;
const KEY = Buffer.alloc(32, 1);

it("a lead's receipt shows its way to the webhook, in times only", async () => {
	const { receiver, post } = at();
	const called = Promise.withResolvers<() => void>();
	receiver.answer((response) => called.resolve(() => response.end()));
	const before = Date.now();
	const { body: key } = await post();
	const release = await called.promise;
	const waiting = await ask(key).expect(200).expect("cache-control", "no-store");
	expect(waiting.body).toEqual({
		received: expect.any(String),
		stored: expect.any(String),
		state: "waiting",
	});
	expect(Date.parse(waiting.body.received)).toBeGreaterThanOrEqual(before - 1);
	release();
	await expect
		.poll(async () => (await ask(key)).body)
		.toEqual({
			...waiting.body,
			state: "handed-over",
			handedOver: expect.any(String),
		});
});

it("has the times of the first submission when it is repeated", () => {
	const first = new Date("2026-11-22T09:00:00.000Z");
	const times = { stored: first, delivered: first, tried: true };
	const received = first.getTime() + 60_000;
	expect(toReceipt(times, { received, now: received, hasWebhook: true })).toMatchObject({
		received: "2026-11-22T09:00:00.000Z",
		stored: "2026-11-22T09:00:00.000Z",
		handedOver: "2026-11-22T09:00:00.000Z",
	});
});

it("says that a lead is late while its webhook fails", async () => {
	const { receiver, post } = at();
	receiver.answer(status(500));
	const { body: key } = await post();
	await expect.poll(async () => (await ask(key)).body.state).toBe("late");
});

it("says that a lead is stored without a webhook, and shows a suspicious lead as waiting", async () => {
	await using system = await createLeadSystem();
	const app = await system.start({
		environment: { QUICK_ANALYSIS_WEBHOOK_URL: "" },
	});
	const lead = await app.leads.accept(
		{
			email: "a@b.example",
			source: "quick_analysis_modal",
			timestamp: new Date().toISOString(),
		},
		{ suspicions: ["honeypot"] },
	);
	const key = createReceiptKey(await app.siteKey(), lead.id, Date.now());
	const { body } = await app
		.inject(`${LEADS_PATH}/${key.id}/receipt?token=${key.token}`)
		.then((answer) => ({ body: answer.json() }));
	expect(body.state).toBe("kept");
	const times = { stored: new Date(0), delivered: null, tried: false };
	const options = { received: 0, hasWebhook: true };
	expect(toReceipt(times, { ...options, now: 1_000 }).state).toBe("waiting");
	expect(toReceipt(times, { ...options, now: 60_000 }).state).toBe("late");
});

it("is visible to the sender only, for an hour", async () => {
	const { body: key } = await at().post();
	const { body: other } = await at().post({ name: "Başka biri" });
	for (const wrong of [
		{ ...key, token: other.token },
		{ ...key, token: key.token.replace(".", ".A") },
		{ ...key, token: "" },
		{ ...key, id: "1" },
	])
		await ask(wrong).expect(404);
	const own = createReceiptKey(KEY, key.id, 1_000);
	expect(receivedAt(KEY, own, HOUR)).toBe(1_000);
	expect(receivedAt(KEY, own, HOUR + 1_001)).toBeUndefined();
	const later = own.token.replace(/^\w+/, (2_000).toString(36));
	expect(receivedAt(KEY, { ...own, token: later }, HOUR)).toBeUndefined();
});
