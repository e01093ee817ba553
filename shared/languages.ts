/** The site's languages; the first is the default (specification §3). */
export const LANGUAGES = ["tr", "de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "tr";

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { tr: "Türkçe", de: "Deutsch", en: "English" };

/** The times are those of the language's country, because the server does not know the visitor's zone. */
export const TIME_ZONES: Record<Language, string> = {
	tr: "Europe/Istanbul",
	de: "Europe/Berlin",
	en: "UTC",
};

/** Joins words to a list. The site's English is British, without a comma before "and". */
export const joinWords = (words: Iterable<string>, language: Language): string =>
	new Intl.ListFormat(language === "en" ? "en-GB" : language).format(words);

export const isLanguage = (value: unknown): value is Language =>
	LANGUAGES.some((language) => language === value);

/** The language that a value names; Turkish for any other value. */
export const toLanguage = (value: unknown): Language =>
	isLanguage(value) ? value : DEFAULT_LANGUAGE;
