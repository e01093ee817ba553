import { useState } from "react";

/** What stands beside the text, or on a phone in place of it. */
export const PANES = ["write", "page", "details"] as const;

export type Pane = (typeof PANES)[number];

const KEY = "desk-post-pane";

/** From here on text and side stand beside each other (editor.module.css). */
const WIDE = "(width >= 68.75em)";

const isWide = () => window.matchMedia(WIDE).matches;

/** The fields that stand with the text; the others are in the details. */
const WITH_TEXT = ["title", "excerpt", "content"];

/** The pane that was chosen last on this device; a phone starts with the text. */
export function usePane() {
	const [pane, setPane] = useState<Pane>(() => {
		if (!isWide()) return "write";
		return PANES.find((name) => name === localStorage.getItem(KEY)) ?? "details";
	});
	return {
		pane,
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
