import type { FastifyInstance } from "fastify";
import type { AnalyticsService } from "../../client/analytics/settings.ts";
import { copies } from "../../client/content/copies.ts";
import type { Language } from "../../client/i18n/languages.ts";
import {
	BLOG_DEMO_PATH,
	languageOf,
	type PageAddress,
	pageFor,
} from "../../client/i18n/paths.ts";
import type {
	DataSource,
	FormOutcome,
	FrameData,
	PageData,
	PageRedirect,
	PageResponse,
} from "../../client/pages/data.ts";
import type { Site } from "../../client/seo/head.ts";
import { SENT } from "./page-address.ts";
import { loadBlog, loadBlogPost } from "./pages/blog.ts";
import { blogDemoPage } from "./pages/blog-demo.ts";
import { loadCaseDetail, loadCases } from "./pages/cases.ts";
import { demoPage, freeContentPage, quickAnalysisPage } from "./pages/forms.ts";
import { isStaticPage, notFoundPage, staticPage } from "./pages/static.ts";

/** Where the routes get their data on the server. */
export function createDataSource(
	app: FastifyInstance,
	/** What became of a form that this very request sent. */
	outcome?: FormOutcome,
): DataSource {
	const site: Site = { url: app.config.siteUrl, name: app.config.siteName };

	async function load(
		{ page, language, slug = "" }: PageAddress,
		query: URLSearchParams,
	): Promise<PageResponse | PageRedirect> {
		if (isStaticPage(page)) return found(staticPage(site, language, page));
		const copy = copies.blog[language];
		const state = query.has(SENT) ? "received" : "empty";
		const formPage = { site, language, outcome: outcome ?? { state } };
		switch (page) {
			case "quick-analysis":
				return found(await quickAnalysisPage(app, formPage));
			case "sales-automation-demo":
				return found(await demoPage(app, formPage));
			case "free-content":
				return found(await freeContentPage(app, formPage));
			case "blog":
				return loadBlog(app, site, { language, copy, query });
			case "blog-post":
				return loadBlogPost(app, site, { language, copy, slug });
			case "cases":
				return loadCases(site, language, query);
			case "case-detail":
				return loadCaseDetail(site, language, slug);
		}
	}

	return {
		async frame(language) {
			return {
				language,
				copy: copies.frame[language],
				quickAnalysis: copies.quickAnalysis[language],
				languages: app.config.switcherLanguages,
				siteName: site.name,
				...analyticsFor(app.config.analytics, language),
			};
		},
		async page(url) {
			const address = pageFor(url.pathname);
			if (address) return load(address, url.searchParams);
			if (url.pathname === BLOG_DEMO_PATH && app.config.blogDemo) {
				return found(blogDemoPage(site));
			}
			const language = languageOf(url.pathname);
			return found(notFoundPage(site, language, url.pathname), 404);
		},
	};
}

/** Google Analytics sets cookies, so its visitors are asked first; the others set none. */
function analyticsFor(
	service: AnalyticsService | undefined,
	language: Language,
): Pick<FrameData, "analytics"> {
	if (!service) return {};
	const consent = copies.consent[language];
	return {
		analytics: { ...service, ...(service.provider === "ga4" && { consent }) },
	};
}

const found = (data: PageData, status = 200): PageResponse => ({
	status,
	data,
});
