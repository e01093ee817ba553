import { LANGUAGES, type Language, OWN_NAMES } from "../../../shared/languages.ts";

/** The languages to choose from. @param nameOf what each is called; without it, what it calls itself. */
export const languageChoices = (nameOf = (language: Language) => OWN_NAMES[language]) =>
	LANGUAGES.map((value) => ({ value, label: nameOf(value) }));
