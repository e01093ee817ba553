export const tr = {
	seo: {
		title: "Ücretsiz B2B satış ve reklam kaynakları",
		description:
			"B2B satış ve reklam için ücretsiz kaynaklar: 2.000’den fazla firmalık Excel listesi ve Google Ads prompt kütüphanesi. Platforma ve konuya göre süzün.",
	},
	hero: {
		title: "Satış ve reklam için ücretsiz kaynaklar",
		lead: "Bir firma listesi ve bir prompt kütüphanesi. İkisini de kendi işinizde kullanabilirsiniz.",
	},
	library: {
		title: "Kütüphane",
		fold: "Arayın, süzün, sıralayın",
		search: {
			label: "Kaynaklarda arama",
			placeholder: "Başlık veya açıklama",
		},
		categories: {
			label: "Kategori",
			chips: {
				all: "Hepsi",
				linkedin: "LinkedIn",
				instagram: "Instagram",
				"file-template": "Dosya/Template",
				"prompt-library": "Prompt Library",
				"lead-gen": "Lead Gen",
				ads: "Ads",
			},
		},
		sort: {
			label: "Sıralama",
			options: {
				newest: "En yeni",
				downloads: "En çok indirilen",
				saves: "En çok kaydedilen",
			},
		},
		apply: "Uygula",
		count: { one: "{count} kaynak", other: "{count} kaynak" },
		invoice: "Kendi rakamlarınızla hesaplayın: Beklemenin faturası",
		empty: {
			title: "Bu seçime uyan kaynak yok",
			text: "Arama metnini kısaltın ya da başka bir kategori seçin.",
			action: "Tüm kaynakları görün",
		},
		card: {
			example: "Örnek",
			types: {
				excel: "Excel dosyası",
				"prompt-library": "Prompt kütüphanesi",
				template: "Şablon",
			},
			tags: {
				"lead-gen": "Lead Gen",
				ads: "Ads",
				b2b: "B2B",
				"target-list": "Hedef liste",
				outbound: "Outbound",
				"google-ads": "Google Ads",
				prompt: "Prompt",
			},
			tagsLabel: "Etiketler",
			downloads: "indirme ({platform})",
			saves: "kez kaydedildi",
			action: {
				linkedin: "LinkedIn’e gidin",
				instagram: "Instagram’a gidin",
			},
			newTab: "yeni sekmede açılır",
			linkFollows: "Dosyayı ve ücretsiz analiz raporunu e\u2011postayla göndeririz.",
			ask: "Kaynağı isteyin",
			request: {
				lead: "Dosyayı e\u2011postanıza göndeririz. Bu istekle ücretsiz analizi de istemiş olursunuz. Analiz raporu 48\u00a0saat içinde ayrı bir e\u2011postayla gelir.",
				submit: "Kaynağı isteyin",
				message: "“{title}” kaynağını bana gönderir misiniz?",
			},
		},
	},
	resources: {
		"company-list": {
			title: "2.000’den fazla firmalık liste",
			excerpt:
				"Hedef müşterinizi seçerken sıfırdan başlamazsınız. Listeyi Excel’de süzer, yanına kendi notlarınızı eklersiniz.",
			gateNote: "Listeyi almak için LinkedIn’deki gönderiye yorum yazın.",
			preview: {
				caption: "Listeyle böyle çalışılır. Firmalar kurgusal.",
				head: ["Firma", "Sektör", "Notunuz"],
				rows: [
					["Örnek Ambalaj A.Ş.", "Ambalaj", "Fuarda tanıştık"],
					["Deneme Gıda Ltd.", "Gıda", ""],
					["Misal Makine A.Ş.", "Makine", "Satın almayı arayın"],
					["Kurgu Tekstil Ltd.", "Tekstil", ""],
				],
			},
		},
		"prompt-library": {
			title: "Google Ads prompt kütüphanesi",
			excerpt:
				"Google Ads reklam metinlerini yapay zekâya yazdırmak için hazır promptlar. Ürününüzü ve hedef kitlenizi siz eklersiniz.",
			gateNote: "Kütüphane Instagram üzerinden indirilir, yorum yazmanız gerekmez.",
			preview: {
				caption: "Parantez içlerini siz doldurursunuz.",
				prompt:
					"[Ürün] için bir Google arama reklamı yaz.\nHedef kitle: [kitle]\n5 başlık, en çok 30 karakter\n2 açıklama, en çok 90 karakter\nHer başlık tek bir yararı anlatsın.\nÜnlem işareti kullanma.",
			},
		},
	},
	faq: {
		title: "Kaynaklar hakkında",
		lead: "İstemeden önce bilmeniz gerekenler.",
		items: [
			{
				question: "Kaynaklar için ücret ödeyecek miyim?",
				answer:
					"Hayır, bu sayfadaki kaynakların hepsi ücretsiz. Birini almak için gönderinin altına yorum yazmanız gerekiyorsa bu, kartın üzerinde yazar.",
				mail: "Hayır, bu sayfadaki kaynakların hepsi ücretsiz.",
			},
			{
				question: "Kaynaklara nasıl ulaşırım?",
				answer:
					"Kartta bağlantı yoksa düğmeye basıp bizden isteyin, dosyayı biz gönderelim. Bağlantı varsa düğme, kaynağın paylaşıldığı platformu yeni sekmede açar. Orada ne yapacağınız düğmenin hemen üstünde yazar. Yorum yazmak için o platformda hesabınız olmalı.",
				mail: "Karttaki düğmeye basın, dosyayı e\u2011postayla gönderelim.",
				platform:
					"Kartın düğmesi, kaynağın paylaşıldığı platformu yeni sekmede açar. Orada ne yapacağınız düğmenin hemen üstünde yazar. Yorum yazmak için o platformda hesabınız olmalı.",
			},
			{
				question: "Listedeki firmalara hemen yazabilir miyim?",
				answer:
					"Önce firmanın bulunduğu ülkenin kurallarına bakın. Ticari elektronik iletinin şartları her ülkede farklıdır. Kişisel veriler için Türkiye’de KVKK, Avrupa Birliği’nde GDPR geçerlidir. İlk gönderimden önce metinlerinizi bir hukukçuya gösterin.",
			},
		],
	},
	closing: {
		title: "Listeden sonra ne olacak?",
		text: "Hangi adımların otomatikleşebileceğini ücretsiz analizde görürsünüz. Rapor 48 saat içinde e\u2011postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** What the free content library says (specification §2, §3 and §5); its newsletter has a copy of its own. */
export type FreeContentCopy = typeof tr;
