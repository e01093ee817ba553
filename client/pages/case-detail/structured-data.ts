import type { Language } from "../../../shared/languages.ts";
import { absolute, type Site } from "../../seo/head.ts";
import { CONTEXT, organisation } from "../../seo/structured-data.ts";
import { type CaseStudy, PUBLISHED } from "../cases/case-study.ts";

/** A case study as an article (specification §2, Case detail); the site itself is its author. */
export function caseStudyData(
	site: Site,
	study: CaseStudy,
	page: { language: Language; canonical: string },
): object {
	return {
		"@context": CONTEXT,
		"@type": "Article",
		headline: study.baslik,
		description: study.metaDescription,
		inLanguage: page.language,
		datePublished: PUBLISHED,
		author: organisation(site),
		publisher: organisation(site),
		image: absolute(site, study.ogImage),
		mainEntityOfPage: absolute(site, page.canonical),
		articleSection: study.etiket,
	};
}
