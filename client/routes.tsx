import { data, type RouteObject, redirect } from "react-router-dom";
import { ErrorPage, FramedPageError, PageError } from "./frame/error-page.tsx";
import { Frame } from "./frame/frame.tsx";
import { Root } from "./frame/root.tsx";
import { FRAME_ROUTE } from "./frame/use-frame.ts";
import { ALL_PATTERNS, BLOG_DEMO_PATH, languageOf, type PageKey } from "./i18n/paths.ts";
import { sectionAt } from "./i18n/sections.ts";
import type { DataSource } from "./pages/data-source.ts";
import { type LazyPage, lazyPage } from "./pages/lazy-page.tsx";
import { inTime } from "./patience.ts";

const notFound = lazyPage(() => import("./pages/not-found/not-found.tsx"));

const blogDemo = lazyPage(() => import("./pages/create-blog-demo/create-blog-demo.tsx"));

const PAGES: Record<PageKey, LazyPage> = {
	home: lazyPage(() => import("./pages/home/home.tsx")),
	about: lazyPage(() => import("./pages/about/about.tsx")),
	"sales-automation": lazyPage(() => import("./pages/sales-automation/sales-automation.tsx")),
	"sales-automation-demo": lazyPage(
		() => import("./pages/sales-automation-demo/sales-automation-demo.tsx"),
	),
	"free-content": lazyPage(() => import("./pages/free-content/free-content.tsx")),
	blog: lazyPage(() => import("./pages/blog/blog.tsx")),
	"blog-post": lazyPage(() => import("./pages/blog-post/blog-post.tsx")),
	privacy: lazyPage(() => import("./pages/privacy/privacy.tsx")),
	terms: lazyPage(() => import("./pages/terms/terms.tsx")),
	imprint: lazyPage(() => import("./pages/imprint/imprint.tsx")),
	"privacy-request": lazyPage(() => import("./pages/privacy-request/privacy-request.tsx")),
	newsletter: lazyPage(() => import("./pages/newsletter/newsletter.tsx")),
	cases: lazyPage(() => import("./pages/cases/cases.tsx")),
	"case-detail": lazyPage(() => import("./pages/case-detail/case-detail.tsx")),
	"quick-analysis": lazyPage(() => import("./pages/quick-analysis/quick-analysis.tsx")),
	solutions: lazyPage(() => import("./pages/solutions/solutions.tsx")),
	services: lazyPage(() => import("./pages/services/services.tsx")),
	"ai-business-areas": lazyPage(() => import("./pages/ai-business-areas/ai-business-areas.tsx")),
};

/** The pages with their own header and footer (specification §2). */
const WITHOUT_FRAME: readonly PageKey[] = ["privacy", "terms"];

/**
 * The routes of the site for server and browser.
 * @param loadDocument lets the browser load the document that the visitor goes to, for a page whose data
 * came and whose code did not; absent on the server.
 */
export function createRoutes(
	source: DataSource,
	loadDocument?: () => Promise<never>,
): RouteObject[] {
	const loadPage = async (request: Request) => {
		const url = new URL(request.url);
		// Only in the browser: the server redirects these paths before it calls the router.
		const section = sectionAt(url.pathname);
		if (section) return redirect(section.pathname + url.search + section.hash);
		const answer = await source.page(url, request.signal);
		if ("redirect" in answer) return redirect(answer.redirect);
		return data(answer.data, { status: answer.status });
	};
	const page = (path: string, page: LazyPage): RouteObject => ({
		path,
		caseSensitive: true,
		Component: page.Component,
		shouldRevalidate: page.shouldRevalidate,
		handle: page,
		loader: async ({ request }) => {
			const code = page.load();
			// Without a connection there is no data either: that is the failure to show.
			code.catch(() => {});
			const answer = await loadPage(request);
			if (answer instanceof Response) return answer;
			await (loadDocument ? inTime(code).catch(loadDocument) : code);
			return answer;
		},
	});
	const pages = (inFrame: boolean) =>
		ALL_PATTERNS.filter(({ page: key }) => WITHOUT_FRAME.includes(key) !== inFrame).map(
			({ page: key, pattern }) => page(pattern, PAGES[key]),
		);
	const framed = [
		page("/", PAGES.home),
		...pages(true),
		page(BLOG_DEMO_PATH, blogDemo),
		// The build removes this branch and its module.
		...(import.meta.env.DEV ? [styleguide()] : []),
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

function styleguide(): RouteObject {
	const page = lazyPage(() => import("./styleguide/styleguide.tsx"));
	return {
		path: "/styleguide",
		Component: page.Component,
		handle: page,
		loader: page.load,
	};
}
