import type { Language } from "../../../shared/languages.ts";
import { feedPath } from "../../../shared/paths.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** The feed, for the head of the blog's pages. */
export const feedOf = (language: Language) => ({
	title: copies[language].feed.title,
	path: feedPath(language),
});
