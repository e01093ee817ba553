import type { Language } from "../i18n/languages.ts";
import { about } from "./about/index.ts";
import { aiBusinessAreas } from "./ai-business-areas/index.ts";
import { blog } from "./blog/index.ts";
import { caseStudies, cases } from "./cases/index.ts";
import { consent } from "./consent/index.ts";
import { demoForm } from "./demo-form/index.ts";
import { errorDocument } from "./error-document/index.ts";
import { frame } from "./frame/index.ts";
import { freeContent } from "./free-content/index.ts";
import { home } from "./home/index.ts";
import { newsletter } from "./newsletter/index.ts";
import { privacy } from "./privacy/index.ts";
import { quickAnalysis } from "./quick-analysis/index.ts";
import { salesAutomation } from "./sales-automation/index.ts";
import { salesAutomationDemo } from "./sales-automation-demo/index.ts";
import { services } from "./services/index.ts";
import { solutions } from "./solutions/index.ts";
import { terms } from "./terms/index.ts";

const pages = {
	home,
	solutions,
	about,
	"sales-automation": salesAutomation,
	"ai-business-areas": aiBusinessAreas,
	services,
	privacy,
	terms,
};

/** The copy of each page that consists of its copy alone, by the page's key. */
export type StaticPageCopies = {
	[K in keyof typeof pages]: (typeof pages)[K][Language];
};

/**
 * That copy in every language, its gaps filled once when the server starts. The browser gets the
 * copy of the page that it shows as data, and never this module.
 */
export const staticCopies: {
	[K in keyof StaticPageCopies]: Record<Language, StaticPageCopies[K]>;
} = pages;

/** The same for all that needs more than its copy. */
export const copies = {
	blog,
	cases,
	caseStudies,
	consent,
	demoForm,
	errorDocument,
	frame,
	freeContent,
	newsletter,
	quickAnalysis,
	salesAutomationDemo,
};
