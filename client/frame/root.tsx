import { useEffect } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { Analytics } from "../analytics/analytics.tsx";
import { shownButton } from "../form/early-input.ts";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { ToastProvider } from "../notifications/toast.tsx";
import { useFrame } from "./use-frame.ts";
import { useRouteChange } from "./use-route-change.ts";

/** Common to all pages, with or without the frame: the language, the toasts, and the effects of a route change. */
export function Root() {
	const { language, analytics, copy } = useFrame();
	useRouteChange();
	useEffect(replayEarlyClick, []);
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

/** Clicks the button again that was clicked before hydration (start/early-clicks.ts), and stops keeping clicks. */
function replayEarlyClick(): void {
	const button = window.earlyClick;
	window.earlyClick = null;
	if (button) shownButton(button)?.click();
}

/**
 * Under which key a scroll position is kept. Places in the history that the router did not make, such
 * as those of plain links to a part of the page, all have its key "default".
 */
function placeKey({ key, pathname, search, hash }: Location): string {
	return key === "default" ? pathname + search + hash : key;
}
