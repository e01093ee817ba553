/** Unicode's word joiner: has no width, and forbids a line break where it stands. */
const WORD_JOINER = "\u2060";

const UNITS = [
	"%|€|TL|Euro|EUR|USD|[KMG]B|px|km|kg",
	"saat|dakika|dk|saniye|sn|gün|hafta|ay(?!\\p{L}*r)|yıl|sayılı",
	"Stunde|Minute|Uhr|Min\\.|min\\b|Std\\.|Sekunde|Tag|Woche|Monat|Jahr|Länder",
	"hour|minute|second|day|week|month|year",
].join("|");

/** Blanks at which no line ends, each in the middle of its match: pairs only, because a chain of three leaves a hole on a phone. */
const FIXED_BLANKS = [
	new RegExp(`(?<=\\d\\+?) (?=(?:${UNITS}))`, "gu"),
	/(?<=\d\.) (?=madde)/g,
	/(?<=(?:§|\b(?:Art|Abs|lit|Nr|m)\.)) (?=[\d(])/g,
	/(?<=\b(?:Buchst|lit)\.) (?=\p{Ll}(?!\p{L}))/gu,
	// A court's file number, as in 3 U 724/18.
	/(?<=\b(?:[A-Z]|Z[RB])) (?=\d+\/\d)/g,
	// What Turkish writes apart and speaks with the word before it: da, de, ki and the question particle.
	/(?<=[\p{L}\p{N}”’)%]) (?=(?:d[ae]|ki|m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü][mz]|y[dm][ıiuü]ş?|d[ıiuü]r)?)(?!\p{L}))/gu,
	// Its demonstrative o, and the letter of an invented name, as in Firma A.
	/(?<=(?<!\p{L})[oO]) (?=\p{L}{1,8}(?!\p{L}))/gu,
	/(?<=\p{Ll}) (?=[A-H](?![\p{L}\p{N}’.-]))/gu,
	// Its postpositions behind a short word only: with a long one the pair would leave a hole.
	/(?<=(?<![\p{L}\p{N}])\p{L}{1,6}) (?=(?:ile|ise|için)(?!\p{L}))/gu,
	/(?<=\b[zu]\.) (?=[BaÄ]\.)/g,
	/(?<=\bd\.) (?=h\.)/g,
	/(?<=\bo\.) (?=[äÄ]\.)/g,
];

/** Words with hyphens that are shorter than a narrow screen, such as e-posta, Prompt-Bibliothek and end-to-end. */
const SHORT_COMPOUNDS =
	/(?<=[\s([„“])(?=\S{3,18}(?!\S))\p{L}[\p{L}\p{N}]{0,8}(?:-\p{L}[\p{L}\p{N}]*)+/gu;

/** Hyphens behind a short first part of any word, such as in B2B-Unternehmensberatung and IT-Personal. */
const FIXED_HYPHENS =
	/(?<=[\s([„“])(e|end|[\p{Lu}\d][\p{Lu}\p{N}\d]{0,2}\p{Lu}?)-(?=\p{L})|(?<=\bend-\u2060?to)(-)(?=end)/gu;

/** The dash in 1–3, and between the brackets of 6(1)(b). */
const RANGES = /(?<=\d)–(?=\d)|(?<=\d\))(?=\(\p{Ll}\))/gu;

/**
 * Keeps lines from ending between a number and its unit, behind "§" or "Art.", within "z. B.", and behind
 * the hyphen of a short first part. A text that begins with such a part is returned unchanged there:
 * programs find fields by labels such as "E-Mail-Adresse".
 */
export function keepTogether(text: string): string {
	const joined = text
		.replaceAll(SHORT_COMPOUNDS, (word) => word.replaceAll("-", `-${WORD_JOINER}`))
		.replaceAll(FIXED_HYPHENS, (match) => match + WORD_JOINER)
		.replaceAll(RANGES, (dash) => (dash ? WORD_JOINER + dash + WORD_JOINER : WORD_JOINER));
	return FIXED_BLANKS.reduce((result, blank) => result.replaceAll(blank, "\u00a0"), joined);
}

/** An apostrophe behind a letter or digit, as in Türkiye'de, 48'e or customers'. */
export const curlApostrophes = (text: string): string =>
	text.replaceAll(/(?<=[\p{L}\p{N}%])'/gu, "’");
