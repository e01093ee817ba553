import type * as v from "valibot";
import type { Language } from "../languages.ts";
import { type PageKey, pathFor } from "../paths.ts";
import { type FieldName, submissionSchema } from "./field-schemas.ts";
import { type LeadProblem, parseFields } from "./problems.ts";

/** A field that people do not see; only a program fills it in. Browsers fill in no field of this name. */
export const HONEYPOT = "subject";

/** A valid submission: texts trimmed, NFC, within bounds; `timestamp` is ISO 8601 in UTC. */
export interface Submission extends Partial<Record<FieldName, string | undefined>> {
	email: string;
	timestamp: string;
	source: string;
	language?: Language | undefined;
	page?: string | undefined;
}

/** A form of the site whose submissions are leads. */
export interface SiteForm {
	/** The path that it is posted to. */
	path: string;
	/** The `source` of its leads. */
	source: string;
	/** The page that shows the form, and the outcome of a post without JavaScript. */
	page: PageKey;
	/**
	 * The id of the form's section of that page; empty where the form is the whole page. Not "newsletter":
	 * lists of ad blockers hide elements of this id.
	 */
	anchor: string;
	/** The fields that the form shows, in their order. */
	fields: readonly FieldName[];
	/** The fields that must be filled in (specification §5). */
	required: readonly FieldName[];
	/** Lines that the message shows (specification §5). */
	messageRows: number;
	/** Checks the fields that the form sends. */
	schema: v.GenericSchema<unknown, Submission>;
	/** Checks a submission; see `parseFields`. */
	parse(input: unknown): { lead: Submission } | { problems: LeadProblem[] };
}

export function defineForm(form: Omit<SiteForm, "parse" | "schema">): SiteForm {
	const schema = submissionSchema(form);
	return { ...form, schema, parse: (input) => parseFields(schema, input) };
}

export const QUICK_ANALYSIS = defineForm({
	path: "/api/quick-analysis",
	source: "quick_analysis_modal",
	page: "quick-analysis",
	anchor: "",
	fields: ["name", "email", "company", "message"],
	required: ["name", "email", "company"],
	messageRows: 3,
});

export const DEMO_FORM = defineForm({
	path: "/api/demo-form",
	source: "demo_form",
	page: "sales-automation-demo",
	anchor: "demo-form",
	fields: ["name", "email", "company", "message"],
	required: ["name", "email"],
	messageRows: 4,
});

export const NEWSLETTER = defineForm({
	path: "/api/newsletter",
	source: "newsletter",
	page: "free-content",
	anchor: "letter",
	fields: ["email"],
	required: ["email"],
	messageRows: 0,
});

/**
 * The URL that a form without JavaScript posts to. Its fragment scrolls the answer to the form; the
 * language is for a visitor who opens this URL later.
 */
export const actionOf = ({ path, anchor }: SiteForm, language: Language): string =>
	`${path}?language=${language}${fragmentOf(anchor)}`;

/** The URL of the form on its page. @param search the query, with its question mark. */
export const pageOf = ({ page, anchor }: SiteForm, language: Language, search = ""): string =>
	pathFor(page, language) + search + fragmentOf(anchor);

const fragmentOf = (anchor: string): string => anchor && `#${anchor}`;
