import { tr as report } from "./report/tr.ts";

export const tr = {
	seo: {
		title: "Ücretsiz 30 Dakika Hızlı Analiz",
		description:
			"B2B satış süreciniz için ücretsiz 30 Dakika Hızlı Analiz isteyin. Ad, e-posta adresi ve firma yeterli. Analiz raporu 48 saat içinde e-postanıza gelir.",
	},
	title: "30 Dakika Hızlı Analiz",
	lead: "Yazdıklarınıza 30 dakika ayırıyoruz. Neyin otomatikleşeceğini, nereden başlayacağınızı ve kurulumun ne kadar süreceğini raporda okursunuz. Analiz ücretsiz.",
	close: "Kapat",
	required: "* ile işaretli alanlar zorunludur.",
	fields: {
		name: { label: "Ad soyad", placeholder: "Adınız ve soyadınız" },
		email: { label: "E-posta adresi", placeholder: "ad@firma.com" },
		company: { label: "Firma", placeholder: "Firmanızın adı" },
		message: {
			label: "Mesaj",
			placeholder: "Satışta en çok vaktinizi alan iş hangisi?",
		},
	},
	optional: "isteğe bağlı",
	messageHint: "Bir iki cümle yeter. Ne kadar somut yazarsanız rapor o kadar size özel olur.",
	submit: "Analiz isteyin",
	submitting: "Gönderiliyor...",
	reassurance: "Bilgileriniz güvenle saklanır. Spam göndermeyiz.",
	privacyLink: "Gizlilik politikası",
	nextTitle: "Sonra ne olacak?",
	next: [
		"Formu gönderirsiniz.",
		"Yazdıklarınızı ve web sitenizi 30\u00a0dakika inceleriz: Hangi iş bugün elle yapılıyor, hangisi otomatikleşir?",
		"Rapor 48\u00a0saat içinde e\u2011postanıza gelir. Devam edip etmeyeceğinize siz karar verirsiniz.",
	],
	report,
	otherStages: "Diğer dört aşama",
	problems: {
		summary: "Form henüz gönderilmedi. Lütfen işaretli alanları düzeltin.",
		name: {
			required: "Lütfen adınızı yazın.",
			too_long: "Ad çok uzun, lütfen en fazla {most} karakterle yazın.",
			control_characters: "Adda görünmeyen karakterler var, lütfen yeniden yazın.",
			invalid: "Adınız okunamadı, lütfen yeniden yazın.",
		},
		email: {
			required: "Lütfen e-posta adresinizi yazın.",
			too_long: "E-posta adresi çok uzun, lütfen en fazla {most} karakterlik bir adres yazın.",
			control_characters: "E-posta adresinde görünmeyen karakterler var, lütfen yeniden yazın.",
			invalid: "E-posta adresiniz okunamadı, lütfen yeniden yazın.",
			email: "Geçerli bir e-posta adresi yazın, örneğin ad@firma.com.",
		},
		company: {
			required: "Lütfen firmanızın adını yazın.",
			too_long: "Firma adı çok uzun, lütfen en fazla {most} karakterle yazın.",
			control_characters: "Firma adında görünmeyen karakterler var, lütfen yeniden yazın.",
			invalid: "Firma adı okunamadı, lütfen yeniden yazın.",
		},
		message: {
			too_long: "Mesaj çok uzun, lütfen en fazla {most} karakterle yazın.",
			control_characters: "Mesajda görünmeyen karakterler var, lütfen düz metin olarak yapıştırın.",
			invalid: "Mesaj okunamadı, lütfen yeniden yazın.",
		},
	},
	success: {
		title: "Başvurunuz Alındı!",
		arrived: "Yazdıklarınız kaydedildi.",
		replyTo: "Yanıtımızı {email} adresine göndereceğiz.",
		text: "Raporu göremezseniz spam klasörüne de bakın.",
		action: "Tamam",
	},
	clock: {
		running: "İlk yanıtımız hazırlanıyor …",
		sent: "İlk yanıtımız {time} içinde yola çıktı. Kurduğumuz sistem, size yazanlara 2\u00a0dakika içinde yanıt verir.",
		late: "İlk yanıtımız biraz gecikti. Raporun süresi değişmiyor.",
	},
	reading: {
		label: "Rapor gelene kadar okuyun:",
		link: "Salevium’da onay 48\u00a0saatten 4\u00a0dakikaya indi",
		slug: "salevium",
	},
	successToast: {
		title: "Başvurunuz alındı!",
		description: "Analiz raporunuz 48 saat içinde e\u2011posta adresinize gönderilecek.",
	},
	errorToast: {
		title: "Bir hata oluştu",
		description: "Lütfen daha sonra tekrar deneyin.",
	},
	unavailable:
		"Başvurunuzu şu anda alamıyoruz. Yazdıklarınız formda duruyor, lütfen birkaç dakika sonra yeniden gönderin.",
	waiting:
		"Şu anda gönderilemedi. Sayfayı açık tutun, bağlantı gelince kendiliğinden gönderilir. Sekmeyi kapatırsanız yazdıklarınız silinir.",
	honeypot: "Bu alanı boş bırakın",
	tooMany:
		"İnternet bağlantınızdan kısa sürede çok fazla başvuru geldi. Lütfen birkaç dakika bekleyip formu yeniden gönderin.",
};

/** The texts of the quick-analysis dialog and page (specification §4, §5, §8, §9). */
export type QuickAnalysisCopy = typeof tr;
