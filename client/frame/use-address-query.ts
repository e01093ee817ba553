import { useSyncExternalStore } from "react";

/** Calls back when the address changes, also where a page changes its own query without the router. */
function onAddressChange(notify: () => void): () => void {
	// A browser without it has the query of the last render.
	const { navigation } = window;
	navigation?.addEventListener("currententrychange", notify);
	return () => navigation?.removeEventListener("currententrychange", notify);
}

/** The query in the address bar; empty on the server, where each page has one address in a language. */
export const useAddressQuery = (): string =>
	useSyncExternalStore(
		onAddressChange,
		() => window.location.search,
		() => "",
	);
