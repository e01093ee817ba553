import "./theme/tokens.css";
import "./theme/fonts.css";
import "./theme/fallback-fonts.css";
import "./layout/index.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createBrowserDataSource } from "./data-browser.ts";
import { rememberForms } from "./form/typed-form.ts";
import { prefetchOnIntent } from "./prefetch.ts";
import { watchOverlays } from "./quick-analysis/overlay-history.ts";
import { createRoutes } from "./routes.tsx";

async function start() {
	const root = document.getElementById("root");
	const state = document.getElementById("hydration")?.textContent;
	if (!root || !state) throw new Error("This document is not one of the site's");
	const { path, loaderData } = JSON.parse(state);
	// A form that was posted without JavaScript is answered at the form's URL, which has no route.
	if (path !== undefined && path !== window.location.pathname) {
		window.history.replaceState(null, "", path + window.location.hash);
	}
	const build = document.documentElement.dataset.build ?? "";
	const source = createBrowserDataSource(build, () => {
		const { navigation, location } = router.state;
		window.location.assign(router.createHref(navigation.location ?? location));
		return new Promise<never>(() => {});
	});
	const routes = createRoutes(source);
	// Without the first page's code React would see a page without content.
	for (const { route } of matchRoutes(routes, window.location) ?? []) {
		if (typeof route.lazy === "function")
			Object.assign(route, await route.lazy(), { lazy: undefined });
	}
	watchOverlays(() => router.state.location);
	const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
	rememberForms();
	prefetchOnIntent(routes, source.prefetch);
	// A transition is rendered in slices, and the page reacts between them.
	startTransition(() => {
		hydrateRoot(
			root,
			<StrictMode>
				<RouterProvider router={router} />
			</StrictMode>,
		);
	});
}

start();
