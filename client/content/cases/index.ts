import { inEachLanguage } from "../../i18n/copy.ts";
import type { CaseStudyTexts } from "../../pages/cases/case-study.ts";
import type { CasesCopy } from "../../pages/cases/copy.ts";
import { de } from "../../pages/cases/de.ts";
import { en } from "../../pages/cases/en.ts";
import { de as studiesDe } from "../../pages/cases/studies-de.ts";
import { en as studiesEn } from "../../pages/cases/studies-en.ts";
import { tr as studiesTr } from "../../pages/cases/studies-tr.ts";
import { tr } from "../../pages/cases/tr.ts";

export const cases = inEachLanguage<CasesCopy>({ tr, de, en });

export const caseStudies = inEachLanguage<CaseStudyTexts>({
	tr: studiesTr,
	de: studiesDe,
	en: studiesEn,
});
