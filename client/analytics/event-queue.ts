import { ANALYTICS_EVENT, type AnalyticsEvent } from "./events.ts";

/** An event and the page that it happened on. */
export interface Occurrence {
	event: AnalyticsEvent;
	page: { href: string; title: string; referrer: string };
}

export type EventQueue = ReturnType<typeof openEventQueue>;

/** The largest number of kept events. */
const LIMIT = 100;

/** Listens to all events from now on, and keeps them until a service is ready for them. */
export function openEventQueue() {
	let kept: Occurrence[] = [];
	const keep = (occurrence: Occurrence) => {
		if (kept.length < LIMIT) kept.push(occurrence);
	};
	let receive = keep;
	const listen = (event: Event) => {
		if (!(event instanceof CustomEvent)) return;
		const { href } = window.location;
		const { title, referrer } = document;
		receive({ event: event.detail, page: { href, title, referrer } });
	};
	window.addEventListener(ANALYTICS_EVENT, listen);
	return {
		/** Keeps events from now on. */
		hold() {
			receive = keep;
		},
		/** Passes on the kept events and all later ones. */
		connect(next: typeof keep) {
			receive = next;
			kept.splice(0).forEach(next);
		},
		/** Drops the kept events and all later ones. */
		discard() {
			receive = () => {};
			kept = [];
		},
		/** Stops listening. */
		close: () => window.removeEventListener(ANALYTICS_EVENT, listen),
	};
}
