import { describe, expect, it } from "vitest";
import { testSite } from "../support/site-app.ts";

const UMAMI = {
	provider: "umami",
	id: "94db1cb1-74f4-4a40-ad6c-962362670409",
	host: "https://stats.example/umami",
};
const HASHES = /^script-src 'self'(?: 'sha256-[^']+')+/;

describe.each([
	{
		name: "no analytics",
		settings: {},
		connect: "",
		script: "",
		analytics: undefined,
	},
	{
		name: "analytics without cookies",
		settings: {
			ANALYTICS_PROVIDER: UMAMI.provider,
			ANALYTICS_ID: UMAMI.id,
			ANALYTICS_HOST: UMAMI.host,
		},
		connect: " https://stats.example",
		script: "",
		analytics: UMAMI,
	},
	{
		name: "Google Analytics",
		settings: { ANALYTICS_PROVIDER: "ga4", ANALYTICS_ID: "G-TEST123" },
		connect:
			" https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
		script: " https://www.googletagmanager.com",
		analytics: {
			provider: "ga4",
			consent: { title: "Dürfen wir Besuche zählen?" },
		},
	},
])("with $name", ({ settings, connect, script, analytics }) => {
	const site = testSite(settings);

	it("the policy allows the service's hosts only", async () => {
		const { headers, payload } = await site.app.inject("/de");
		const policy = String(headers["content-security-policy"]).split(";");
		expect(policy).toContain(`connect-src 'self'${connect}`);
		const scripts = policy.find((part) => part.startsWith("script-src")) ?? "";
		expect(scripts).toMatch(HASHES);
		expect(scripts.replace(HASHES, "")).toBe(script);
		expect(payload).not.toContain("<script src");
	});

	it("the page loads the service, with a consent question in the page's language where it sets cookies", async () => {
		const frame = await site.app.inject("/_data/frame/de");
		if (analytics) expect(frame.json()).toMatchObject({ analytics });
		else expect(frame.json()).not.toHaveProperty("analytics");
		const consent = analytics && "consent" in analytics;
		const { payload } = await site.app.inject("/de");
		expect(payload.includes("Cookie-Einstellungen</button>")).toBe(!!consent);
	});
});
