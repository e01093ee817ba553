import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
let url: string;
beforeEach(async () => {
	site = await startSite({ LEAD_FORM_MIN_SECONDS: "0" });
	url = await site.app.listen({ port: 0 });
});
afterEach(() => site[Symbol.asyncDispose]());

it("is not ready while it drains, and still answers requests", async () => {
	expect((await fetch(`${url}/readyz`)).status).toBe(200);
	await site.app.drain(0);
	const ready = await fetch(`${url}/readyz`);
	expect(ready.status).toBe(503);
	expect(await ready.json()).toEqual({ status: "stopping" });
	const page = await fetch(`${url}/tr`);
	expect(page.status).toBe(200);
	expect(page.headers.get("connection")).toBe("close");
	expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it("stores the lead of a running request when it closes, and does not wait for idle connections", async () => {
	const agent = new Agent({ keepAlive: true });
	const lead = JSON.stringify({
		name: "Ayşe Yıldırım",
		email: "ayse@cicek.example",
		company: "Çiçek Lojistik",
		timestamp: new Date().toISOString(),
		source: "quick_analysis_modal",
	});
	const sending = request(`${url}/api/quick-analysis`, {
		agent,
		method: "POST",
		headers: {
			"content-type": "application/json",
			"content-length": Buffer.byteLength(lead),
		},
	});
	const arrived = once(site.app.server, "request");
	sending.write(lead.slice(0, 20));
	await arrived;

	const started = performance.now();
	const closed = site.app.close();
	await expect(fetch(`${url}/healthz`)).rejects.toThrow();
	sending.end(lead.slice(20));
	const answer: IncomingMessage = (await once(sending, "response"))[0];
	expect(answer.statusCode).toBe(202);
	answer.resume();
	await closed;
	// The connection itself would be kept for over a minute.
	expect(performance.now() - started).toBeLessThan(10_000);
	agent.destroy();
});
