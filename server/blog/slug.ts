import slugifyText from "@sindresorhus/slugify";
import {
	DEFAULT_LANGUAGE,
	type Language,
} from "../../client/i18n/languages.ts";

/** What the table takes as a slug (migrations/20261120090000_blog.sql). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The most characters that the table takes. */
const MOST = 120;

export const isSlug = (text: string): boolean => SLUG.test(text);

/**
 * A text as a slug: letters of other alphabets by their Latin ones, in the way of the text's
 * language (ü is ue in German and u in Turkish). Empty when it has neither letters nor digits.
 */
export function slugify(
	text: string,
	language: Language = DEFAULT_LANGUAGE,
): string {
	const plain = text
		.normalize("NFKC")
		.replaceAll(/['’]/g, "")
		// Beforehand: the library does so when İ and I are Latin letters already, and loses them in Turkish.
		.toLocaleLowerCase(language);
	return slugifyText(plain, {
		locale: language,
		decamelize: false,
		// The library's own words for these are English.
		customReplacements: [
			["&", " "],
			["♥", " "],
			["🦄", " "],
		],
	})
		.slice(0, MOST)
		.replace(/-$/, "");
}
