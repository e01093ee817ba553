import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { languageOf } from "../../shared/paths.ts";
import { PAGE_VIEW_DELAY, trackPageView } from "../analytics/events.ts";
import { applyHead } from "../seo/apply-head.ts";
import { MAIN } from "./skip-link.tsx";
import { useCurrentPage } from "./use-page-data.ts";

/**
 * Does the work of a full page load on each route change: the document's head and language, the
 * reader's place (focus moves to the new page), and the page view. A page that keeps its data while
 * its query changes, as the filtered library does, is still the same page.
 */
export function useRouteChange(): void {
	const { pathname } = useLocation();
	const page = useCurrentPage();
	const shown = useRef<string>(undefined);
	const view = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => {
		const url = window.location.pathname + window.location.search;
		const first = shown.current === undefined;
		if (shown.current === url) return;
		shown.current = url;
		if (!first) {
			document.documentElement.lang = languageOf(pathname);
			if (page?.head) applyHead(page.head);
			document.getElementById(MAIN)?.focus({ preventScroll: true });
		}
		clearTimeout(view.current);
		view.current = setTimeout(
			() => trackPageView(document.title, window.location.href, pathname),
			PAGE_VIEW_DELAY,
		);
	}, [pathname, page]);
	useAnchorFocus();
}

/**
 * Moves the focus to the section that the URL's hash names, as a browser does on a full page load: the
 * keyboard continues from there. Sections with an anchor carry `tabIndex={-1}`.
 */
function useAnchorFocus(): void {
	const { hash, key } = useLocation();
	const shown = useRef(key);
	useEffect(() => {
		if (shown.current === key) return;
		shown.current = key;
		document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
	}, [hash, key]);
}
