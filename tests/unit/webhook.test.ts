import { describe, expect, test } from "vitest";
import { buildWebhookRequest, parseRetryAfter } from "../../server/leads/webhook.ts";
import { LEAD_BOUNDS } from "../../shared/forms/field-schemas.ts";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";

const NOW = new Date("2026-11-20T09:31:02.500Z");
const TIMESTAMP = "1795167062";

const LEAD = {
	id: "0198a1b2-0000-7000-8000-000000000001",
	name: "Ayşe Gül & Oğulları",
	email: "ayse+site@cicek.example",
	company: "50% = yarım?",
	message: "İlk satır\nikinci #satır",
	timestamp: "2026-11-20T09:30:00.000Z",
	source: QUICK_ANALYSIS.source,
	language: "tr",
	page: "/tr",
} as const;

const FIELDS = [
	["name", LEAD.name],
	["email", LEAD.email],
	["company", LEAD.company],
	["message", LEAD.message],
	["timestamp", LEAD.timestamp],
	["source", LEAD.source],
];

const build = (
	changes: Partial<Parameters<typeof buildWebhookRequest>[1]> = {},
	lead: Parameters<typeof buildWebhookRequest>[0] = LEAD,
) =>
	buildWebhookRequest(lead, {
		url: "https://automation.example/webhook/lead",
		method: "GET",
		signingSecrets: [],
		now: NOW,
		...changes,
	});

describe("GET", () => {
	test("carries the specification's six parameters in order, and no body", () => {
		const request = build();
		const url = new URL(request.url);
		expect(request.method).toBe("GET");
		expect(request.body).toBeUndefined();
		expect(url.origin + url.pathname).toBe("https://automation.example/webhook/lead");
		expect([...url.searchParams]).toEqual(FIELDS);
		expect(request.headers).toEqual({
			"webhook-id": LEAD.id,
			"webhook-timestamp": TIMESTAMP,
		});
	});

	test("has an empty message when there is none", () => {
		const { url } = build({}, { ...LEAD, message: undefined });
		expect(new URL(url).searchParams.get("message")).toBe("");
	});

	test("does not change the query of the webhook's URL", () => {
		const { url } = build({
			url: "https://automation.example/hook?flag&token=a%20b#part",
		});
		expect(url).toMatch(/^https:\/\/automation\.example\/hook\?flag&token=a%20b&name=Ay%C5%9Fe\+G/);
		expect(url).not.toContain("#");
	});

	test("stays below 8 KB with the longest Turkish message", () => {
		const sentence =
			"Satış ekibimizin günlük iş yükünü azaltacak, müşterilerimize hızlı dönüş sağlayacak bir çözüm arıyoruz. ";
		const message = sentence.repeat(20).slice(0, LEAD_BOUNDS.message);
		expect(message).toHaveLength(LEAD_BOUNDS.message);
		const { url } = build({}, { ...LEAD, message });
		expect(url.length).toBeLessThan(8_000);
	});
});

describe("POST", () => {
	test("carries the same six as JSON and does not change the URL", () => {
		const request = build({ method: "POST", url: "https://a.example/?k=v" });
		expect(request.url).toBe("https://a.example/?k=v");
		expect(request.headers["content-type"]).toBe("application/json");
		expect(Object.entries(JSON.parse(request.body ?? ""))).toEqual(FIELDS);
	});
});

test("user and password become Basic authentication", () => {
	const request = build({ url: "https://n8n:p%40ss%@automation.example/hook" });
	expect(request.url).toMatch(/^https:\/\/automation\.example\/hook\?name=/);
	expect(request.headers.authorization).toBe(
		`Basic ${Buffer.from("n8n:p@ss%").toString("base64")}`,
	);
});

test.each([
	[null, undefined],
	["120", 120],
	["soon", undefined],
	["999999999", 86_400],
	["Fri, 20 Nov 2026 09:33:02 GMT", 120],
	["Fri, 20 Nov 2026 09:00:00 GMT", 0],
])("Retry-After: %s", (header, seconds) => {
	expect(parseRetryAfter(header, NOW)).toBe(seconds);
});
