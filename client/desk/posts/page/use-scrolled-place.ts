import type { EditorView } from "@codemirror/view";
import { useThrottledCallback, useWindowEvent } from "@mantine/hooks";
import type { RefObject } from "react";
import { FROM_TOP } from "./scroll-to.ts";

/** ms between two places while the window is scrolled. */
const PAUSE = 100;

/**
 * Tells which place of the text is read, in UTF-16 code units, when it is scrolled until the cursor is out of sight:
 * what stands beside it follows.
 */
export function useScrolledPlace(
	view: RefObject<EditorView | undefined>,
	onPlace: (at: number) => void,
): void {
	const tell = useThrottledCallback(() => {
		const text = view.current;
		if (!text?.dom.checkVisibility()) return;
		const cursor = text.coordsAtPos(text.state.selection.main.head);
		if (cursor && cursor.bottom > 0 && cursor.top < window.innerHeight) return;
		const { left } = text.contentDOM.getBoundingClientRect();
		onPlace(text.posAtCoords({ x: left + 1, y: window.innerHeight * FROM_TOP }, false));
	}, PAUSE);
	useWindowEvent("scroll", tell, { passive: true });
}
