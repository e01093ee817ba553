import { ANALYTICS_EVENT, type AnalyticsEvent } from "./events.ts";

/** An event and the page that it happened on. */
export interface Occurrence {
	event: AnalyticsEvent;
	page: { href: string; title: string; referrer: string };
}

/** Keeps the events back until a service is ready for them. */
export interface EventQueue {
	/** Keeps what comes from now on. */
	hold(): void;
	/** Hands on what was kept, and what comes from now on. */
	connect(receive: (occurrence: Occurrence) => void): void;
	/** Forgets what was kept, and what comes from now on. */
	discard(): void;
	/** Listens no more. */
	close(): void;
}

/** Events kept at most. */
const LIMIT = 100;

/** Listens to all events from now on, and holds them. */
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
