export const tr = {
	seo: {
		title: "Bülten kaydınız",
		description:
			"Haftalık bültene kaydınızı buradan onaylar veya bültenden ayrılırsınız. Sayfa, size gönderilen e-postadaki bağlantıyla açılır.",
	},
	confirm: {
		title: "Bülten kaydınızı onaylayın",
		text: "Düğmeye bastığınızda haftalık bülten e\u2011posta adresinize gelmeye başlar.",
		submit: "Kaydı onaylayın",
	},
	confirmed: {
		title: "Kaydınız tamam",
		text: "Yeni kaynakları haftada bir e\u2011postayla duyuracağız.",
		action: "Bültenden ayrılmak istiyorum",
	},
	leave: {
		title: "Bültenden ayrılmak istiyor musunuz?",
		text: "Ayrıldığınızda bu adrese bülten göndermeyiz. Fikriniz değişirse yeniden kaydolabilirsiniz.",
		submit: "Bültenden ayrılın",
	},
	left: {
		title: "Bültenden ayrıldınız",
		text: "Bu adres bülten listesinde değil. Size bülten göndermeyeceğiz.",
	},
	ended: {
		title: "Bağlantının süresi dolmuş",
		text: "Onay bağlantısı 48\u00a0saat geçerlidir. Onaylanmayan adresleri sileriz. Dilerseniz yeniden kaydolun.",
	},
	unknown: {
		title: "Bağlantı eksik görünüyor",
		text: "Lütfen e\u2011postadaki bağlantıyı bütünüyle açın. Olmazsa bültene yeniden kaydolun.",
	},
	form: "Bülten formuna gidin",
};

/** The texts of the page that the links of the newsletter's mails lead to. */
export type NewsletterPageCopy = typeof tr;
