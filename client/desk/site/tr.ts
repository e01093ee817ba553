import type { Language } from "../../../shared/languages.ts";

const LANGUAGE_NAMES: Record<Language, string> = {
	tr: "Türkçe",
	de: "Almanca",
	en: "İngilizce",
};

export const site = {
	text: "Sitenin arkasındaki firma hakkında ziyaretçilerin gördükleri. Kaydettiğiniz bilgi hemen sitede görünür, boş bıraktığınız alan sitede yer almaz.",
	languages: LANGUAGE_NAMES,
	inLanguage: (label: string, language: Language) => `${label} (${LANGUAGE_NAMES[language]})`,
	decided: (variable: string) => `Sunucudaki ${variable} ayarı belirliyor.`,
	onePerLine: "Her satıra bir tane yazın.",
	unnamed: "Yeni kayıt",
	remove: "Kaldır",
	moveUp: (name: string) => `${name}: yukarı taşı`,
	conflict: {
		/** @param by undefined where it is not known. */
		title: (by?: string) =>
			by ? `Bu bölümü bu arada ${by} kaydetti` : "Bu bölüm bu arada başka bir yerden kaydedildi",
		mine: "İkiniz aynı alanı değiştirdiniz. Alanlarda sizin yazdıklarınız duruyor: kaydederseniz öbürünün yerine geçer.",
		theirs: "Alanlarda şimdi kayıtlı olan duruyor. Sizin yazdıklarınız kaybolmadı.",
		showTheirs: "Kayıtlı olanı göster",
		showMine: "Yazdıklarıma dön",
		keepTheirs: "Kayıtlı olan kalsın",
	},
	parts: {
		publisher: {
			title: "Siteyi yayımlayan",
			text: "Künyede, gizlilik politikasında, kullanım koşullarında ve sayfa altında yer alır.",
		},
		contact: {
			title: "Telefon, WhatsApp ve fiyat",
			text: "Telefon numarası yukarıdaki bilgiler arasındadır. WhatsApp formun yanında ve gönderimden sonra görünür.",
		},
		links: {
			title: "Bağlantılar",
			text: "Kütüphanedeki kaynakların adresleri ve firmanın sosyal ağlardaki sayfaları.",
		},
		people: {
			title: "Kişiler",
			text: "Ziyaretçilerin kiminle çalışacağını gösterir: ana sayfada, hakkımızda sayfasında ve yazıların altında.",
		},
		quotes: {
			title: "Müşteri görüşleri",
			text: "Yalnızca müşterinin onay verdiği görüşler sitede yer alır: “Hakkımızda” ve “Vaka çalışmaları” sayfalarında.",
		},
	},
	publisher: {
		fields: {
			name: "Ticari unvan",
			form: "Şirket türü",
			representative: "Temsilci",
			address: "Posta adresi",
			email: "E-posta adresi",
			phone: "Telefon",
			register: "Ticaret sicili ve numarası",
			vatId: "Vergi numarası",
			mersis: "MERSİS numarası",
			kep: "KEP adresi",
			authority: "Denetleyen makam",
			editor: "Blogdan sorumlu kişi",
			euRepresentative: "AB temsilcisi",
			privacyContact: "Kişisel veri başvuruları için e-posta",
		},
		hints: {
			name: "Boş bırakılırsa site hiçbir yayımcı göstermez.",
			form: "Unvanda yoksa, örneğin Limited Şirket.",
			representative: "Örneğin genel müdür.",
			address: "Tek satırda, ülkesiyle.",
			mersis: "16 rakam.",
			editor: "Adı ve adresi (Alman MStV § 18 f. 2).",
			euRepresentative: "Adı ve adresi (GDPR m. 27).",
			privacyContact: "Boş bırakılırsa yukarıdaki e-posta adresi.",
		} as Partial<Record<string, string>>,
		receivers: "Firma adına veri işleyen şirketler (hizmet ve ülkesiyle)",
	},
	contact: {
		whatsapp: "WhatsApp numarası",
		whatsappHint: "Ülke koduyla, örneğin +90 532 000 00 00.",
		showPrice: "Başlangıç fiyatını göster",
		showPriceHint: "Kapalıyken sayfalar fiyatı neyin belirlediğini anlatır.",
		amount: "Tutar",
		decimals: "Yalnızca tam tutar yazın, kuruşsuz; örneğin 1.950.",
		shownAs: "Ziyaretçiler şöyle okur:",
		currency: "Para birimi",
		unit: "Süre",
		units: { month: "ayda", project: "proje başına" },
	},
	links: {
		companyList: "Şirket listesinin adresi",
		promptLibrary: "Prompt kütüphanesinin adresi",
		profiles: "Sosyal ağlardaki sayfalar (https://…)",
	},
	people: {
		add: "Kişi ekle",
		name: "Ad soyad",
		role: "Görevi",
		words: "Müşteriler için ne yaptığı, kendi sözleriyle (isteğe bağlı)",
		place: "Şehir (isteğe bağlı)",
		speaks: "Konuştuğu diller",
	},
	portrait: {
		of: (name: string) => `${name}: fotoğraf`,
		add: "Fotoğraf ekle",
		replace: "Fotoğrafı değiştir",
		remove: "Fotoğrafı kaldır",
	},
	quotes: {
		add: "Görüş ekle",
		quote: "Görüş",
		name: "Kimin sözü",
		company: "Firma",
		consent: "Müşteri, adıyla yayımlanmasını onayladı.",
		hidden: "Onay olmadığı için ziyaretçiler bu görüşü görmüyor.",
	},
};
