import { useState } from "react";

/** What stands beside the text, or on a phone in place of it; `source` where the post translates another one. */
const PANES = ["source", "write", "page", "details"] as const;

export type Pane = (typeof PANES)[number];

const KEY = "desk-post-pane";

/** From here on text and side stand beside each other (editor.module.css). */
const WIDE = "(width >= 68.75em)";

const isWide = () => window.matchMedia(WIDE).matches;

/** The fields that stand with the text; the others are in the details. */
const WITH_TEXT = ["title", "excerpt", "content"];

/**
 * The pane that was chosen last on this device; a phone starts with the text.
 * @param source whether the post translates another one; `first`: somebody is translating it now.
 */
export function usePane(source: "none" | "there" | "first") {
	const [pane, setPane] = useState<Pane>(() => {
		if (!isWide()) return "write";
		if (source === "first") return "source";
		return PANES.find((name) => name === localStorage.getItem(KEY)) ?? "details";
	});
	const panes = PANES.filter((name) => name !== "source" || source !== "none");
	return {
		panes,
		pane: panes.includes(pane) ? pane : "details",
		choose(next: Pane) {
			setPane(next);
			localStorage.setItem(KEY, next);
			// It takes the place of another one.
			if (!isWide()) window.scrollTo({ top: 0 });
		},
		/** Shows the pane with a field of the post. */
		showField(field: string) {
			if (!WITH_TEXT.includes(field)) setPane("details");
			else if (!isWide()) setPane("write");
		},
	};
}
