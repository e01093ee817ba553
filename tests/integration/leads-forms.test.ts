import supertest from "supertest";
import { expect, test } from "vitest";
import { startLeadServer } from "../support/lead-server.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const TIMESTAMP = "2026-11-20T09:30:00.000Z";

test("a request about personal data goes to the leads' webhook, or to its own", async () => {
	await using own = await startWebhookReceiver();
	for (const environment of [{}, { PRIVACY_REQUEST_WEBHOOK_URL: own.url }]) {
		await using at = await startLeadServer({ environment });
		const receiver = "PRIVACY_REQUEST_WEBHOOK_URL" in environment ? own : at.receiver;
		const request = {
			name: "Jörg",
			email: "j@weiss.example",
			message: "Bitte löschen Sie meine Daten.",
			timestamp: TIMESTAMP,
			source: "privacy_request",
		};
		await supertest(at.app.server).post("/api/privacy-request").send(request).expect(202);
		await expect.poll(() => receiver.requests.length).toBe(1);
		expect(Object.fromEntries(receiver.requests[0]?.query ?? [])).toEqual({
			...request,
			company: "",
		});
	}
});

test("each form's lead reaches the form's own webhook, with the form's source", async () => {
	await using demo = await startWebhookReceiver();
	await using newsletter = await startWebhookReceiver();
	await using at = await startLeadServer({
		environment: {
			DEMO_FORM_WEBHOOK_URL: demo.url,
			NEWSLETTER_WEBHOOK_URL: newsletter.url,
		},
	});
	const post = (path: string, body: object) => supertest(at.app.server).post(path).send(body);
	const form = { name: "Jörg", email: "j@weiss.example", timestamp: TIMESTAMP };
	await post("/api/demo-form", { ...form, source: "demo_form" }).expect(202);
	const subscription = { email: form.email, timestamp: TIMESTAMP };
	await post("/api/newsletter", {
		...subscription,
		source: "newsletter",
	}).expect(202);
	await expect.poll(() => demo.requests.length).toBe(1);
	await expect.poll(() => newsletter.requests.length).toBe(1);
	expect(Object.fromEntries(demo.requests[0]?.query ?? [])).toEqual({
		...form,
		company: "",
		message: "",
		source: "demo_form",
	});
	expect(Object.fromEntries(newsletter.requests[0]?.query ?? [])).toEqual({
		...subscription,
		name: "",
		company: "",
		message: "",
		source: "newsletter",
	});
	expect(at.receiver.requests).toEqual([]);
});
