import { lazy, Suspense, useEffect, useState } from "react";
import { type EventQueue, openEventQueue } from "./event-queue.ts";
import type { AnalyticsSettings } from "./settings.ts";

const Service = lazy(() =>
	import("./service.tsx").then(
		({ Service: Component }) => ({ default: Component }),
		// A visitor who blocks the statistics is not counted and sees the normal page.
		() => ({ default: () => undefined }),
	),
);

/**
 * Counts visits with the configured service. Here the events are only kept; the service's code, and
 * the question that some must ask first, are loaded once the page has been taken over.
 */
export function Analytics({ settings }: { settings: AnalyticsSettings }) {
	const [queue, setQueue] = useState<EventQueue>();
	useEffect(() => {
		const opened = openEventQueue();
		setQueue(opened);
		return opened.close;
	}, []);
	return (
		queue && (
			<Suspense>
				<Service settings={settings} queue={queue} />
			</Suspense>
		)
	);
}
