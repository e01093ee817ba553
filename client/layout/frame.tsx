import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLoaderData } from "react-router-dom";
import { Analytics } from "../analytics/analytics.tsx";
import type { FrameData } from "../data.ts";
import { replayEarlyClicks } from "../early-clicks.ts";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { ToastProvider } from "../notifications/toast.tsx";
import { QuickAnalysisProvider } from "../quick-analysis/context.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Pending } from "./pending.tsx";
import { useRouteChange } from "./use-route-change.ts";

/** What stands around every page. */
export function Frame() {
	const frame = useLoaderData<FrameData>();
	const main = useRouteChange();
	useEffect(replayEarlyClicks, []);
	return (
		<LanguageProvider value={frame.language}>
			<ToastProvider closeLabel={frame.copy.closeNotification}>
				<QuickAnalysisProvider copy={frame.quickAnalysis}>
					<a className="visually-hidden skip-link" href="#main">
						{frame.copy.skipLink}
					</a>
					{frame.analytics && <Analytics settings={frame.analytics} />}
					<Header frame={frame} />
					<main id="main" ref={main} tabIndex={-1}>
						<Pending>
							<Outlet />
						</Pending>
					</main>
					<Footer frame={frame} />
					<ScrollRestoration />
				</QuickAnalysisProvider>
			</ToastProvider>
		</LanguageProvider>
	);
}
