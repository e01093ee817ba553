import type { Language } from "../../../shared/languages.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";

export const seo: Record<Language, LegalCopy["seo"]> = {
	tr: {
		title: "Kullanım koşulları",
		description:
			"Sitenin kullanım koşulları: içeriğin bilgilendirme amacı, fikrî mülkiyet, kullanıcının yükümlülükleri, sorumluluğun sınırı ve uygulanacak hukuk.",
	},
	de: {
		title: "Nutzungsbedingungen",
		description:
			"Die Nutzungsbedingungen dieser Website: Zweck der Inhalte, geistiges Eigentum, Ihre Pflichten, Haftung und anwendbares Recht. Verbindlich auf Türkisch.",
	},
	en: {
		title: "Terms of use",
		description:
			"The terms of use of this website: purpose of the content, intellectual property, your obligations, liability and governing law. The Turkish text is binding.",
	},
};
