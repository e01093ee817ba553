import { type Copies, copyIn } from "../i18n/copy.ts";
import type { Language } from "../i18n/languages.ts";
import type { AboutCopy } from "./about/copy.ts";
import { de as aboutDe } from "./about/de.ts";
import { en as aboutEn } from "./about/en.ts";
import { tr as aboutTr } from "./about/tr.ts";
import type { AiBusinessAreasCopy } from "./ai-business-areas/copy.ts";
import { de as areasDe } from "./ai-business-areas/de.ts";
import { en as areasEn } from "./ai-business-areas/en.ts";
import { tr as areasTr } from "./ai-business-areas/tr.ts";
import type { BlogCopy } from "./blog/copy.ts";
import { de as blogDe } from "./blog/de.ts";
import { en as blogEn } from "./blog/en.ts";
import { tr as blogTr } from "./blog/tr.ts";
import type { CaseStudyTexts } from "./cases/case-study.ts";
import type { CasesCopy } from "./cases/copy.ts";
import { de as casesDe } from "./cases/de.ts";
import { en as casesEn } from "./cases/en.ts";
import { de as studiesDe } from "./cases/studies-de.ts";
import { en as studiesEn } from "./cases/studies-en.ts";
import { tr as studiesTr } from "./cases/studies-tr.ts";
import { tr as casesTr } from "./cases/tr.ts";
import type { FrameCopy } from "./frame/copy.ts";
import { de as frameDe } from "./frame/de.ts";
import { en as frameEn } from "./frame/en.ts";
import { tr as frameTr } from "./frame/tr.ts";
import type { HomeCopy } from "./home/copy.ts";
import { de as homeDe } from "./home/de.ts";
import { en as homeEn } from "./home/en.ts";
import { tr as homeTr } from "./home/tr.ts";
import type { LegalCopy } from "./legal/copy.ts";
import { de as privacyDe } from "./privacy/de.ts";
import { en as privacyEn } from "./privacy/en.ts";
import { tr as privacyTr } from "./privacy/tr.ts";
import type { QuickAnalysisCopy } from "./quick-analysis/copy.ts";
import { de as quickAnalysisDe } from "./quick-analysis/de.ts";
import { en as quickAnalysisEn } from "./quick-analysis/en.ts";
import { tr as quickAnalysisTr } from "./quick-analysis/tr.ts";
import type { SalesAutomationCopy } from "./sales-automation/copy.ts";
import { de as salesAutomationDe } from "./sales-automation/de.ts";
import { en as salesAutomationEn } from "./sales-automation/en.ts";
import { tr as salesAutomationTr } from "./sales-automation/tr.ts";
import type { SalesAutomationDemoCopy } from "./sales-automation-demo/copy.ts";
import { de as salesAutomationDemoDe } from "./sales-automation-demo/de.ts";
import { en as salesAutomationDemoEn } from "./sales-automation-demo/en.ts";
import { tr as salesAutomationDemoTr } from "./sales-automation-demo/tr.ts";
import type { ServicesCopy } from "./services/copy.ts";
import { de as servicesDe } from "./services/de.ts";
import { en as servicesEn } from "./services/en.ts";
import { tr as servicesTr } from "./services/tr.ts";
import type { SolutionsCopy } from "./solutions/copy.ts";
import { de as solutionsDe } from "./solutions/de.ts";
import { en as solutionsEn } from "./solutions/en.ts";
import { tr as solutionsTr } from "./solutions/tr.ts";
import { de as termsDe } from "./terms/de.ts";
import { en as termsEn } from "./terms/en.ts";
import { tr as termsTr } from "./terms/tr.ts";

/** The copy of each page that consists of its copy alone. */
export interface StaticPageCopies {
	home: HomeCopy;
	privacy: LegalCopy;
	terms: LegalCopy;
	"ai-business-areas": AiBusinessAreasCopy;
	services: ServicesCopy;
	solutions: SolutionsCopy;
	about: AboutCopy;
	"sales-automation": SalesAutomationCopy;
	"sales-automation-demo": SalesAutomationDemoCopy;
}

/**
 * Every page's copy in every language, its gaps filled once when the server starts. The browser
 * gets the copy of the page that it shows as data, and never this module.
 */
export const copies = {
	blog: inEach<BlogCopy>({ tr: blogTr, de: blogDe, en: blogEn }),
	cases: inEach<CasesCopy>({ tr: casesTr, de: casesDe, en: casesEn }),
	caseStudies: inEach<CaseStudyTexts>({
		tr: studiesTr,
		de: studiesDe,
		en: studiesEn,
	}),
	frame: inEach<FrameCopy>({ tr: frameTr, de: frameDe, en: frameEn }),
	quickAnalysis: inEach<QuickAnalysisCopy>({
		tr: quickAnalysisTr,
		de: quickAnalysisDe,
		en: quickAnalysisEn,
	}),
};

/** The same for the pages that consist of their copy alone. */
export const staticCopies: {
	[K in keyof StaticPageCopies]: Record<Language, StaticPageCopies[K]>;
} = {
	home: inEach<HomeCopy>({ tr: homeTr, de: homeDe, en: homeEn }),
	privacy: inEach<LegalCopy>({ tr: privacyTr, de: privacyDe, en: privacyEn }),
	terms: inEach<LegalCopy>({ tr: termsTr, de: termsDe, en: termsEn }),
	"ai-business-areas": inEach<AiBusinessAreasCopy>({
		tr: areasTr,
		de: areasDe,
		en: areasEn,
	}),
	services: inEach<ServicesCopy>({
		tr: servicesTr,
		de: servicesDe,
		en: servicesEn,
	}),
	solutions: inEach<SolutionsCopy>({
		tr: solutionsTr,
		de: solutionsDe,
		en: solutionsEn,
	}),
	about: inEach<AboutCopy>({ tr: aboutTr, de: aboutDe, en: aboutEn }),
	"sales-automation": inEach<SalesAutomationCopy>({
		tr: salesAutomationTr,
		de: salesAutomationDe,
		en: salesAutomationEn,
	}),
	"sales-automation-demo": inEach<SalesAutomationDemoCopy>({
		tr: salesAutomationDemoTr,
		de: salesAutomationDemoDe,
		en: salesAutomationDemoEn,
	}),
};

function inEach<T extends object>(texts: Copies<T>): Record<Language, T> {
	return {
		tr: copyIn(texts, "tr"),
		de: copyIn(texts, "de"),
		en: copyIn(texts, "en"),
	};
}
