import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { PAGE_VIEW_DELAY, trackPageView } from "../analytics/events.ts";
import { languageOf } from "../i18n/paths.ts";
import { applyHead } from "../seo/apply-head.ts";
import { MAIN } from "./skip-link.tsx";
import { useAnchorFocus } from "./use-anchor-focus.ts";
import { useCurrentPage } from "./use-current-page.ts";

/**
 * What a full page load would do, done on each route change: the document's head and language, the
 * reader's place (focus moves to the new page), and the page view. A page that keeps its data while
 * its query changes, as the filtered library does, is still the same page.
 */
export function useRouteChange(): void {
	const { pathname } = useLocation();
	const page = useCurrentPage();
	const shown = useRef<string>(undefined);

	useEffect(() => {
		const address = window.location.pathname + window.location.search;
		const first = shown.current === undefined;
		if (shown.current === address) return;
		shown.current = address;
		if (!first) {
			document.documentElement.lang = languageOf(pathname);
			if (page?.head) applyHead(page.head);
			document.getElementById(MAIN)?.focus({ preventScroll: true });
		}
		const timer = setTimeout(
			() => trackPageView(document.title, window.location.href, pathname),
			PAGE_VIEW_DELAY,
		);
		return () => clearTimeout(timer);
	}, [pathname, page]);
	useAnchorFocus();
}
