/** What the table takes as a slug (migrations/20261120090000_blog.sql). */
export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const LETTERS: Record<string, string> = {
	ı: "i",
	ß: "ss",
	ä: "ae",
	æ: "ae",
	ø: "o",
};

const UMLAUTS: Record<string, string> = { ö: "oe", ü: "ue" };

/**
 * The slug of a title for callers that send none. The site's relay sends one from a library that
 * knows more scripts (server/blog/slug.ts), which cannot be imported here; for Turkish, German and
 * English titles both make the same. Empty when the title has no Latin letter or digit.
 */
export function slugOf(title: string, language: string): string {
	const letters = language === "tr" ? LETTERS : { ...LETTERS, ...UMLAUTS };
	return title
		.normalize("NFC")
		.toLowerCase()
		.replaceAll(/[ıßæøäöü]/g, (letter) => letters[letter] ?? letter)
		.normalize("NFKD")
		.replaceAll(/[\p{Mark}'’]/gu, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.slice(0, 120)
		.replaceAll(/^-|-$/g, "");
}
