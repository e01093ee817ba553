import { tr as errors } from "./error-document/tr.ts";

export const tr = {
	skipLink: "İçeriğe geç",
	homeLink: "{site}, ana sayfa",
	navigation: {
		label: "Ana menü",
		home: "Ana sayfa",
		solutions: "Çözümler",
		cases: "Vaka çalışmaları",
		openMenu: "Menüyü aç",
		closeMenu: "Menüyü kapat",
		menuTitle: "Menü",
		action: "Ücretsiz analiz",
	},
	languageMenu: {
		label: "Dil",
	},
	footer: {
		description:
			"Türkiye ve Avrupa’daki küçük ve orta ölçekli B2B firmalara satış ve pazarlama için yapay zekâ sistemleri kuruyoruz.",
		menuTitle: "Menü",
		moreTitle: "Keşfedin",
		more: {
			services: "Hizmetlerimiz",
			salesAutomation: "Satış otomasyonu",
			demo: "Demoyu deneyin",
			about: "Hakkımızda",
			freeContent: "Ücretsiz kaynaklar",
			invoice: "Beklemenin faturası",
			blog: "Blog",
		},
		contactTitle: "İletişim",
		contactText:
			"Satışta işin nerede tıkandığını yazın. 48 saat içinde e\u2011postayla analiz raporunu gönderelim.",
		contactAction: "Ücretsiz analiz isteyin",
		copyright: "© 2024 {site}. Tüm hakları saklıdır.",
		privacy: "Gizlilik",
		terms: "Kullanım koşulları",
		data: "Güvenlik ve veriler",
		profiles: "Sosyal medya",
		imprint: "Künye",
	},
	direct: {
		title: "Form doldurmadan da ulaşabilirsiniz:",
		speaker: "Form doldurmadan da {name} ile görüşebilirsiniz:",
		after: "Raporu beklemeden konuşmak isterseniz:",
		phone: "Telefon:",
		whatsapp: "WhatsApp’tan yazın",
	},
	error: {
		title: errors.failed.title,
		text: "İnternet bağlantınızı kontrol edip tekrar deneyin.",
		serverText: errors.failed.text,
		retry: errors.retry,
	},
	closeNotification: "Bildirimi kapat",
};

/** The texts around every page: header, footer, language menu, notifications. */
export type FrameCopy = typeof tr;
