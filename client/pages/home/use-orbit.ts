import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { SMALL_PHONE } from "../../layout/breakpoints.ts";
import { parseTurn, turnTo } from "./orbit-angle.ts";
import type { StageId } from "./stages.ts";

/** How long after a selection a small phone scrolls to the orbit, in ms (specification §4). */
const SCROLL_DELAY = 300;

/**
 * The orbit's state: which stage is selected, if any. While one is, the orbit stands still with that
 * stage's node at its place; otherwise a CSS animation turns it on from where it stands.
 */
export function useOrbit(ring: RefObject<HTMLElement | null>) {
	const [selected, setSelected] = useState<StageId>();
	/** The same, before it is rendered. */
	const chosen = useRef<StageId>(undefined);
	const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(scrolling.current), []);

	/** The orbit turns at once, the card may come a frame later: on a slow phone both take 150 ms. */
	function choose(stage: StageId | undefined) {
		chosen.current = stage;
		startTransition(() => setSelected(stage));
	}

	function turn(stage: StageId) {
		if (!ring.current) return;
		const style = getComputedStyle(ring.current);
		const place = Number(style.getPropertyValue("--place"));
		const now = parseTurn(style.rotate);
		ring.current.style.setProperty("--turned", `${now}deg`);
		ring.current.dataset.still = "";
		// The browser must have computed the style of the standing orbit before the transition starts.
		ring.current.getBoundingClientRect();
		const then = turnTo(stage, place, now);
		ring.current.style.setProperty("--turned", `${then}deg`);
	}

	function clear() {
		choose(undefined);
		clearTimeout(scrolling.current);
		if (ring.current?.dataset.still === undefined) return;
		// The transition may not have ended: the orbit continues from its current angle, not from its target.
		const now = parseTurn(getComputedStyle(ring.current).rotate);
		ring.current.style.setProperty("--turned", `${now}deg`);
		delete ring.current.dataset.still;
	}

	function select(stage: StageId) {
		if (stage === chosen.current) {
			clear();
			return;
		}
		choose(stage);
		turn(stage);
		clearTimeout(scrolling.current);
		if (!matchMedia(SMALL_PHONE).matches) return;
		scrolling.current = setTimeout(() => {
			const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
			// Scrolls to the orbit and not to the heading above it, so that the card below is visible.
			ring.current?.parentElement?.scrollIntoView({
				behavior: still ? "instant" : "smooth",
			});
		}, SCROLL_DELAY);
	}
	return { selected, select, clear };
}
