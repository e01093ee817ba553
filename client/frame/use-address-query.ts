import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/** Calls back when the address changes, also where a page changes its own query without the router. */
function onAddressChange(notify: () => void): () => void {
	// A browser without it has the query of the last render.
	const { navigation } = window;
	navigation?.addEventListener("currententrychange", notify);
	return () => navigation?.removeEventListener("currententrychange", notify);
}

/** The query in the address bar. On the server, and while a page hydrates, it is that of the router. */
export function useAddressQuery(): string {
	const { search } = useLocation();
	return useSyncExternalStore(
		onAddressChange,
		() => window.location.search,
		() => search,
	);
}
