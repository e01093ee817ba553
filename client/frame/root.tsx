import { useEffect } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { Analytics } from "../analytics/analytics.tsx";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { ToastProvider } from "../notifications/toast.tsx";
import { useFrame } from "./use-frame.ts";
import { useRouteChange } from "./use-route-change.ts";

/** The name of the mark in the performance timeline. */
const HYDRATED = "hydrated";

/** Common to all pages, with or without the frame: the language, the toasts, and the effects of a route change. */
export function Root() {
	const { language, analytics, copy } = useFrame();
	useRouteChange();
	// For measurements: from here on the page answers by script.
	useEffect(() => void performance.mark(HYDRATED), []);
	return (
		<LanguageProvider value={language}>
			<ToastProvider closeLabel={copy.closeNotification}>
				<Outlet />
			</ToastProvider>
			{analytics && <Analytics settings={analytics} />}
			<ScrollRestoration getKey={placeKey} />
		</LanguageProvider>
	);
}

/**
 * Under which key a scroll position is kept. Places in the history that the router did not make, such
 * as those of plain links to a part of the page, all have its key "default".
 */
function placeKey({ key, pathname, search, hash }: Location): string {
	return key === "default" ? pathname + search + hash : key;
}
