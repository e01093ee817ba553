import { plainText } from "./plain-text.ts";

/**
 * A text in the form in which letters of either case are equal, for searching. Turkish and other
 * rules for the letter i differ, and a visitor of any language may type either kind, so that I, ı,
 * İ and i are one letter here; ß and ẞ equal SS. Accents count.
 */
export function foldCase(text: string): string {
	return (
		plainText(text)
			.replaceAll("’", "'")
			.normalize("NFC")
			.toLowerCase()
			// There and back: ı becomes I and then i, ß becomes SS and then ss.
			.toUpperCase()
			.toLowerCase()
			// The lower case of İ.
			.replaceAll("i\u0307", "i")
			.normalize("NFC")
	);
}
