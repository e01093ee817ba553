import type { LegalCopy } from "../legal/copy.ts";
import { legalFrame } from "../legal/frame.ts";
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
