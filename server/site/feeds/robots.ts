import type { Site } from "../../../client/seo/head.ts";
import { SITEMAP_PREFIX } from "../requested-page.ts";

/** Paths for programs. A page that stays out of search results says so in its head, so robots must be able to read it. */
const NO_PAGES = ["/_data/", "/api/", "/auth/", "/functions/", "/rest/"];

/** The text of robots.txt: the URL of the sitemap, and paths without pages. */
export const robots = (site: Site): string =>
	[
		"User-agent: *",
		...NO_PAGES.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${site.url}${SITEMAP_PREFIX}.xml`,
		"",
	].join("\n");
