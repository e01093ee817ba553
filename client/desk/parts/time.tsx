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
	// While nothing showed a time, it stood still.
	if (timer === undefined) now = Date.now();
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

/**
 * A time relative to now; exact on hover and for screen readers.
 * @param props.isAhead whether it may be to come. What has happened never is: `now` is up to half a minute old, and
 *   the server's clock is another one.
 */
export function Time({ at, isAhead = false }: { at: string; isAhead?: boolean }) {
	const { format } = useLanguage();
	const exact = format.exact(at);
	const now = useNow();
	const reached = isAhead ? now : Math.max(now, new Date(at).getTime());
	return (
		<time dateTime={at} title={exact}>
			<span aria-hidden="true">{format.relative(at, reached)}</span>
			<VisuallyHidden>{exact}</VisuallyHidden>
		</time>
	);
}
