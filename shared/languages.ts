/** The site's languages; the first is the default (specification §3). */
export const LANGUAGES = ["tr", "de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "tr";

/** The times are those of the language's country, because the server does not know the visitor's zone. */
export const TIME_ZONES: Record<Language, string> = {
	tr: "Europe/Istanbul",
	de: "Europe/Berlin",
	en: "UTC",
};

export const isLanguage = (value: unknown): value is Language =>
	LANGUAGES.some((language) => language === value);

/** The language that a value names; Turkish for any other value. */
export const toLanguage = (value: unknown): Language =>
	isLanguage(value) ? value : DEFAULT_LANGUAGE;
