import {
	type DataRouteMatch,
	type DataRouteObject,
	type DataRouter,
	type Location,
	matchRoutes,
	NavigationType,
	type RouteObject,
	resolvePath,
	type To,
	UNSAFE_createBrowserHistory,
	UNSAFE_mapRouteProperties,
} from "react-router-dom";
import { findOutdated, loadMatches } from "./load-matches.ts";

/*
 * The state behind React Router's `RouterProvider`, for what the site does: GET navigations. Its own
 * `createBrowserRouter` also has actions, fetchers, blockers, middleware, lazy routes and view transitions,
 * which no bundler can leave out: 12.7 KB brotli of 95.5 on the home page (decision 4).
 */

type RouterState = DataRouter["state"];
type Subscriber = Parameters<DataRouter["subscribe"]>[0];

const NOTHING = {
	formMethod: undefined,
	formAction: undefined,
	formEncType: undefined,
	formData: undefined,
	json: undefined,
	text: undefined,
};

const IDLE = {
	...NOTHING,
	state: "idle",
	location: undefined,
	matches: undefined,
	historyAction: undefined,
} as const;

/**
 * The browser's router. It listens to the history at once.
 * @param loaderData of the page that the server rendered.
 */
export function createRouter(
	routes: RouteObject[],
	loaderData: RouterState["loaderData"],
): DataRouter {
	const history = UNSAFE_createBrowserHistory();
	const manifest: DataRouter["manifest"] = {};
	const dataRoutes = toDataRoutes(routes, manifest);
	const subscribers = new Set<Subscriber>();
	let pending: AbortController | undefined;
	let scroll: Parameters<DataRouter["enableScrollRestoration"]> | undefined;

	const first: RouterState = {
		historyAction: history.action,
		location: history.location,
		matches: match(history.location),
		initialized: true,
		renderFallback: false,
		restoreScrollPosition: false,
		preventScrollReset: false,
		navigation: IDLE,
		revalidation: "idle",
		loaderData,
		actionData: null,
		errors: null,
		fetchers: new Map(),
		blockers: new Map(),
	};
	let state = first;

	function match(location: Location): DataRouteMatch[] {
		return matchRoutes(dataRoutes, location) ?? [];
	}

	const tell = (subscriber: Subscriber) =>
		subscriber(state, {
			deletedFetchers: [],
			newErrors: state.errors,
			flushSync: false,
		});

	function update(changes: Partial<RouterState>) {
		state = { ...state, ...changes };
		subscribers.forEach(tell);
	}

	/** The key of a location's scroll position. */
	const placeOf = (location: Location) => scroll?.[2]?.(location, []) ?? location.key;

	async function go(
		historyAction: NavigationType,
		location: Location,
		preventScrollReset = false,
	): Promise<void> {
		pending?.abort();
		if (scroll) scroll[0][placeOf(state.location)] = scroll[1]();
		const matches = match(location);
		const complete = (loaded: Partial<RouterState>) => {
			pending = undefined;
			if (historyAction === NavigationType.Push) history.push(location, location.state);
			if (historyAction === NavigationType.Replace) history.replace(location, location.state);
			update({
				...loaded,
				matches,
				historyAction,
				location,
				preventScrollReset,
				navigation: IDLE,
				restoreScrollPosition: scroll?.[0][placeOf(location)] ?? null,
			});
		};
		if (isSamePage(state.location, location)) return complete({});
		const url = history.createURL(location);
		const outdated = findOutdated(state, matches, url);
		if (outdated.size === 0) return complete({});

		pending = new AbortController();
		const { signal } = pending;
		update({
			navigation: {
				...NOTHING,
				state: "loading",
				location,
				matches,
				historyAction,
			},
		});
		const { loaderData: known } = state;
		const loaded = await loadMatches(matches, outdated, known, url, signal);
		// The visitor has chosen something else meanwhile.
		if (signal.aborted) return;
		if ("redirect" in loaded)
			return navigate(loaded.redirect, {
				replace: historyAction !== NavigationType.Push,
				preventScrollReset,
			});
		complete(loaded);
	}

	async function navigate(
		to: To | number | null,
		options: Parameters<DataRouter["navigate"]>[1] = {},
	): Promise<void> {
		if (typeof to === "number") return history.go(to);
		const { replace = false, preventScrollReset = false } = options;
		const target = resolvePath(to ?? "", state.location.pathname);
		return go(
			replace ? NavigationType.Replace : NavigationType.Push,
			{
				...history.encodeLocation(target),
				state: options.state ?? null,
				key: Math.random().toString(36).slice(2, 10),
			},
			preventScrollReset,
		);
	}

	const stop = history.listen(({ action, location }) => {
		void go(action, location);
	});

	const router: DataRouter = {
		basename: "/",
		future: {},
		routes: dataRoutes,
		branches: undefined,
		manifest,
		window,
		get state() {
			return state;
		},
		initialize: () => router,
		dispose: stop,
		subscribe(subscriber) {
			subscribers.add(subscriber);
			// The visitor went back while the page hydrated.
			if (state !== first) tell(subscriber);
			return () => subscribers.delete(subscriber);
		},
		enableScrollRestoration(...parts) {
			scroll = parts;
			return () => {
				scroll = undefined;
			};
		},
		navigate,
		createHref: (location) => history.createHref(location),
		createURL: (to) => history.createURL(to),
		encodeLocation: (to) => history.encodeLocation(to),
		revalidate: unused,
		fetch: unused,
		getFetcher: unused,
		resetFetcher: unused,
		deleteFetcher: unused,
		getBlocker: unused,
		deleteBlocker: unused,
		patchRoutes: unused,
		_internalSetRoutes: unused,
		_internalSetStateDoNotUseOrYouWillBreakYourApp: unused,
		_internalFetchControllers: new Map(),
	};
	return router;
}

function unused(): never {
	throw new Error("The site's router has no such part");
}

/** Whether only the part of the page differs. */
const isSamePage = (from: Location, to: Location) =>
	from.pathname === to.pathname &&
	from.search === to.search &&
	(from.hash !== "" || to.hash !== "");

/** Routes with the ids that the server's `createStaticHandler` gives them, which name the hydration data. */
function toDataRoutes(
	routes: RouteObject[],
	manifest: DataRouter["manifest"],
	path: number[] = [],
): DataRouteObject[] {
	return routes.map((route, index) => {
		const place = [...path, index];
		const id = route.id ?? place.join("-");
		const properties = UNSAFE_mapRouteProperties(route);
		const dataRoute: DataRouteObject = route.index
			? { ...route, id, hasErrorBoundary: properties.hasErrorBoundary }
			: {
					...route,
					id,
					children: toDataRoutes(route.children ?? [], manifest, place),
				};
		Object.assign(dataRoute, properties);
		manifest[id] = dataRoute;
		return dataRoute;
	});
}
