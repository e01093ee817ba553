/** The texts of the mails, which all languages have. `{…}` is replaced. */
export type MailCopy = typeof tr;

export const tr = {
	lead: {
		title: {
			quick_analysis_modal: "Yeni başvuru: {company}",
			demo_form: "Demo sayfasından mesaj: {company}",
			privacy_request: "Kişisel veri başvurusu: {company}",
		},
		language: "Dil",
		page: "Sayfa",
		due: "Son yanıt",
		message: "Mesaj yazılmamış.",
		open: "Başvuruyu panelde açın",
		reply: "Bu e-postaya yazacağınız yanıt doğrudan başvuru sahibine gider.",
		footer:
			"{site} panelinde başvuru bildirimi istediğiniz için gönderildi. Bildirimleri panelin ayarlarından değiştirebilirsiniz.",
	},
	digest: {
		one: "1 yeni başvuru",
		many: "{count} yeni başvuru",
		overdueOne: "1 başvurunun yanıt süresi geçti.",
		overdueMany: "{count} başvurunun yanıt süresi geçti.",
		item: "{name}, en geç {due}",
		more: "ve {count} başvuru daha",
		open: "Başvuruları panelde açın",
	},
	confirmation: {
		title: {
			quick_analysis_modal: "Analiz başvurunuz bize ulaştı",
			demo_form: "Mesajınız bize ulaştı",
			privacy_request: "Kişisel veri başvurunuz bize ulaştı",
		},
		greeting: "Merhaba,",
		thanks: {
			quick_analysis_modal: "Başvurunuz için teşekkür ederiz.",
			demo_form: "Mesajınız için teşekkür ederiz.",
			privacy_request: "Kişisel verilerinizle ilgili başvurunuzu aldık.",
		},
		subject: "Konu",
		subjects: {
			quick_analysis_modal: "30 Dakika Hızlı Analiz",
			demo_form: "Demo sayfasındaki form",
			privacy_request: "Kişisel veri başvurusu",
		},
		received: "Alındı",
		due: {
			quick_analysis_modal: "Rapor en geç",
			demo_form: "Yanıt",
			privacy_request: "Yanıt en geç",
		},
		next: {
			quick_analysis_modal:
				"Şimdi satışınızı beş aşamada inceliyoruz. Analiz raporu bu adrese e-postayla gelecek. Devam edip etmeyeceğinize siz karar verirsiniz.",
			demo_form: "Yanıtımız bu adrese e-postayla gelecek.",
			privacy_request: "Yanıtımız ücretsizdir ve bu adrese e-postayla gelecek.",
		},
		contact:
			"Eklemek istediğiniz bir şey varsa bu e-postayı yanıtlayın veya {address} adresine yazın.",
		reply: "Eklemek istediğiniz bir şey varsa bu e-postayı yanıtlamanız yeterli.",
		footer:
			"Bu e-posta, {site} sitesindeki forma bu adres yazıldığı için gönderildi. Formu siz göndermediyseniz bize bildirin, kaydı silelim.",
	},
	invite: {
		subject: "{site} paneline davetlisiniz",
		title: "{site} paneline davetlisiniz",
		text: [
			"Sizin için bir hesap açıldı. Şifrenizi belirlediğinizde hesabınız kullanıma hazır olur.",
		],
		link: "Şifrenizi belirleyin",
		after: [
			"Bağlantı bir gün geçerlidir ve bir kez kullanılabilir. Süresi dolarsa panelin yöneticisinden yenisini isteyin.",
		],
		footer: "Bu daveti beklemiyorsanız bir şey yapmanız gerekmez. Bağlantıyı kimseyle paylaşmayın.",
	},
	reset: {
		subject: "{site}: yeni şifrenizi belirleyin",
		title: "Yeni şifrenizi belirleyin",
		text: ["{site} panelindeki hesabınız için yeni şifre bağlantısı oluşturuldu."],
		link: "Şifrenizi belirleyin",
		after: ["Bağlantı bir gün geçerlidir ve bir kez kullanılabilir."],
		footer:
			"Bu bağlantıyı beklemiyorsanız panelin yöneticisine haber verin. Bağlantıyı kimseyle paylaşmayın.",
	},
	test: {
		subject: "{site} deneme e-postası",
		title: "{site} e-postaları ulaşıyor",
		text: [
			"Bu e-posta, sitenin e-postalarının ulaşıp ulaşmadığını denemek için panelden gönderildi. Ulaşıyor.",
		],
		link: "Paneli aç",
		after: [
			"Bu e-posta spam klasörüne düştüyse, gönderen alan adı için SPF, DKIM ve DMARC kayıtlarının tanımlanması gerekir.",
		],
		footer: "Bu e-postayı, panelde “Deneme e-postası gönder” düğmesine bastığınız için aldınız.",
	},
	newsletter: {
		confirm: {
			subject: "Bülten kaydınızı onaylayın",
			title: "Bülten kaydınızı onaylayın",
			text: [
				"Bu adres {site} sitesindeki haftalık bültene yazıldı. Kaydın tamamlanması için onayınız gerekiyor.",
			],
			link: "Kaydı onaylayın",
			after: ["Bağlantı 48 saat geçerlidir. Onaylamazsanız adresiniz listeye eklenmez ve silinir."],
			footer: "Kaydı siz yapmadıysanız bir şey yapmanız gerekmez.",
		},
		welcome: {
			subject: "Bülten kaydınız tamam",
			title: "Bülten kaydınız tamam",
			text: [
				"Yeni kaynakları haftada bir e-postayla bu adrese duyuracağız.",
				"Vazgeçerseniz aşağıdaki bağlantıyla dilediğiniz zaman ayrılabilirsiniz.",
			],
			link: "Bültenden ayrılın",
			after: [],
			footer: "Bu e-posta, {site} bültenine kayıtlı olduğunuz için gönderildi.",
		},
	},
};
