import type { Language } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import type { CaseStudyTexts } from "./case-study.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { de as studiesDe } from "./studies-de.ts";
import { en as studiesEn } from "./studies-en.ts";
import { tr as studiesTr } from "./studies-tr.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

export const studyTexts = inEachLanguage<CaseStudyTexts>({
	tr: studiesTr,
	de: studiesDe,
	en: studiesEn,
});

/** The breadcrumb down to the list of case studies: home, cases. */
export function breadcrumb(language: Language) {
	const { home, cases } = copies[language].breadcrumb;
	return [
		{ name: home, path: pathFor("home", language) },
		{ name: cases, path: pathFor("cases", language) },
	];
}
