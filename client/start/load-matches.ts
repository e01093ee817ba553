import {
	createPath,
	type DataRouteMatch,
	type DataRouter,
	RouterContextProvider,
	type UNSAFE_DataWithResponseInit,
} from "react-router-dom";

type RouterState = DataRouter["state"];

/** The data of the matched routes at a new location; where loaders failed, the routes that show the errors. */
type Loaded = Pick<RouterState, "loaderData" | "errors">;

/** Where a loader sends the visitor instead: a path. */
interface Redirect {
	redirect: string;
}

/**
 * The matched routes whose loaders run at a URL, by React Router's own rules: new ones, and those whose
 * path or query changes.
 * @param state the router's, at the place that the visitor leaves.
 */
export function findOutdated(
	state: RouterState,
	matches: DataRouteMatch[],
	nextUrl: URL,
): Set<DataRouteMatch> {
	const currentUrl = new URL(createPath(state.location), nextUrl);
	return new Set(
		matches.filter((match, index) => {
			const { route } = match;
			const before = state.matches[index];
			if (!route.loader) return false;
			if (before?.route !== route || !(route.id in state.loaderData)) return true;
			const defaultShouldRevalidate =
				currentUrl.href === nextUrl.href ||
				currentUrl.search !== nextUrl.search ||
				before.pathname !== match.pathname;
			return (
				route.shouldRevalidate?.({
					currentUrl,
					currentParams: before.params,
					nextUrl,
					nextParams: match.params,
					defaultShouldRevalidate,
				}) ?? defaultShouldRevalidate
			);
		}),
	);
}

/**
 * Runs the loaders of the outdated routes, all at once, and keeps the data of the others.
 * @param known data of the place that the visitor leaves.
 */
export async function loadMatches(
	matches: DataRouteMatch[],
	outdated: Set<DataRouteMatch>,
	known: RouterState["loaderData"],
	url: URL,
	signal: AbortSignal,
): Promise<Loaded | Redirect> {
	const results = await Promise.all(
		matches.map((match) =>
			outdated.has(match) ? runLoader(match, url, signal) : { data: known[match.route.id] },
		),
	);
	const loaderData: RouterState["loaderData"] = {};
	let errors: RouterState["errors"] = null;
	for (const [index, result] of results.entries()) {
		const match = matches[index];
		if ("redirect" in result) return result;
		if ("error" in result) {
			errors ??= { [boundaryOf(matches, index)]: result.error };
		} else if (match && result.data !== undefined) {
			loaderData[match.route.id] = result.data;
		}
	}
	return { loaderData, errors };
}

async function runLoader(
	{ route, params }: DataRouteMatch,
	url: URL,
	signal: AbortSignal,
): Promise<{ data: unknown } | { error: unknown } | Redirect> {
	if (typeof route.loader !== "function") return { data: undefined };
	try {
		const result = await route.loader({
			request: new Request(url, { signal }),
			url,
			pattern: route.path ?? "",
			params,
			context: new RouterContextProvider(),
		});
		const redirect = result instanceof Response ? result.headers.get("location") : null;
		if (redirect !== null) return { redirect };
		return { data: hasInit(result) ? result.data : result };
	} catch (error) {
		return { error };
	}
}

/** Whether a loader returned its data by React Router's `data()`, with a status that only a server sends. */
const hasInit = (result: unknown): result is UNSAFE_DataWithResponseInit<unknown> =>
	typeof result === "object" &&
	result !== null &&
	"type" in result &&
	result.type === "DataWithResponseInit";

/** The id of the route that shows a loader's error: the closest one with an error page. */
function boundaryOf(matches: DataRouteMatch[], index: number): string {
	const above = matches.slice(0, index + 1);
	const { route } = above.findLast((match) => match.route.hasErrorBoundary) ?? above[0] ?? {};
	return route?.id ?? "";
}
