import type { LegalCopy } from "../../parts/legal/copy.ts";
import { legalFrame } from "../../parts/legal/words.ts";
import { privacyDocument } from "./document.ts";

export const tr: LegalCopy = {
	...legalFrame.tr,
	seo: {
		title: "Gizlilik politikası ve aydınlatma metni",
		description:
			"Sitede ve hızlı analiz formunda hangi kişisel verilerin, hangi amaçla ve hukuki sebeple işlendiğini, saklama süresini ve KVKK haklarınızı okuyun.",
	},
	document: privacyDocument,
};
