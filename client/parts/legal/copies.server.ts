import type { Language } from "../../../shared/languages.ts";
import type { PageKey } from "../../../shared/paths.ts";
import type { LegalCopy, LegalDocument, LegalFrameCopy, LegalSummary } from "./copy.ts";

/** The texts around both legal documents, in the visitor's language. */
const FRAME: Record<Language, Omit<LegalFrameCopy, "notice">> = {
	tr: {
		back: "Ana sayfaya dön",
		contact: "İletişim",
		shortTitle: "Beş cümleyle",
		shortNote: "Bağlayıcı olan, aşağıdaki metnin tamamıdır.",
	},
	de: {
		back: "Zur Startseite",
		contact: "Kontakt",
		shortTitle: "In fünf Sätzen",
		shortNote: "Genaueres steht darunter.",
	},
	en: {
		back: "Back to the home page",
		contact: "Contact",
		shortTitle: "In five sentences",
		shortNote: "The details follow.",
	},
};

/** The document is Turkish, so a reader of Turkish needs no notice. */
const NOTICE: Record<Language, Omit<NonNullable<LegalFrameCopy["notice"]>, "page"> | null> = {
	tr: null,
	de: {
		text: "Es folgt der vollständige Text auf Türkisch. Er ist verbindlich. Fragen dazu können Sie uns auf Deutsch stellen.",
		link: "Zum Formular",
		original: "Der vollständige Text auf Türkisch",
	},
	en: {
		text: "The full text in Turkish follows and is the binding one. You can ask us about it in English.",
		link: "Go to the form",
		original: "The full text in Turkish",
	},
};

interface LegalParts {
	/** In Turkish (specification §2), and binding, so every language shows it. */
	document: LegalDocument;
	seo: Record<Language, LegalCopy["seo"]>;
	short: Record<Language, readonly string[]>;
	/** Above the document for those who read German or English. */
	summary?: Record<Language, LegalSummary | null>;
	/** In place of a summary, the whole text in German and English. */
	translation?: Record<Language, LegalDocument | null>;
	/** The page with the form for questions about the text. */
	form: PageKey;
}

/** The copy of a legal page in each language. */
export const legalCopies = ({
	document,
	seo,
	short,
	summary,
	translation,
	form: page,
}: LegalParts): Record<Language, LegalCopy> => {
	const copyIn = (language: Language): LegalCopy => {
		const notice = NOTICE[language];
		return {
			...FRAME[language],
			seo: seo[language],
			short: short[language],
			notice: notice && { ...notice, page },
			summary: summary?.[language] ?? null,
			translation: translation?.[language] ?? null,
			document,
		};
	};
	return { tr: copyIn("tr"), de: copyIn("de"), en: copyIn("en") };
};
