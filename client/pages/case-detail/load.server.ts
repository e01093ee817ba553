import type { Language } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import { buildHead, SHARE_IMAGE_SIZE } from "../../seo/head.ts";
import { breadcrumbData } from "../../seo/structured-data.ts";
import { type CaseStudy, caseStudies } from "../cases/case-study.ts";
import { breadcrumb, copies, studyTexts } from "../cases/copies.server.ts";
import { SCALES } from "../cases/scales.ts";
import type { PageRequest } from "../loader.ts";
import type { Firm, PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { CaseLink } from "./siblings.tsx";
import { caseStudyData } from "./structured-data.ts";
import { tr } from "./tr.ts";

const examples = inEachLanguage({ tr, de, en });

/** A case study; an unknown slug redirects to the list without a message (specification §2, §8). */
export function load({ site, firm }: PageServer, { language, slug }: PageRequest) {
	const studies = caseStudies(studyTexts[language]);
	const index = studies.findIndex((study) => study.slug === slug);
	const study = studies[index];
	if (!study) return { redirect: pathFor("cases", language) };
	// The Turkish path is canonical for all languages (specification §2).
	const canonical = pathFor("case-detail", "tr", slug);
	const { cases, ...words } = examples[language];
	const here = {
		name: study.baslik,
		path: pathFor("case-detail", language, slug),
	};
	return {
		status: 200,
		head: buildHead(site, {
			language,
			title: study.metaTitle,
			description: study.metaDescription,
			canonical,
			image: {
				url: study.ogImage,
				alt: study.baslik,
				size: SHARE_IMAGE_SIZE,
			},
			type: "article",
			structuredData: [
				breadcrumbData(site, [...breadcrumb(language), here]),
				caseStudyData(site, study, { language, canonical }),
			],
		}),
		data: {
			copy: copies[language],
			study: { ...study, ...quoteOf(firm, study, language) },
			scales: SCALES[study.slug],
			example: { ...words, ...cases[study.slug] },
			previous: toLink(studies[index - 1]),
			next: toLink(studies[index + 1]),
		},
	};
}

/** The client's quote: the case study's own, else one from the settings in the language. */
function quoteOf({ quotes }: Firm, { alinti, company }: CaseStudy, language: Language) {
	const quote = quotes.find((given) => given.company === company && given.text[language]);
	const text = quote?.text[language];
	if (alinti || !text) return {};
	return { alinti: { text, source: `${quote.name}, ${company}` } };
}

const toLink = (study: CaseStudy | undefined): CaseLink | null => {
	if (!study) return null;
	const { slug, company, baslik, kpis, result } = study;
	return { slug, company, baslik, kpi: kpis[result] };
};
