/** Unicode's word joiner: has no width, and forbids a line break where it stands. */
const WORD_JOINER = "\u2060";

const UNITS = [
	"%|€|TL|Euro|EUR|USD|[KMG]B|px|km|kg",
	"saat|dakika|dk|saniye|sn|gün|hafta|ay(?!\\p{L}*r)|yıl|sayılı",
	"Stunde|Minute|Min\\.|Sekunde|Tag|Woche|Monat|Jahr",
	"hour|minute|second|day|week|month|year",
].join("|");

/** Blanks at which no line ends, each in the middle of its match. */
const FIXED_BLANKS = [
	new RegExp(`(?<=\\d) (?=(?:${UNITS}))`, "gu"),
	/(?<=\d\.) (?=madde)/g,
	/(?<=(?:§|\b(?:Art|Abs|lit|Nr|m)\.)) (?=[\d(])/g,
	/(?<=\d\/\d) (?=\(\p{L})/gu,
	/(?<=\b[zu]\.) (?=[BaÄ]\.)/g,
	/(?<=\bd\.) (?=h\.)/g,
	/(?<=\bo\.) (?=[äÄ]\.)/g,
];

/** Hyphens behind a short first part, such as in e-posta, B2B-Unternehmen, IT-Personal and end-to-end. */
const FIXED_HYPHENS =
	/(?<=[\s(„“])(e|end|[\p{Lu}\d][\p{Lu}\p{N}\d]{0,2}\p{Lu}?)-(?=\p{L})|(?<=\bend-\u2060?to)(-)(?=end)/gu;

/**
 * Keeps lines from ending between a number and its unit, behind "§" or "Art.", within "z. B.", and behind
 * the hyphen of a short first part. A text that begins with such a part is returned unchanged there:
 * programs find fields by labels such as "E-Mail-Adresse".
 */
export function keepTogether(text: string): string {
	const joined = text.replaceAll(FIXED_HYPHENS, (match) => match + WORD_JOINER);
	return FIXED_BLANKS.reduce(
		(result, blank) => result.replaceAll(blank, "\u00a0"),
		joined,
	);
}

/** An apostrophe behind a letter or digit, as in Türkiye'de, 48'e or customers'. */
export const curlApostrophes = (text: string): string =>
	text.replaceAll(/(?<=[\p{L}\p{N}%])'/gu, "’");
