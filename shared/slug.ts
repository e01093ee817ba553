import slugifyText from "@sindresorhus/slugify";

/** The most characters that the table takes. */
const MOST = 120;

/**
 * Makes a slug of a text: letters of other alphabets become Latin ones, as the language of the text
 * writes them (ü is ue in German and u in Turkish). Empty when the text has neither letters nor digits.
 */
export function slugify(text: string, language = "tr"): string {
	const plain = text
		.normalize("NFKC")
		.replaceAll(/['’]/g, "")
		// The library replaces İ and I before it changes the case, so Turkish letters would be lost.
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
