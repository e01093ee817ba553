import { inEachLanguage } from "../../i18n/copy.ts";
import type { Language } from "../../i18n/languages.ts";
import type { LegalCopy, LegalDocument, LegalFrameCopy } from "./copy.ts";

/** The texts around both legal documents, in the visitor's language. */
const FRAME: Record<Language, LegalFrameCopy> = {
	tr: {
		back: "Ana sayfaya dön",
		contact: "İletişim",
		notice: null,
	},
	de: {
		back: "Zur Startseite",
		contact: "Kontakt",
		notice: {
			text: "Dieser Text liegt nur auf Türkisch vor. Fragen dazu können Sie uns auf Deutsch stellen.",
			link: "Zum Formular",
		},
	},
	en: {
		back: "Back to the home page",
		contact: "Contact",
		notice: {
			text: "This text is available in Turkish only. You can ask us about it in English.",
			link: "Go to the form",
		},
	},
};

/**
 * The copy of a legal page in each language.
 * @param document exists in Turkish only (specification §2), and so is shown in every language.
 */
export const legalCopies = (
	document: LegalDocument,
	seo: Record<Language, LegalCopy["seo"]>,
): Record<Language, LegalCopy> =>
	inEachLanguage<LegalCopy>({
		tr: { ...FRAME.tr, seo: seo.tr, document },
		de: { ...FRAME.de, seo: seo.de },
		en: { ...FRAME.en, seo: seo.en },
	});
