import { VisuallyHidden } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useLanguage } from "../language/language.tsx";

/** How often relative times are brought up to date, in ms. */
const TICK = 30_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
	listeners.add(listener);
	timer ??= setInterval(() => {
		now = Date.now();
		for (const notify of listeners) notify();
	}, TICK);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

/** The time in ms, brought up to date every half minute for all that show it. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);

/** A time relative to now; exact on hover and for screen readers. */
export function Time({ at }: { at: string }) {
	const { format } = useLanguage();
	const exact = format.exact(at);
	return (
		<time dateTime={at} title={exact}>
			<span aria-hidden="true">{format.relative(at, useNow())}</span>
			<VisuallyHidden>{exact}</VisuallyHidden>
		</time>
	);
}
