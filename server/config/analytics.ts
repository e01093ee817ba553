import * as v from "valibot";
import type { AnalyticsService } from "../../shared/analytics.ts";

const id = (pattern: RegExp, message: string) =>
	v.optional(v.pipe(v.string(), v.regex(pattern, message)), "");

const host = (usual: string) =>
	v.pipe(
		v.optional(v.string(), usual),
		v.transform((url) => url.replace(/\/+$/, "")),
	);

/** The variables of each service. They are known to be a text and a URL already. */
export const analyticsSchema = v.pipe(
	v.variant("ANALYTICS_PROVIDER", [
		v.object({
			ANALYTICS_PROVIDER: v.literal("ga4"),
			ANALYTICS_ID: id(
				/^G-[A-Z0-9]+$/,
				"takes the measurement ID of the Google Analytics 4 property, such as G-AB12CD34EF",
			),
			ANALYTICS_HOST: v.optional(
				v.never("takes the URL of a Plausible or Umami server; leave it unset with ga4"),
			),
		}),
		v.object({
			ANALYTICS_PROVIDER: v.literal("plausible"),
			ANALYTICS_ID: id(
				/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
				"takes the site's domain as it is registered with Plausible, such as www.example.com",
			),
			ANALYTICS_HOST: host("https://plausible.io"),
		}),
		v.object({
			ANALYTICS_PROVIDER: v.literal("umami"),
			ANALYTICS_ID: id(
				v.UUID_REGEX,
				"takes the website ID that Umami shows, such as 94db1cb1-74f4-4a40-ad6c-962362670409",
			),
			ANALYTICS_HOST: host("https://cloud.umami.is"),
		}),
	]),
	v.transform(
		(variables): AnalyticsService => ({
			provider: variables.ANALYTICS_PROVIDER,
			id: variables.ANALYTICS_ID,
			host: variables.ANALYTICS_HOST ?? "https://www.googletagmanager.com",
		}),
	),
);

/** Where Google Analytics 4 sends to (developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE_COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** The sources that the content security policy must allow for a service. */
export function analyticsSources(service: AnalyticsService | undefined): {
	script: string[];
	connect: string[];
} {
	if (!service) return { script: [], connect: [] };
	const { origin } = new URL(service.host);
	return service.provider === "ga4"
		? { script: [origin], connect: [origin, ...GOOGLE_COLLECTORS] }
		: { script: [], connect: [origin] };
}
