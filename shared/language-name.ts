import type { Language } from "./languages.ts";

/** Making one takes 0.4 ms. */
const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: "language" });

const NAMES: Record<Language, Intl.DisplayNames> = {
	tr: namesIn("tr"),
	de: namesIn("de"),
	en: namesIn("en"),
};

/** `German`, `Almanca`. @param code BCP 47. @param language in which it is said. */
export const languageName = (code: string, language: Language): string =>
	NAMES[language].of(code) ?? code;
