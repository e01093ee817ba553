import type { Incomplete } from "../../i18n/copy.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";
import { legalFrame } from "../../parts/legal/words.ts";

/** The text itself exists in Turkish only: where it is missing, the Turkish one is shown. */
export const de: Incomplete<LegalCopy> = {
	...legalFrame.de,
	seo: {
		title: "Datenschutzerklärung (auf Türkisch)",
		description:
			"Welche personenbezogenen Daten diese Website und das Analyseformular verarbeiten, wozu, wie lange und welche Rechte Sie haben. Text auf Türkisch.",
	},
};
