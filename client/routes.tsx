import { data, type RouteObject } from "react-router-dom";
import type { DataSource } from "./data.ts";
import { isBuilt } from "./data.ts";
import { ALL_PATTERNS, languageOf, type PageKey } from "./i18n/paths.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { Frame } from "./layout/frame.tsx";

type LazyPage = () => Promise<{ Component: React.ComponentType }>;

const notFound: LazyPage = () => import("./pages/not-found/not-found.tsx");

const PAGES: { [K in PageKey]?: LazyPage } = {
	home: () => import("./pages/home/home.tsx"),
	blog: () => import("./pages/blog/blog.tsx"),
	"blog-post": () => import("./pages/blog-post/blog-post.tsx"),
	"quick-analysis": () => import("./pages/quick-analysis/quick-analysis.tsx"),
};

const STYLEGUIDE: RouteObject = {
	path: "/styleguide",
	lazy: () => import("./styleguide/styleguide.tsx"),
};

/** The routes of the site, the same on the server and in the browser but for where their data comes from. */
export function createRoutes(source: DataSource): RouteObject[] {
	const loadPage: RouteObject["loader"] = async ({ request }) => {
		const { status, data: page } = await source.page(
			new URL(request.url),
			request.signal,
		);
		return data(page, { status });
	};
	const page = (path: string, lazy: LazyPage): RouteObject => ({
		path,
		lazy,
		loader: loadPage,
	});
	return [
		{
			id: "frame",
			Component: Frame,
			ErrorBoundary: ErrorPage,
			loader: ({ request }) =>
				source.frame(languageOf(new URL(request.url).pathname)),
			shouldRevalidate: ({ currentUrl, nextUrl }) =>
				languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname),
			children: [
				page("/", PAGES.home ?? notFound),
				...ALL_PATTERNS.filter(({ page: key }) => isBuilt(key)).map(
					({ page: key, pattern }) => page(pattern, PAGES[key] ?? notFound),
				),
				// The build drops the branch, and with it the module.
				...(import.meta.env.DEV ? [STYLEGUIDE] : []),
				page("*", notFound),
			],
		},
	];
}
