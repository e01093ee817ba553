/** What the table takes as a slug (migrations/20261120090000_blog.sql). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => SLUG.test(text);

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const LETTERS: Record<string, string> = { ı: "i", ß: "ss", æ: "ae", ø: "o" };

/** A text as a slug, Turkish and German letters by their Latin ones as in the site's paths; empty when it has neither letters nor digits. */
export function slugify(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[ıßæø]/g, (letter) => LETTERS[letter] ?? letter)
		.normalize("NFKD")
		.replaceAll(/\p{Mark}|['’]/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");
}
