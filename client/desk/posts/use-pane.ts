import { useState } from "react";

/** What stands beside the text, or on a phone in place of it. */
export const PANES = ["write", "page", "details"] as const;

export type Pane = (typeof PANES)[number];

const KEY = "desk-post-pane";

/** From here on text and side stand beside each other (editor.module.css). */
const WIDE = "(width >= 68.75em)";

/** The pane that was chosen last on this device; a phone starts with the text. */
export function usePane(): [Pane, (pane: Pane) => void] {
	const [pane, setPane] = useState<Pane>(() => {
		if (!window.matchMedia(WIDE).matches) return "write";
		return PANES.find((name) => name === localStorage.getItem(KEY)) ?? "details";
	});
	return [
		pane,
		(next) => {
			setPane(next);
			localStorage.setItem(KEY, next);
		},
	];
}
