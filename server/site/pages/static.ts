import type { HomeCopy } from "../../../client/content/home/copy.ts";
import type { QuickAnalysisCopy } from "../../../client/content/quick-analysis/copy.ts";
import type { FormOutcome, PageData } from "../../../client/data.ts";
import { LANGUAGES, type Language } from "../../../client/i18n/languages.ts";
import { pathFor } from "../../../client/i18n/paths.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";
import {
	faqData,
	organisationData,
} from "../../../client/seo/structured-data.ts";

/** The home page. */
export function homePage(
	site: Site,
	language: Language,
	copy: HomeCopy,
): PageData {
	return {
		page: "home",
		language,
		copy,
		head: buildHead(site, {
			page: "home",
			language,
			...copy.seo,
			canonical: pathFor("home", language),
			alternates: LANGUAGES,
			structuredData: [organisationData(site), faqData(copy.faq.items)],
		}),
	};
}

/** The quick-analysis form as a page. */
export function quickAnalysisPage(
	site: Site,
	language: Language,
	copy: QuickAnalysisCopy,
	outcome: FormOutcome,
): PageData {
	return {
		page: "quick-analysis",
		language,
		copy,
		outcome,
		head: buildHead(site, {
			page: "quick-analysis",
			language,
			...copy.seo,
			canonical: pathFor("quick-analysis", language),
			alternates: LANGUAGES,
			index: outcome.state === "empty",
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
