import * as v from "valibot";

export const ROLES = ["purchasing", "owner", "sales", "operations", "it", "hr"] as const;

export const INDUSTRIES = [
	"packaging",
	"machinery",
	"food",
	"textiles",
	"logistics",
	"construction",
	"chemicals",
	"software",
] as const;

export type Role = (typeof ROLES)[number];
export type Industry = (typeof INDUSTRIES)[number];

export interface SubjectInput {
	role: Role;
	industry: Industry;
	/** As typed, on one line; empty if nothing was typed. */
	offer: string;
}

/** The input of the demo's two panels; a panel whose field is absent was not started. */
export interface DemoInput {
	subjects?: SubjectInput | undefined;
	/** The calendar entry of the meeting brief. */
	entry?: string | undefined;
}

/** The longest inputs, in UTF-16 code units. A longer one is refused, never cut. */
export const DEMO_BOUNDS = { offer: 30, entry: 200 } as const;

/** The longest subject line, in UTF-16 code units: what a phone's inbox shows. */
export const SUBJECT_LENGTH = 45;

/** Whether a text can be composed with: "!!!" says nothing. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A typed text on one line, without control, format and unassigned characters. */
const line = v.fallback(
	v.optional(
		v.pipe(
			v.string(),
			v.transform((text) =>
				text
					.normalize("NFC")
					.replaceAll(/[\p{C}\s]+/gu, " ")
					.trim(),
			),
		),
	),
	undefined,
);

/** The panel's initial choices. */
export const FIRST_CHOICES = { role: ROLES[0], industry: INDUSTRIES[0] };

const schema = v.object({
	role: v.fallback(v.picklist(ROLES), FIRST_CHOICES.role),
	industry: v.fallback(v.picklist(INDUSTRIES), FIRST_CHOICES.industry),
	offer: line,
	entry: line,
});

/** The input of the query or of a form's fields; unknown roles and industries become the first ones. */
export function parseDemoInput(fields: URLSearchParams | FormData): DemoInput {
	const { role, industry, offer, entry } = v.parse(schema, {
		...Object.fromEntries(fields),
	});
	return {
		subjects: offer === undefined ? undefined : { role, industry, offer },
		entry,
	};
}

/** The canonical query of an input, with its question mark; empty where no panel was started. */
export function demoQuery({ subjects, entry }: DemoInput): string {
	const query = new URLSearchParams({ ...subjects });
	if (entry !== undefined) query.set("entry", entry);
	const written = query.toString();
	return written && `?${written}`;
}
