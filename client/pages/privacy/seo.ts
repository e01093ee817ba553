import type { Language } from "../../../shared/languages.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";

export const seo: Record<Language, LegalCopy["seo"]> = {
	tr: {
		title: "Gizlilik politikası ve aydınlatma metni",
		description:
			"Sitede ve hızlı analiz formunda hangi kişisel verilerin, hangi amaçla ve hukuki sebeple işlendiğini, saklama süresini ve KVKK haklarınızı okuyun.",
	},
	de: {
		title: "Datenschutzhinweise: Kurzfassung auf Deutsch",
		description:
			"Welche personenbezogenen Daten diese Website und das Analyseformular verarbeiten, wozu, wie lange und welche Rechte Sie haben. Kurz auf Deutsch.",
	},
	en: {
		title: "Privacy notice: summary in English",
		description:
			"Which personal data this website and the quick-analysis form process, for what purpose and for how long, and what your rights are. In brief, in English.",
	},
};
