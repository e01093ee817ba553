import type { Language } from "../i18n/languages.ts";
import { type PageKey, pathFor } from "../i18n/paths.ts";
import type { LeadProblem } from "./problems.ts";
import {
	DEMO_FORM_SOURCE,
	NEWSLETTER_SOURCE,
	parseDemoForm,
	parseLead,
	parseNewsletter,
	QUICK_ANALYSIS_SOURCE,
	type Submission,
} from "./submission.ts";

/** A form of the site whose submissions are leads. */
export interface RelayedForm {
	/** Where it is posted to. */
	path: string;
	source: string;
	/** The page that the form is on, and that shows what became of it where no script runs. */
	page: PageKey;
	/** The id of the form's part of that page; empty where the page is all about it. */
	anchor: string;
	parse(input: unknown): { lead: Submission } | { problems: LeadProblem[] };
}

export const QUICK_ANALYSIS: RelayedForm = {
	path: "/api/quick-analysis",
	source: QUICK_ANALYSIS_SOURCE,
	page: "quick-analysis",
	anchor: "",
	parse: parseLead,
};

export const DEMO_FORM: RelayedForm = {
	path: "/api/demo-form",
	source: DEMO_FORM_SOURCE,
	page: "sales-automation-demo",
	anchor: "demo-form",
	parse: parseDemoForm,
};

export const NEWSLETTER: RelayedForm = {
	path: "/api/newsletter",
	source: NEWSLETTER_SOURCE,
	page: "free-content",
	anchor: "newsletter",
	parse: parseNewsletter,
};

/**
 * Where a form posts itself: the browser goes to the form's part of the page that answers. The
 * language is for whoever opens that address afterwards.
 */
export const actionOf = (
	{ path, anchor }: RelayedForm,
	language: Language,
): string => `${path}?language=${language}${fragmentOf(anchor)}`;

/** Where the form stands. @param search of the page's address, with its question mark. */
export const pageOf = (
	{ page, anchor }: RelayedForm,
	language: Language,
	search = "",
): string => pathFor(page, language) + search + fragmentOf(anchor);

const fragmentOf = (anchor: string): string => anchor && `#${anchor}`;
