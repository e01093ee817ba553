import { inEachLanguage } from "../../i18n/copy.ts";
import type { Language } from "../../i18n/languages.ts";
import { feedPath } from "../../i18n/paths.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** The feed, for the head of the blog's pages. */
export const feedOf = (language: Language) => ({
	title: copies[language].feed.title,
	path: feedPath(language),
});
