import type { AnalyticsService } from "../../../shared/analytics.ts";
import type { Adapter } from "../hit.ts";
import { post } from "./post.ts";

/** Umami's collector (docs.umami.is/docs/api/sending-stats): no script, no cookie. */
export function createAdapter({ host, id }: AnalyticsService): Adapter {
	return {
		send({ name, url, title, referrer, data }) {
			const { hostname, pathname, search } = new URL(url);
			post(`${host}/api/send`, "application/json", {
				type: "event",
				payload: {
					website: id,
					hostname,
					url: pathname + search,
					title,
					referrer,
					language: navigator.language,
					screen: `${screen.width}x${screen.height}`,
					...(name !== "page_view" && { name, data }),
				},
			});
		},
	};
}
