/*
 * Inlined in the head, before anything else is loaded: keeps a click on a button marked
 * `data-early-click` until React can handle it (frame/root.tsx). If that takes too long, the button's
 * form is submitted without a script.
 */

import { PATIENCE } from "../patience.ts";

declare global {
	interface Window {
		/** The button pressed before hydration; null after hydration. */
		earlyClick?: HTMLElement | null;
	}
}

addEventListener(
	"click",
	(event) => {
		const target = event.target instanceof Element ? event.target : undefined;
		const button = target?.closest<HTMLButtonElement>("[data-early-click]");
		if (!button || window.earlyClick === null) return;
		event.preventDefault();
		window.earlyClick = button;
		setTimeout(() => {
			if (window.earlyClick === button) button.form?.submit();
		}, PATIENCE);
	},
	true,
);
