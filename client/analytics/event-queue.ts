import { ANALYTICS_EVENT, type AnalyticsEvent } from "./events.ts";

/** An event and the page that it happened on. */
export interface Occurrence {
	event: AnalyticsEvent;
	page: { href: string; title: string; referrer: string };
}

/** Keeps the events until a service is ready for them. */
export interface EventQueue {
	/** Keeps events from now on. */
	hold(): void;
	/** Passes on the kept events and all later ones. */
	connect(receive: (occurrence: Occurrence) => void): void;
	/** Drops the kept events and all later ones. */
	discard(): void;
	/** Stops listening. */
	close(): void;
}

/** The largest number of kept events. */
const LIMIT = 100;

/** Listens to all events from now on and keeps them. */
export function openEventQueue(): EventQueue {
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
		hold() {
			receive = keep;
		},
		connect(next) {
			receive = next;
			kept.splice(0).forEach(next);
		},
		discard() {
			receive = () => {};
			kept = [];
		},
		close: () => window.removeEventListener(ANALYTICS_EVENT, listen),
	};
}
