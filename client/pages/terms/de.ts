import type { Incomplete } from "../../i18n/copy.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";
import { legalFrame } from "../../parts/legal/words.ts";

/** The text itself exists in Turkish only: where it is missing, the Turkish one is shown. */
export const de: Incomplete<LegalCopy> = {
	...legalFrame.de,
	seo: {
		title: "Nutzungsbedingungen (auf Türkisch)",
		description:
			"Die Nutzungsbedingungen dieser Website: Zweck der Inhalte, geistiges Eigentum, Ihre Pflichten, Haftung und anwendbares Recht. Text auf Türkisch.",
	},
};
