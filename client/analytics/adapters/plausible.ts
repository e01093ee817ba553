import type { AnalyticsService } from "../../../shared/analytics.ts";
import type { Adapter } from "../hit.ts";
import { post } from "./post.ts";

/**
 * Plausible's events API (plausible.io/docs/events-api): no script, no cookie. Sent as plain text,
 * as its own script does, so that the browser need not ask for permission first.
 */
export function createAdapter({ host, id }: AnalyticsService): Adapter {
	return {
		send: ({ name, url, referrer, data }) =>
			post(`${host}/api/event`, "text/plain", {
				name: name === "page_view" ? "pageview" : name,
				url,
				domain: id,
				...(referrer && { referrer }),
				...(name !== "page_view" && { props: data }),
			}),
	};
}
