import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { DataSource } from "./pages/data-source.ts";
import type { PageData, PageRedirect } from "./pages/loader.ts";
import { createRoutes } from "./routes.tsx";

/** A page rendered to text, and the data for its hydration. */
export interface Rendered {
	status: number;
	html: string;
	page: PageData;
	/** The hydration data of the browser's router. */
	hydration: {
		/**
		 * The path of the page; after a submitted form it differs from the request's. The not-found
		 * page has none: the browser keeps the requested path.
		 */
		path?: string;
		loaderData: object;
	};
}

type Handler = ReturnType<typeof createStaticHandler>;

const handlers = new WeakMap<DataSource, Handler>();

/** The routes of a source, ranked once: an eighth of the time of a home page. */
function handlerOf(source: DataSource): Handler {
	const handler = handlers.get(source) ?? createStaticHandler(createRoutes(source));
	handlers.set(source, handler);
	return handler;
}

/**
 * Renders the page at a request's URL with data from the source, or returns the redirect.
 * @throws what a loader threw.
 */
export async function render(
	request: Request,
	source: DataSource,
): Promise<Rendered | PageRedirect> {
	const handler = handlerOf(source);
	const context = await handler.query(request);
	if (context instanceof Response) {
		return {
			redirect: context.headers.get("location") ?? "/",
			isPermanent: context.status === 301,
		};
	}
	// React Router would render its error page, whose text is about the visitor's connection.
	if (context.errors) throw Object.values(context.errors)[0];
	const html = renderToString(
		<StrictMode>
			<StaticRouterProvider
				router={createStaticRouter(handler.dataRoutes, context)}
				context={context}
				hydrate={false}
			/>
		</StrictMode>,
	);
	const leaf = context.matches.at(-1)?.route.id ?? "";
	const page: PageData = context.loaderData[leaf];
	return {
		status: context.statusCode,
		html,
		page,
		hydration: {
			...(page.page !== "not-found" && {
				path: new URL(request.url).pathname,
			}),
			// The document already has the page's head.
			loaderData: {
				...context.loaderData,
				[leaf]: { ...page, head: undefined },
			},
		},
	};
}
