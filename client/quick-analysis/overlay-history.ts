import type { Location } from "react-router-dom";

/** Closes the dialog or drawer that is open. */
let closeOpen: (() => void) | undefined;

const isAtExtra = () => window.history.state?.overlay === true;

/**
 * Lets the browser's Back close a dialog or drawer instead of leaving the page: it gets an entry in the
 * history with the URL of the page.
 * @returns to be called when it is closed in another way. The entry stays: a second dialog uses it, and
 * Back skips it.
 */
export function openOverlay(close: () => void): () => void {
	closeOpen = close;
	const { history } = window;
	// The router's own state: to the router both entries are one place.
	if (!isAtExtra()) history.pushState({ ...history.state, overlay: true }, "");
	return () => {
		if (closeOpen === close) closeOpen = undefined;
	};
}

/**
 * Handles moves between a page's entry and the extra one, of which the router must learn nothing. Called
 * before the router listens: a window calls its listeners in the order in which they were added.
 * @param current the router's location.
 */
export function watchOverlays(current: () => Location): void {
	addEventListener("popstate", (event) => {
		const { location, history } = window;
		const { key, pathname, hash } = current();
		// Not the query: pages write what is typed into it, of which the router learns nothing.
		const isSame =
			(event.state?.key ?? "default") === key &&
			location.pathname + location.hash === pathname + hash;
		if (!isSame) return;
		event.stopImmediatePropagation();
		const close = closeOpen;
		closeOpen = undefined;
		if (close) close();
		else if (isAtExtra()) history.forward();
		else history.back();
	});
}
