import type { ComponentType } from "react";
import {
	data,
	type LoaderFunctionArgs,
	type RouteObject,
	redirect,
	type ShouldRevalidateFunction,
} from "react-router-dom";
import { ALL_PATTERNS, BLOG_DEMO_PATH, languageOf, type PageKey } from "../shared/paths.ts";
import { sectionAt } from "../shared/sections.ts";
import { ErrorPage, FramedPageError, PageError } from "./frame/error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { toCodeError } from "./frame/network-error.ts";
import { Root } from "./frame/root.tsx";
import { FRAME_ROUTE } from "./frame/use-frame.ts";
import type { DataSource } from "./pages/data-source.ts";

/** Loads a page's module. */
type LazyPage = () => Promise<{
	Component: ComponentType;
	/** For a page that reads its query itself: it needs no new data when only the query changes. */
	shouldRevalidate?: ShouldRevalidateFunction;
}>;

const notFound = () => import("./pages/not-found/not-found.tsx");

const blogDemo = () => import("./pages/create-blog-demo/create-blog-demo.tsx");

const PAGES: Record<PageKey, LazyPage> = {
	home: () => import("./pages/home/home.tsx"),
	about: () => import("./pages/about/about.tsx"),
	"sales-automation": () => import("./pages/sales-automation/sales-automation.tsx"),
	"sales-automation-demo": () => import("./pages/sales-automation-demo/sales-automation-demo.tsx"),
	"free-content": () => import("./pages/free-content/free-content.tsx"),
	blog: () => import("./pages/blog/blog.tsx"),
	"blog-post": () => import("./pages/blog-post/blog-post.tsx"),
	privacy: () => import("./pages/privacy/privacy.tsx"),
	terms: () => import("./pages/terms/terms.tsx"),
	imprint: () => import("./pages/imprint/imprint.tsx"),
	"privacy-request": () => import("./pages/privacy-request/privacy-request.tsx"),
	newsletter: () => import("./pages/newsletter/newsletter.tsx"),
	cases: () => import("./pages/cases/cases.tsx"),
	"case-detail": () => import("./pages/case-detail/case-detail.tsx"),
	"waiting-invoice": () => import("./pages/waiting-invoice/waiting-invoice.tsx"),
	"quick-analysis": () => import("./pages/quick-analysis/quick-analysis.tsx"),
	solutions: () => import("./pages/solutions/solutions.tsx"),
	services: () => import("./pages/services/services.tsx"),
	"ai-business-areas": () => import("./pages/ai-business-areas/ai-business-areas.tsx"),
};

/** The pages with their own header and footer (specification §2). */
const WITHOUT_FRAME: readonly PageKey[] = ["privacy", "terms"];

/** The routes of the site for server and browser. */
export function createRoutes(source: DataSource): RouteObject[] {
	const loader = async ({ request }: LoaderFunctionArgs) => {
		const url = new URL(request.url);
		// Only in the browser: the server redirects these paths before it calls the router.
		const section = sectionAt(url.pathname);
		if (section) return redirect(section.pathname + url.search + section.hash);
		const answer = await source.page(url, request.signal);
		if ("redirect" in answer) {
			return redirect(answer.redirect, answer.isPermanent ? 301 : 302);
		}
		return data(answer.data, { status: answer.status });
	};
	const page = (path: string, load: LazyPage) => ({
		path,
		caseSensitive: true,
		loader,
		lazy: () => load().catch(toCodeError),
	});
	const pages = (inFrame: boolean) =>
		ALL_PATTERNS.filter(({ page: key }) => WITHOUT_FRAME.includes(key) !== inFrame).map(
			({ page: key, pattern }) => page(pattern, PAGES[key]),
		);
	const framed = [
		page("/", PAGES.home),
		...pages(true),
		page(BLOG_DEMO_PATH, blogDemo),
		page("*", notFound),
	];
	return [
		{
			id: FRAME_ROUTE,
			Component: Root,
			ErrorBoundary: ErrorPage,
			loader: ({ request }) =>
				source.frame(languageOf(new URL(request.url).pathname), request.signal),
			shouldRevalidate: ({ currentUrl, nextUrl }) =>
				languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname),
			children: [
				{
					Component: Frame,
					children: [{ ErrorBoundary: PageError, children: framed }],
				},
				{ ErrorBoundary: FramedPageError, children: pages(false) },
			],
		},
	];
}
