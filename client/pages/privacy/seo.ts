import type { Language } from "../../i18n/languages.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";

export const seo: Record<Language, LegalCopy["seo"]> = {
	tr: {
		title: "Gizlilik politikası ve aydınlatma metni",
		description:
			"Sitede ve hızlı analiz formunda hangi kişisel verilerin, hangi amaçla ve hukuki sebeple işlendiğini, saklama süresini ve KVKK haklarınızı okuyun.",
	},
	de: {
		title: "Datenschutzerklärung (auf Türkisch)",
		description:
			"Welche personenbezogenen Daten diese Website und das Analyseformular verarbeiten, wozu, wie lange und welche Rechte Sie haben. Text auf Türkisch.",
	},
	en: {
		title: "Privacy policy (in Turkish)",
		description:
			"Which personal data this website and the quick-analysis form process, for what purpose, for how long, and which rights you have. Text in Turkish.",
	},
};
