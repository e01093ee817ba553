import { leadFieldsCopy, sendingCopy } from "../../quick-analysis/form-words.ts";
import { tr as quickAnalysis } from "../../quick-analysis/tr.ts";
export const tr = {
	...leadFieldsCopy(quickAnalysis),
	...sendingCopy(quickAnalysis),
	unavailable: quickAnalysis.unavailable,
	tooMany: quickAnalysis.tooMany,
	seo: {
		title: "Kişisel veri başvurusu",
		description:
			"Kişisel verilerinize erişmek, düzeltilmesini veya silinmesini istemek için başvuru formu. Firma adı gerekmez, yanıt en geç otuz gün içinde e-postanıza gelir.",
	},
	title: "Kişisel veri başvurusu",
	lead: "Hangi verilerinizi tuttuğumuzu sorabilir, düzeltilmesini, silinmesini veya size verilmesini isteyebilir, işlemeye itiraz edebilirsiniz. En geç otuz gün içinde ücretsiz yanıtlarız.",
	mail: "Dilerseniz doğrudan e\u2011posta gönderin:",
	fields: {
		...quickAnalysis.fields,
		email: { ...quickAnalysis.fields.email, placeholder: "ad@ornek.com" },
		message: {
			label: "Başvurunuz",
			placeholder: "Örneğin: Bana ait kayıtların silinmesini istiyorum.",
		},
	},
	problems: {
		...quickAnalysis.problems,
		message: {
			...quickAnalysis.problems.message,
			required: "Lütfen ne istediğinizi yazın.",
		},
	},
	submit: "Başvuruyu gönderin",
	reassurance:
		"Yazdıklarınız yalnızca başvurunuzu yanıtlamak için kullanılır. Kimliğinizi doğrulamak için sizden ek bilgi isteyebiliriz.",
	success: {
		text: "Başvurunuzu aldık. En geç otuz gün içinde e\u2011postayla yanıtlayacağız.",
		action: "Ana sayfaya dön",
	},
};

/** The texts of the form for requests about personal data. */
export type PrivacyRequestCopy = typeof tr;
