import { copies } from "../../../client/content/copies.ts";
import type { Language } from "../../../client/i18n/languages.ts";
import { pathFor, pathsOf } from "../../../client/i18n/paths.ts";
import {
	type CaseStudy,
	caseStudies,
} from "../../../client/pages/cases/case-study.ts";
import {
	FILTER_PARAMETER,
	toCaseFilter,
} from "../../../client/pages/cases/filter.ts";
import type {
	CaseLink,
	PageRedirect,
	PageResponse,
} from "../../../client/pages/data.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";
import {
	breadcrumbData,
	caseStudyData,
} from "../../../client/seo/structured-data.ts";
import { SHARE_IMAGE_SIZE, shareImage } from "../share/address.ts";

/** The way to the case studies, as breadcrumbs show it: home, cases. */
const trail = (language: Language) => {
	const { home, cases } = copies.cases[language].breadcrumb;
	return [
		{ name: home, path: pathFor("home", language) },
		{ name: cases, path: pathFor("cases", language) },
	];
};

/** The list of case studies, by default all of them. */
export function loadCases(
	site: Site,
	language: Language,
	query: URLSearchParams,
): PageResponse {
	const copy = copies.cases[language];
	const canonical = pathFor("cases", language);
	return {
		status: 200,
		data: {
			page: "cases",
			language,
			copy,
			studies: caseStudies(copies.caseStudies[language]),
			filter: toCaseFilter(query.get(FILTER_PARAMETER)),
			head: buildHead(site, {
				language,
				...copy.seo,
				canonical,
				alternates: pathsOf("cases"),
				image: shareImage(site, canonical, copy.seo.title),
				structuredData: [breadcrumbData(site, trail(language))],
			}),
		},
	};
}

/** A case study; an unknown one leads to the list without a word (specification §2, §8). */
export function loadCaseDetail(
	site: Site,
	language: Language,
	slug: string,
): PageResponse | PageRedirect {
	const studies = caseStudies(copies.caseStudies[language]);
	const index = studies.findIndex((study) => study.slug === slug);
	const study = studies[index];
	if (!study) return { redirect: pathFor("cases", language) };
	// One canonical address for all languages, the Turkish one (specification §2).
	const canonical = pathFor("case-detail", "tr", slug);
	const here = {
		name: study.baslik,
		path: pathFor("case-detail", language, slug),
	};
	return {
		status: 200,
		data: {
			page: "case-detail",
			language,
			copy: copies.cases[language],
			study,
			previous: toLink(studies[index - 1]),
			next: toLink(studies[index + 1]),
			head: buildHead(site, {
				language,
				title: study.metaTitle,
				description: study.metaDescription,
				canonical,
				image: {
					address: study.ogImage,
					alt: study.baslik,
					size: SHARE_IMAGE_SIZE,
				},
				type: "article",
				structuredData: [
					breadcrumbData(site, [...trail(language), here]),
					caseStudyData(site, study, { language, canonical }),
				],
			}),
		},
	};
}

function toLink(study: CaseStudy | undefined): CaseLink | null {
	if (!study) return null;
	const { slug, company } = study;
	return { slug, company };
}
