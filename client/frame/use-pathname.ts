import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { notFoundPath } from "../../shared/paths.ts";
import { useCurrentPage } from "./use-page-data.ts";

/**
 * The path by which the current link is marked. While a not-found page hydrates, it is the path at which
 * the server rendered that page for all unknown paths, so that the markup matches.
 */
export function usePathname(): string {
	const { pathname } = useLocation();
	const page = useCurrentPage();
	const rendered = page?.page === "not-found" ? notFoundPath(page.language) : pathname;
	return useSyncExternalStore(
		subscribe,
		() => pathname,
		() => rendered,
	);
}

/** React renders again by itself when the location changes. */
const subscribe = () => () => {};
