import { inEachLanguage } from "../../i18n/copy.ts";
import type { CaseStudyTexts } from "./case-study.ts";
import type { CasesCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { de as studiesDe } from "./studies-de.ts";
import { en as studiesEn } from "./studies-en.ts";
import { tr as studiesTr } from "./studies-tr.ts";
import { tr } from "./tr.ts";

export const cases = inEachLanguage<CasesCopy>({ tr, de, en });

export const caseStudies = inEachLanguage<CaseStudyTexts>({
	tr: studiesTr,
	de: studiesDe,
	en: studiesEn,
});
