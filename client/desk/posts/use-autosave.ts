import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef } from "react";

/** ms after the last key. */
const PAUSE = 2_000;

/** ms after the first key, for somebody who never pauses. */
const LATEST = 10_000;

/** ms between two tries after one that failed; then the longest. */
const RETRY = [3_000, 10_000, 30_000] as const;

/**
 * Calls `save` soon after something was typed, again while that fails, and at once when the page is left.
 * @param typed changes with each key; undefined: everything is saved.
 * @param failures how often the save of it has failed, one after the other.
 */
export function useAutosave(typed: unknown, failures: number, save: () => void): void {
	const firstKey = useRef<number>(undefined);
	const onDue = useEffectEvent(save);
	const isUnsaved = typed !== undefined;

	useEffect(() => {
		if (!isUnsaved) firstKey.current = undefined;
		else firstKey.current ??= Date.now();
	}, [isUnsaved]);

	useEffect(() => {
		if (typed === undefined) return;
		// Counted from the first key or the last try, not from this key: somebody may never pause.
		const passed = Date.now() - (firstKey.current ?? Date.now());
		const retry = RETRY[Math.min(failures, RETRY.length) - 1];
		const wait = retry === undefined ? Math.min(PAUSE, LATEST - passed) : retry - passed;
		const timer = setTimeout(
			() => {
				firstKey.current = Date.now();
				onDue();
			},
			Math.max(0, wait),
		);
		return () => clearTimeout(timer);
	}, [typed, failures]);

	const saveNow = () => {
		if (isUnsaved) save();
	};
	useWindowEvent("pagehide", saveNow);
	useWindowEvent("online", saveNow);
	useWindowEvent("visibilitychange", () => {
		if (document.visibilityState === "hidden") saveNow();
	});
	// The editor is left for another page of the desk.
	useEffect(() => () => onDue(), []);
}
