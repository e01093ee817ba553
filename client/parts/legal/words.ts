import type { Language } from "../../i18n/languages.ts";
import type { LegalFrameCopy } from "./copy.ts";

/** What stands around both legal texts, in the visitor's language. */
export const legalFrame: Record<Language, LegalFrameCopy> = {
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
