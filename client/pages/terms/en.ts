import type { Incomplete } from "../../i18n/copy.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";
import { legalFrame } from "../../parts/legal/words.ts";

/** The text itself exists in Turkish only: where it is missing, the Turkish one is shown. */
export const en: Incomplete<LegalCopy> = {
	...legalFrame.en,
	seo: {
		title: "Terms of use (in Turkish)",
		description:
			"The terms of use of this website: purpose of the content, intellectual property, your obligations, liability and governing law. Text in Turkish.",
	},
};
