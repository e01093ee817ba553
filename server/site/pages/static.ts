import {
	type StaticPageCopies,
	staticCopies,
} from "../../../client/content/copies.ts";
import type {
	PageBasics,
	PageData,
	StaticPageData,
} from "../../../client/data.ts";
import {
	DEFAULT_LANGUAGE,
	type Language,
} from "../../../client/i18n/languages.ts";
import { languagesOf, pathFor } from "../../../client/i18n/paths.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";
import {
	faqData,
	organisationData,
} from "../../../client/seo/structured-data.ts";

export type StaticPage = keyof StaticPageCopies;

/** Whether a page consists of its copy alone. */
export const isStaticPage = (page: string): page is StaticPage =>
	page in staticCopies;

/** What a page tells search engines beyond its text. */
const STRUCTURED_DATA: {
	[K in StaticPage]?: (site: Site, copy: StaticPageCopies[K]) => object[];
} = {
	home: (site, copy) => [organisationData(site), faqData(copy.faq.items)],
};

/** A page that consists of its copy alone. */
export function staticPage<K extends StaticPage>(
	site: Site,
	language: Language,
	page: K,
): PageBasics & StaticPageData<K> {
	const copy = staticCopies[page][language];
	const languages = languagesOf(page);
	return {
		page,
		language,
		copy,
		head: buildHead(site, {
			page,
			language,
			...copy.seo,
			canonical: pathFor(
				page,
				languages.includes(language) ? language : DEFAULT_LANGUAGE,
			),
			alternates: languages,
			structuredData: STRUCTURED_DATA[page]?.(site, copy) ?? [],
		}),
	};
}

/** What a path without a page shows; its texts are the specification's (§2, §8). */
export function notFoundPage(
	site: Site,
	language: Language,
	path: string,
): PageData {
	return {
		page: "not-found",
		language,
		path,
		head: buildHead(site, {
			page: "home",
			language,
			title: "404",
			description: "Oops! Page not found",
			canonical: path,
			index: false,
		}),
	};
}
