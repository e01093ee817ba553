import type { PageKey } from "../../../shared/paths.ts";

/** The copy of a legal page: the frame in the visitor's language, the text in Turkish (specification §2). */
export interface LegalCopy extends LegalFrameCopy {
	seo: { title: string; description: string };
	/** The text in five sentences, before all else. */
	short: readonly string[];
	document: LegalDocument;
	/** The text in short, or all of it, in the visitor's language; null where there is none. */
	summary: LegalSummary | null;
	translation: LegalDocument | null;
}

/** A legal text in short. `{site}` stands for the site's name. */
export interface LegalSummary {
	title: string;
	lead: string;
	blocks: readonly LegalBlock[];
}

/** The texts around both legal documents. */
export interface LegalFrameCopy {
	back: string;
	contact: string;
	/** The heading above the five sentences, and the note below them. */
	shortTitle: string;
	shortNote: string;
	/** Stands above the Turkish text; null for those who read Turkish. */
	notice: {
		text: string;
		link: string;
		/** Unfolds the Turkish text. */
		original: string;
		page: PageKey;
	} | null;
}

/** A legal text. `{site}` stands for the site's name. */
export interface LegalDocument {
	title: string;
	lead: string;
	date: { label: string; text: string; iso: string };
	contentsTitle: string;
	sections: readonly LegalSection[];
}

export interface LegalSection {
	/** The anchor in the page's URL; published links depend on it. */
	id: string;
	title: string;
	blocks: readonly LegalBlock[];
}

/**
 * A paragraph, a list, a list of terms with descriptions, or a link to another page.
 * `fold` unfolds the terms.
 */
export type LegalBlock =
	| string
	| { list: readonly string[] }
	| { terms: readonly LegalTerm[]; fold?: string }
	| { page: PageKey; label: string };

export interface LegalTerm {
	term: string;
	text: string;
	/** The URL that the text leads to. */
	href?: string;
}
