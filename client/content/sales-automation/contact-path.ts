import type { Language } from "../../i18n/languages.ts";

/**
 * The contact path (specification §2), spelled alike in every language. No page stands there: the
 * server sends the visitor on, so links to it load a document.
 */
export const contactPath = (language: Language): string =>
	`/${language}/danismanlik`;
