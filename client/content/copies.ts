import { type Copies, copyIn } from "../i18n/copy.ts";
import type { Language } from "../i18n/languages.ts";
import type { BlogCopy } from "./blog/copy.ts";
import { de as blogDe } from "./blog/de.ts";
import { en as blogEn } from "./blog/en.ts";
import { tr as blogTr } from "./blog/tr.ts";
import type { ConsentCopy } from "./consent/copy.ts";
import { de as consentDe } from "./consent/de.ts";
import { en as consentEn } from "./consent/en.ts";
import { tr as consentTr } from "./consent/tr.ts";
import type { FrameCopy } from "./frame/copy.ts";
import { de as frameDe } from "./frame/de.ts";
import { en as frameEn } from "./frame/en.ts";
import { tr as frameTr } from "./frame/tr.ts";
import type { HomeCopy } from "./home/copy.ts";
import { de as homeDe } from "./home/de.ts";
import { en as homeEn } from "./home/en.ts";
import { tr as homeTr } from "./home/tr.ts";
import type { QuickAnalysisCopy } from "./quick-analysis/copy.ts";
import { de as quickAnalysisDe } from "./quick-analysis/de.ts";
import { en as quickAnalysisEn } from "./quick-analysis/en.ts";
import { tr as quickAnalysisTr } from "./quick-analysis/tr.ts";

/** The copy of each page that consists of its copy alone. */
export interface StaticPageCopies {
	home: HomeCopy;
}

/**
 * Every page's copy in every language, its gaps filled once when the server starts. The browser
 * gets the copy of the page that it shows as data, and never this module.
 */
export const copies = {
	blog: inEach<BlogCopy>({ tr: blogTr, de: blogDe, en: blogEn }),
	consent: inEach<ConsentCopy>({ tr: consentTr, de: consentDe, en: consentEn }),
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
};

function inEach<T extends object>(texts: Copies<T>): Record<Language, T> {
	return {
		tr: copyIn(texts, "tr"),
		de: copyIn(texts, "de"),
		en: copyIn(texts, "en"),
	};
}
