import type { FastifyInstance } from "fastify";
import { copies } from "../../client/content/copies.ts";
import {
	type DataSource,
	type FormOutcome,
	isBuilt,
	type PageData,
	type PageResponse,
} from "../../client/data.ts";
import {
	languageOf,
	type PageAddress,
	pageFor,
} from "../../client/i18n/paths.ts";
import type { Site } from "../../client/seo/head.ts";
import { guardForm } from "./form-guard.ts";
import { SENT } from "./page-address.ts";
import { loadBlog, loadBlogPost } from "./pages/blog.ts";
import {
	isStaticPage,
	notFoundPage,
	quickAnalysisPage,
	staticPage,
} from "./pages/static.ts";

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
	): Promise<PageResponse> {
		if (isStaticPage(page)) return found(staticPage(site, language, page));
		const copy = copies.blog[language];
		switch (page) {
			case "quick-analysis": {
				const state = query.has(SENT) ? "received" : "empty";
				const form = copies.quickAnalysis[language];
				const guard = await guardForm(app, outcome);
				return found(
					quickAnalysisPage(site, language, form, outcome ?? { state }, guard),
				);
			}
			case "blog":
				return loadBlog(app, site, { language, copy, query });
			case "blog-post":
				return loadBlogPost(app, site, { language, copy, slug });
			default:
				throw new Error(`The page ${page} has no data`);
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
			};
		},
		async page(url) {
			const address = pageFor(url.pathname);
			if (address && isBuilt(address.page)) {
				return load(address, url.searchParams);
			}
			const language = languageOf(url.pathname);
			return found(notFoundPage(site, language, url.pathname), 404);
		},
	};
}

const found = (data: PageData, status = 200): PageResponse => ({
	status,
	data,
});
