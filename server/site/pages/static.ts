import {
	type StaticPageCopies,
	staticCopies,
} from "../../../client/content/copies.ts";
import type { Language } from "../../../client/i18n/languages.ts";
import { canonicalPath, pathFor, pathsOf } from "../../../client/i18n/paths.ts";
import type {
	PageBasics,
	PageData,
	StaticPageData,
} from "../../../client/pages/data.ts";
import { NOT_FOUND } from "../../../client/pages/not-found/copy.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";
import {
	faqData,
	organisationData,
} from "../../../client/seo/structured-data.ts";
import { shareImage } from "../share/address.ts";

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
	return {
		page,
		language,
		copy,
		head: buildHead(site, {
			language,
			...copy.seo,
			canonical: canonicalPath(page, language),
			alternates: pathsOf(page),
			image: shareImage(site, pathFor(page, language), copy.seo.title),
			structuredData: STRUCTURED_DATA[page]?.(site, copy) ?? [],
		}),
	};
}

/** What a path without a page shows. */
export function notFoundPage(
	site: Site,
	language: Language,
	path: string,
): PageData {
	return {
		page: "not-found",
		language,
		head: buildHead(site, {
			language,
			title: NOT_FOUND.title,
			description: NOT_FOUND.text,
			canonical: path,
			index: false,
		}),
	};
}
