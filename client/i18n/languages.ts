/** The site's languages; the first is the default (specification §3). */
export const LANGUAGES = ["tr", "de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "tr";

export const isLanguage = (value: unknown): value is Language =>
	LANGUAGES.some((language) => language === value);
