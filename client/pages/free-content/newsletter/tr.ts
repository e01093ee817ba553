import { sendingCopy } from "../../../quick-analysis/form-words.ts";
import { tr as quickAnalysis } from "../../../quick-analysis/tr.ts";

const shared = {
	title: "Haftalık bülten",
	label: "E-posta adresi",
	placeholder: "ad@firma.com",
	submit: "Kaydolun",
	problems: { email: quickAnalysis.problems.email },
};

const enabled = {
	...sendingCopy(quickAnalysis),
	...shared,
	text: "Haftada bir e\u2011postayla yeni kaynakları duyuruyoruz.",
	note: "“Kaydolun” düğmesine basarak bülteni e\u2011postayla almaya onay verirsiniz. Onayınızı dilediğiniz zaman geri alabilirsiniz.",
	done: "Teşekkürler, kaydınızı aldık.",
	unavailable:
		"Kaydınızı şu anda alamıyoruz. Adresiniz yukarıda duruyor, lütfen birkaç dakika sonra yeniden gönderin.",
	tooMany:
		"İnternet bağlantınızdan kısa sürede çok fazla kayıt geldi. Lütfen birkaç dakika bekleyip yeniden deneyin.",
};

export const tr = {
	disabled: {
		...shared,
		text: "Yeni kaynakları blogumuzda duyuruyoruz. RSS ile ilk siz görürsünüz.",
		feed: "RSS ile takip edin",
		meanwhile: "Blogu okuyun",
		fold: "E\u2011posta bülteninin formu (hazırlanıyor)",
		note: "Bülten henüz hazırlık aşamasında. Yazdığınız adres şimdilik hiçbir yere gönderilmez.",
		done: "Bülten kaydı henüz açılmadı. Adresiniz gönderilmedi ve saklanmadı.",
		withoutScript: "Bu form JavaScript ile çalışır, tarayıcınızda ise JavaScript kapalı.",
	},
	enabled,
	confirmed: {
		...enabled,
		note: "“Kaydolun” düğmesine basarak bülteni e\u2011postayla almaya onay verirsiniz. Kaydınız, e\u2011postayla göndereceğimiz bağlantıyı onayladığınızda tamamlanır. Her bültendeki bağlantıyla dilediğiniz zaman ayrılabilirsiniz.",
		done: "Bir adım kaldı: Adresinize bir onay bağlantısı gönderdik. 48\u00a0saat içinde onaylayın. Göremezseniz spam klasörüne de bakın.",
	},
};

/** The texts of the newsletter's form: disabled, delivering to the operator's webhook, or asking for a confirmation by mail. */
export type NewsletterCopies = typeof tr;
