import type { LegalCopy } from "../../parts/legal/copy.ts";
import { legalFrame } from "../../parts/legal/words.ts";
import { termsDocument } from "./document.ts";

export const tr: LegalCopy = {
	...legalFrame.tr,
	seo: {
		title: "Kullanım koşulları",
		description:
			"Sitenin kullanım koşulları: içeriğin bilgilendirme amacı, fikrî mülkiyet, kullanıcının yükümlülükleri, sorumluluğun sınırı ve uygulanacak hukuk.",
	},
	document: termsDocument,
};
