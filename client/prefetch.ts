import { matchRoutes, type RouteObject } from "react-router-dom";
import { pageFor } from "../shared/paths.ts";
import { sectionAt } from "../shared/sections.ts";

/** How long the pointer or the focus stays on a link before it counts as an intent, in ms. */
const INTENT_DELAY = 50;

/**
 * Loads the code and the data of the page behind the link on which the pointer, a finger or the focus is,
 * so that a click shows it without a request. Not for links with a query: searches are limited.
 * @param prefetchData prefetches what `/_data` has at a path.
 */
export function prefetchOnIntent(
	routes: RouteObject[],
	prefetchData: (path: string) => void,
): void {
	let timer: number | undefined;

	function load(link: HTMLAnchorElement) {
		const { pathname } = sectionAt(link.pathname) ?? link;
		if (pathname === window.location.pathname || !pageFor(pathname)) return;
		for (const { route } of matchRoutes(routes, pathname) ?? []) {
			// The click tries again and handles a failure.
			if (typeof route.lazy === "function") route.lazy().catch(() => {});
		}
		prefetchData(`/page${pathname}`);
	}

	for (const type of ["pointerover", "focusin"])
		addEventListener(type, ({ target }) => {
			clearTimeout(timer);
			const link = target instanceof Element ? target.closest("a") : null;
			if (link?.origin === window.location.origin && !link.search)
				timer = window.setTimeout(load, INTENT_DELAY, link);
		});
}
