import slugifyText from "@sindresorhus/slugify";

/** What the table takes as a slug (migrations/20261120090000_blog.sql). */
const SLUG = /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** The most characters that the table takes. */
const MOST = 120;

export const isSlug = (text: string): boolean => SLUG.test(text);

/**
 * Makes a slug of a text: letters of other alphabets become Latin ones, as the language of the text
 * writes them (ü is ue in German and u in Turkish). Empty when the text has neither letters nor digits.
 */
export function slugify(text: string, language = "tr"): string {
	const plain = text
		.normalize("NFKC")
		.replaceAll(/['’]/g, "")
		// The library changes the case after it has made İ and I Latin letters, and loses them in Turkish.
		.toLocaleLowerCase(language);
	return slugifyText(plain, {
		locale: language,
		decamelize: false,
		// The library replaces these characters by English words.
		customReplacements: [
			["&", " "],
			["♥", " "],
			["🦄", " "],
		],
	})
		.slice(0, MOST)
		.replace(/-$/, "");
}
