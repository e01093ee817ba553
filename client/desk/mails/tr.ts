export const mails = {
	title: "E-postalar",
	text: "Sitenin son 90 günde gönderdiği ve gönderemediği e-postalar.",
	states: { waiting: "Bekliyor", failed: "Gönderilemedi", sent: "Gönderildi" },
	all: "Tümü",
	visitor: "Başvuran kişi",
	kinds: {
		lead: "Yeni başvuru",
		digest: "Günlük özet",
		confirmation: "Onay e-postası",
		invite: "Davet",
		reset: "Yeni şifre",
		newsletter_confirm: "Bülten: onay bekliyor",
		newsletter_welcome: "Bülten: onaylandı",
		test: "Deneme e-postası",
	},
	errors: {
		answered: (answer: string) => `E-posta sunucusu kabul etmedi: ${answer}`,
		unreachable: (detail: string) =>
			`E-posta sunucusuna ulaşılamadı (${detail})`,
		slow: (seconds: string) =>
			`E-posta sunucusu ${seconds} sn içinde yanıt vermedi`,
		old: "Dört günden uzun bekledi",
		unwanted: "Alıcı artık istemiyor ya da bildirilecek bir şey kalmadı",
		failed: "Gönderilemedi",
	},
	next: (time: string) => `Sonraki deneme: ${time}`,
	attempts: (count: number) => `${count} deneme`,
	retry: "Yeniden gönder",
	retryAll: (count: number) => `Hepsini yeniden gönder (${count})`,
	retried: (count: number) => `${count} e-posta yeniden gönderiliyor.`,
	notRetried: "Bu e-posta bu arada gönderilmiş ya da artık yok.",
	newLink:
		"İçindeki bağlantının süresi doldu. Hesaplar sayfasından yenisini oluşturun.",
	empty: {
		title: "Henüz e-posta yok",
		text: "Sitenin her e-postası sonucuyla birlikte burada görünür. Nasıl göründüğünü, kendinize göndereceğiniz bir deneme e-postasıyla görebilirsiniz.",
	},
	none: {
		title: "Böyle bir e-posta yok",
		text: "Bu durumda e-posta bulunmuyor.",
		clear: "Tümünü göster",
	},
	off: "Site e-posta göndermiyor. Göndermek için sunucuda SMTP_URL ve MAIL_FROM ayarlarını girin.",
	held: "İletim durduruldu, e-postalar da bekliyor. Sürdürmek için sunucuda: bin/leads resume",
};
