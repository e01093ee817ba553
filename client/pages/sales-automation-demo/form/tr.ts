import { leadFieldsCopy, sendingCopy } from "../../../quick-analysis/form-words.ts";
import { tr as quickAnalysis } from "../../../quick-analysis/tr.ts";
export const tr = {
	disabled: {
		...leadFieldsCopy(quickAnalysis),
		title: "Örnek iletişim formu (gönderim yapmaz)",
		lead: "Bu form bir örnektir. Yazdıklarınız hiçbir yere gönderilmez.",
		submit: "Formu deneyin",
		withoutScript:
			"Formu denemek için tarayıcınızda JavaScript’i açın. Kapalıyken düğme bir şey yapmaz ve yazdıklarınız yine gönderilmez.",
		result: {
			title: "Hiçbir şey gönderilmedi",
			text: "Form doğru dolduruldu, ancak yalnızca bir örnektir: Yazdıklarınız bize ulaşmadı. Bize ulaşmak için ücretsiz analiz isteyebilirsiniz.",
			action: "Ücretsiz analiz isteyin",
		},
	},
	enabled: {
		...leadFieldsCopy(quickAnalysis),
		...sendingCopy(quickAnalysis),
		title: "İletişim formu",
		lead: "Gördükleriniz hakkında sorunuz mu var? Bize yazın, yanıtımız e\u2011posta adresinize gelsin.",
		submit: "Mesajı gönderin",
		problems: quickAnalysis.problems,
		reassurance: quickAnalysis.reassurance,
		success: {
			text: "Mesajınızı aldık. Size e\u2011postayla yanıt vereceğiz.",
			action: "Yeni mesaj yazın",
		},
		unavailable:
			"Mesajınızı şu anda alamıyoruz. Yazdıklarınız formda duruyor, lütfen birkaç dakika sonra yeniden gönderin.",
		tooMany:
			"İnternet bağlantınızdan kısa sürede çok fazla mesaj geldi. Lütfen birkaç dakika bekleyip formu yeniden gönderin.",
	},
};

/** The texts of the demo's contact form. */
export type DemoFormCopies = typeof tr;
