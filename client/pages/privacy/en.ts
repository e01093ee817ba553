import type { Incomplete } from "../../i18n/copy.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";
import { legalFrame } from "../../parts/legal/words.ts";

/** The text itself exists in Turkish only: where it is missing, the Turkish one is shown. */
export const en: Incomplete<LegalCopy> = {
	...legalFrame.en,
	seo: {
		title: "Privacy policy (in Turkish)",
		description:
			"Which personal data this website and the quick-analysis form process, for what purpose, for how long, and which rights you have. Text in Turkish.",
	},
};
