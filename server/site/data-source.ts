import type { FastifyInstance } from "fastify";
import { copies } from "../../client/content/copies.ts";
import type {
	DataSource,
	FormOutcome,
	PageData,
	PageResponse,
} from "../../client/data.ts";
import { isBuilt } from "../../client/data.ts";
import { languageOf, pageFor } from "../../client/i18n/paths.ts";
import type { Site } from "../../client/seo/head.ts";
import { SENT } from "./page-address.ts";
import { loadBlog, loadBlogPost } from "./pages/blog.ts";
import { homePage, notFoundPage, quickAnalysisPage } from "./pages/static.ts";

/** Where the routes get their data on the server. */
export function createDataSource(
	app: FastifyInstance,
	/** What became of a form that this very request sent. */
	outcome?: FormOutcome,
): DataSource {
	const site: Site = { url: app.config.siteUrl, name: app.config.siteName };
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
		async page(url): Promise<PageResponse> {
			const address = pageFor(url.pathname);
			if (!address || !isBuilt(address.page)) {
				return found(
					notFoundPage(site, languageOf(url.pathname), url.pathname),
					404,
				);
			}
			const { page, language } = address;
			switch (page) {
				case "home":
					return found(homePage(site, language, copies.home[language]));
				case "quick-analysis":
					return found(
						quickAnalysisPage(
							site,
							language,
							copies.quickAnalysis[language],
							outcome ?? {
								state: url.searchParams.has(SENT) ? "received" : "empty",
							},
						),
					);
				case "blog":
					return loadBlog(app, site, {
						language,
						copy: copies.blog[language],
						query: url.searchParams,
					});
				case "blog-post":
					return loadBlogPost(app, site, {
						language,
						copy: copies.blog[language],
						slug: address.slug ?? "",
					});
				default:
					throw new Error(`The page ${page} has no data`);
			}
		},
	};
}

const found = (data: PageData, status = 200): PageResponse => ({
	status,
	data,
});
