import { useEffect } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { Analytics } from "../analytics/analytics.tsx";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { ToastProvider } from "../notifications/toast.tsx";
import { useFrame } from "./use-frame.ts";
import { useRouteChange } from "./use-route-change.ts";

/** What all pages share whatever stands around them: the language, the toasts, and what a change of route brings with it. */
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

/** Presses the button again that was pressed before hydration (start/early-clicks.ts), and keeps no more clicks. */
function replayEarlyClick(): void {
	const button = window.earlyClick;
	window.earlyClick = null;
	if (button?.isConnected) button.click();
}

/**
 * Under which key a scroll position is kept. Places in the history that the router did not make, such
 * as those of plain links to a part of the page, all have its key "default".
 */
function placeKey({ key, pathname, search, hash }: Location): string {
	return key === "default" ? pathname + search + hash : key;
}
