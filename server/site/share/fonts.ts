import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";

/** The families of the drawing. Fontsource splits each into two files. */
const FAMILIES = [
	{
		name: "Bricolage Grotesque",
		weight: 700,
		file: "bricolage-grotesque/files/bricolage-grotesque",
	},
	{
		name: "Instrument Sans",
		weight: 500,
		file: "instrument-sans/files/instrument-sans",
	},
] as const;

/** The site's fonts, as woff: satori reads neither woff2 nor variable fonts. */
export const loadFonts = (): Promise<Font[]> =>
	Promise.all(
		FAMILIES.flatMap(({ name, weight, file }) =>
			(["latin", "latin-ext"] as const).map(async (letters) => {
				const specifier = `@fontsource/${file}-${letters}-${weight}-normal.woff`;
				const path = fileURLToPath(import.meta.resolve(specifier));
				// Satori tries each family for a letter, but reads only one file of a family.
				const family = letters === "latin" ? name : `${name} Extended`;
				return { name: family, weight, data: await readFile(path) };
			}),
		),
	);

/** The value of `fontFamily` for one of the families. */
export const family = (name: (typeof FAMILIES)[number]["name"]): string =>
	`${name}, ${name} Extended`;

/** Characters that the fonts lack: all except Latin letters, their marks and punctuation, and common signs. */
const NOT_IN_FONTS =
	/[^\u0020-\u007E\u00A0-\u024F\u02BB\u02BC\u1E00-\u1E9F\u2010-\u2027\u2030-\u203A\u20AC\u20BA\u2122\u2212]/gu;

/** A text without the characters that the fonts cannot draw, such as emoji. */
export const drawable = (text: string): string =>
	text.normalize("NFC").replaceAll(NOT_IN_FONTS, " ").replaceAll(/\s+/g, " ").trim();
