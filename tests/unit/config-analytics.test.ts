import { expect, it } from "vitest";
import { loadConfig } from "../../server/config/config.ts";

const umamiId = "94db1cb1-74f4-4a40-ad6c-962362670409";

it.each([
	["ga4", "", "", /^ANALYTICS_ID takes the measurement ID .*G-/],
	["ga4", "UA-1234-1", "", /^ANALYTICS_ID takes the measurement ID/],
	["ga4", "G-AB12", "https://x.example", /^ANALYTICS_HOST .*unset with ga4$/],
	["plausible", "", "", /^ANALYTICS_ID takes the site's domain/],
	["plausible", "https://x.example", "", /^ANALYTICS_ID takes .* domain/],
	["umami", "www.example.com", "", /^ANALYTICS_ID takes the website ID/],
	["umami", umamiId, "x.example", /^ANALYTICS_HOST takes a URL/],
])("refuses %s with ID %j and host %j", (provider, id, host, message) => {
	const load = () =>
		loadConfig({
			ANALYTICS_PROVIDER: provider,
			ANALYTICS_ID: id,
			ANALYTICS_HOST: host,
		});
	expect(load).toThrow(message);
});

it.each([
	["ga4", "G-AB12CD34EF", "", "https://www.googletagmanager.com"],
	["plausible", "www.example.com", "", "https://plausible.io"],
	["umami", umamiId, "", "https://cloud.umami.is"],
	["umami", umamiId, "https://x.example/umami/", "https://x.example/umami"],
])("takes %s with ID %s and host %j", (provider, id, given, host) => {
	const { analytics } = loadConfig({
		ANALYTICS_PROVIDER: provider,
		ANALYTICS_ID: id,
		ANALYTICS_HOST: given,
	});
	expect(analytics).toEqual({ provider, id, host });
});
