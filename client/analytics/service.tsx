import { useEffect, useState } from "react";
import type { AnalyticsService } from "../../shared/analytics.ts";
import { readChoice } from "./choice.ts";
import { Consent } from "./consent.tsx";
import { watchDownloads } from "./downloads.ts";
import type { EventQueue } from "./event-queue.ts";
import { type Adapter, toHit } from "./hit.ts";
import type { AnalyticsSettings } from "./settings.ts";

type AdapterModule = { createAdapter(service: AnalyticsService): Adapter };

const ADAPTERS: Record<AnalyticsService["provider"], () => Promise<AdapterModule>> = {
	ga4: () => import("./adapters/ga4.ts"),
	plausible: () => import("./adapters/plausible.ts"),
	umami: () => import("./adapters/umami.ts"),
};

/** Hands the events to the configured service, once the visitor has agreed where that is needed. */
export function Service({
	settings: { provider, id, host, consent },
	queue,
}: {
	settings: AnalyticsSettings;
	queue: EventQueue;
}) {
	const [choice, setChoice] = useState(consent ? readChoice() : "granted");

	useEffect(watchDownloads, []);
	useEffect(() => {
		if (choice === "refused") queue.discard();
		if (choice !== "granted") return;
		const connection = connect({ provider, id, host }, queue);
		return connection.end;
	}, [choice, provider, id, host, queue]);

	return consent && <Consent copy={consent} choice={choice} onChoice={setChoice} />;
}

function connect(service: AnalyticsService, queue: EventQueue) {
	let adapter: Adapter | undefined;
	let ended = false;
	ADAPTERS[service.provider]().then(
		({ createAdapter }) => {
			if (ended) return;
			const ready = createAdapter(service);
			adapter = ready;
			queue.connect((occurrence) => ready.send(toHit(occurrence)));
		},
		// The visitor blocks this service.
		() => queue.discard(),
	);
	return {
		end() {
			ended = true;
			queue.hold();
			adapter?.stop?.();
		},
	};
}
