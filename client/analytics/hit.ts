import type { Occurrence } from "./event-queue.ts";
import type { AnalyticsEvent } from "./events.ts";

/** An event with the page that it happened on, as it may leave the browser. */
export interface Hit {
	name: AnalyticsEvent["action"];
	/** URL of the page, without the visitor's input. */
	url: string;
	title: string;
	/** Where the visitor came from; empty when from this site, or unknown. */
	referrer: string;
	/** Further properties of the event; empty for a page view. */
	data: Record<string, string | number>;
}

/** Takes the events of a service that is ready. */
export interface Adapter {
	send(hit: Hit): void;
	/** Stops the service, if it runs by itself. */
	stop?(): void;
}

/** Only these query parameters are sent: others may contain the visitor's input or identity. */
const PUBLIC_PARAMETERS = [
	"page",
	"utm_source",
	"utm_medium",
	"utm_campaign",
	"utm_content",
	"utm_term",
];

/** A URL without possibly personal parts: its fragment, and all query parameters but the known harmless ones. */
export function publicAddress(href: string): string {
	const url = new URL(href);
	const kept = [...url.searchParams].filter(([name]) => PUBLIC_PARAMETERS.includes(name));
	const query = new URLSearchParams(kept).toString();
	return url.origin + url.pathname + (query && `?${query}`);
}

/** The event as it leaves the browser. */
export function toHit({ event, page }: Occurrence): Hit {
	const { location, title, path: _, ...parameters } = event.parameters ?? {};
	return {
		name: event.action,
		url: publicAddress(location ?? page.href),
		title: title ?? page.title,
		referrer: elsewhere(page),
		data:
			event.action === "page_view"
				? {}
				: {
						category: event.category,
						...(event.label !== undefined && { label: event.label }),
						...(event.value !== undefined && { value: event.value }),
						...parameters,
					},
	};
}

function elsewhere({ referrer, href }: Occurrence["page"]): string {
	if (!URL.canParse(referrer)) return "";
	const { origin, pathname } = new URL(referrer);
	return origin === new URL(href).origin ? "" : origin + pathname;
}
