import type { AnalyticsService } from "../../../shared/analytics.ts";
import type { Adapter } from "../hit.ts";

declare global {
	interface Window {
		dataLayer?: IArguments[];
		/** Google's own switch: true keeps its script from sending anything. */
		[disabled: `ga-disable-${string}`]: boolean;
	}
}

/**
 * Google's script (developers.google.com/tag-platform/gtagjs), which measures and nothing else: no
 * advertising, page views only when they are sent. Its cookies belong to this very host.
 */
export function createAdapter({ id, host }: AnalyticsService): Adapter {
	window[`ga-disable-${id}`] = false;
	if (!window.dataLayer) load(id, host);
	return {
		send({ name, url, title, referrer, data }) {
			const page = {
				page_location: url,
				page_title: title,
				page_referrer: referrer,
			};
			// Also removes the parts that the script would send by itself.
			gtag("set", page);
			const { category, label, ...rest } = data;
			gtag("event", name, {
				...page,
				...(name === "page_view"
					? { page_path: new URL(url).pathname }
					: { event_category: category, event_label: label, ...rest }),
			});
		},
		stop() {
			window[`ga-disable-${id}`] = true;
			removeCookies();
		},
	};
}

function load(id: string, host: string): void {
	window.dataLayer = [];
	gtag("consent", "default", {
		analytics_storage: "granted",
		ad_storage: "denied",
		ad_user_data: "denied",
		ad_personalization: "denied",
	});
	gtag("js", new Date());
	gtag("config", id, {
		send_page_view: false,
		cookie_domain: "none",
		allow_google_signals: false,
		allow_ad_personalization_signals: false,
	});
	const script = document.createElement("script");
	script.async = true;
	script.src = `${host}/gtag/js?id=${encodeURIComponent(id)}`;
	document.head.append(script);
}

function gtag(..._: [command: string, ...rest: unknown[]]): void {
	// biome-ignore lint/complexity/noArguments: Google's script takes the arguments object, and ignores arrays.
	window.dataLayer?.push(arguments);
}

function removeCookies(): void {
	for (const cookie of document.cookie.split("; ")) {
		const [name = ""] = cookie.split("=");
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
		if (name.startsWith("_ga")) document.cookie = `${name}=; path=/; max-age=0`;
	}
}
