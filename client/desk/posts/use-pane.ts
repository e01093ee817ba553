import type { EditorView } from "@codemirror/view";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TWO_PANES } from "../../layout/breakpoints.ts";
import { placeAtTop, showAtTop } from "./text/place-at-top.ts";

/** What stands beside the text, or on a phone in place of it; `source` where the post translates another one. */
const PANES = ["source", "write", "page", "details"] as const;

export type Pane = (typeof PANES)[number];

const KEY = "desk-post-pane";

const isWide = () => window.matchMedia(TWO_PANES).matches;

/** The fields that stand with the text; the others are in the details. */
const WITH_TEXT = ["title", "excerpt", "content"];

/**
 * The pane that was chosen last on this device; a phone starts with the text.
 * @param source whether the post translates another one; `first`: somebody is translating it now.
 * @param view of the text, which stays where it was scrolled to.
 * @param onPlace is told on a phone where that is, in UTF-16 code units: what takes the place of the text opens there.
 */
export function usePane(
	source: "none" | "there" | "first",
	view: RefObject<EditorView | undefined>,
	onPlace: (at: number) => void,
) {
	const [pane, setPane] = useState<Pane>(() => {
		if (!isWide()) return "write";
		if (source === "first") return "source";
		return PANES.find((name) => name === localStorage.getItem(KEY)) ?? "details";
	});
	/** At the top of the text, when it was in sight last. */
	const place = useRef<number>(undefined);
	const panes = PANES.filter((name) => name !== "source" || source !== "none");
	return {
		panes,
		pane: panes.includes(pane) ? pane : "details",
		choose(next: Pane) {
			const text = view.current;
			if (text?.dom.checkVisibility()) place.current = placeAtTop(text, place.current);
			// The text has its new width before it is scrolled.
			flushSync(() => setPane(next));
			localStorage.setItem(KEY, next);
			if (!isWide()) onPlace(place.current ?? 0);
			if (text?.dom.checkVisibility() && place.current !== undefined) {
				showAtTop(text, place.current);
			} else if (!isWide()) window.scrollTo({ top: 0 });
			// The arrow keys go on through the views, and a phone would open its keyboard.
			const isByKey = document.activeElement?.matches(":focus-visible");
			if (next === "write" && isWide() && !isByKey) text?.focus();
		},
		/** Shows the pane with a field of the post. */
		showField(field: string) {
			if (!WITH_TEXT.includes(field)) setPane("details");
			else if (!isWide()) setPane("write");
		},
	};
}
