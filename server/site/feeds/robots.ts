import type { Site } from "../../../client/seo/head.ts";
import { SITEMAP_PREFIX } from "../page-address.ts";

/** What programs call and people do not read. Pages to be kept out of results say so themselves, which a robot must be let in to see. */
const NO_PAGES = ["/_data/", "/api/", "/auth/", "/functions/", "/rest/"];

/** What robots are told: where the sitemap is, and what is not worth their time. */
export const robots = (site: Site): string =>
	[
		"User-agent: *",
		...NO_PAGES.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${site.url}${SITEMAP_PREFIX}.xml`,
		"",
	].join("\n");
