import supertest from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../support/site-app.ts";

const UMAMI_ID = "94db1cb1-74f4-4a40-ad6c-962362670409";

async function siteWith(environment: NodeJS.ProcessEnv) {
	const site = await startSite(environment);
	onTestFinished(() => site.close());
	return supertest(site.app.server);
}

/** One directive of a page's content security policy. */
function directive(headers: Record<string, string>, name: string) {
	const policy = headers["content-security-policy"] ?? "";
	return policy.split(";").find((part) => part.startsWith(name));
}

test("without a service the browser is told of none, and may talk to this site alone", async () => {
	const site = await siteWith({});
	const { headers, text } = await site.get("/tr");
	expect(directive(headers, "connect-src")).toBe("connect-src 'self'");
	expect(directive(headers, "script-src")).not.toContain("https:");
	expect((await site.get("/_data/frame/tr")).body).not.toHaveProperty(
		"analytics",
	);
	expect(text).not.toContain("Çerez tercihleri");
});

test("a service without cookies is told of, asks nothing, and opens the policy for its host", async () => {
	const site = await siteWith({
		ANALYTICS_PROVIDER: "umami",
		ANALYTICS_ID: UMAMI_ID,
		ANALYTICS_HOST: "https://stats.example/umami",
	});
	const { headers } = await site.get("/tr");
	expect(directive(headers, "connect-src")).toBe(
		"connect-src 'self' https://stats.example",
	);
	expect(directive(headers, "script-src")).not.toContain("https:");
	expect((await site.get("/_data/frame/tr")).body.analytics).toEqual({
		provider: "umami",
		id: UMAMI_ID,
		host: "https://stats.example/umami",
	});
});

test("Google Analytics comes with the question in the page's language, and opens the policy for its hosts", async () => {
	const site = await siteWith({
		ANALYTICS_PROVIDER: "ga4",
		ANALYTICS_ID: "G-TEST123",
	});
	const { headers, text } = await site.get("/de");
	expect(directive(headers, "script-src")).toMatch(
		/^script-src 'self'(?: 'sha256-[^']+')+ https:\/\/www\.googletagmanager\.com$/,
	);
	expect(directive(headers, "connect-src")).toBe(
		"connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
	);
	expect(text).toContain("Cookie-Einstellungen</button>");
	expect(text).not.toContain("<script src");
	for (const [language, title] of [
		["tr", "Ziyaretleri sayabilir miyiz?"],
		["de", "Dürfen wir Besuche zählen?"],
		["en", "May we count visits?"],
	]) {
		const { body } = await site.get(`/_data/frame/${language}`);
		expect(body.analytics.consent.title).toBe(title);
	}
});
