export const tr = {
	seo: {
		title: "B2B’de yapay zekâ ve satış otomasyonu blogu",
		description:
			"B2B firmalar için yapay zekâ ve satış otomasyonu rehberleri: taleplere hızlı dönüş, teklif takibi, CRM verisi, soğuk e-posta. Örnek hesap ve şablonlarla.",
	},
	title: "Satışta yapay zekâ ve otomasyon",
	subtitle: "B2B firma sahipleri ve satış müdürleri için örnekli rehberler.",
	empty: "Henüz blog yazısı yok.",
	feed: { title: "Blog yazıları (RSS)", link: "RSS ile takip edin" },
	search: {
		label: "Yazılarda arama",
		placeholder: "Konu ya da kelime",
		action: "Ara",
		title: "“{query}” için arama sonuçları",
		found: {
			none: "“{query}” için yazı yok",
			one: "“{query}” için {count} yazı",
			other: "“{query}” için {count} yazı",
		},
		all: "Tüm yazıları görün",
	},
	categories: { label: "Kategoriler", all: "Tümü" },
	call: {
		title: "Okuduklarınızı kendi satışınıza uygulayın",
		text: "Satış sürecinizi kısaca anlatın. Neyin otomatikleşeceğini ücretsiz raporda görün.",
		action: "Ücretsiz analiz isteyin",
	},
	pagination: {
		label: "Blog sayfaları",
		previous: "Önceki sayfa",
		next: "Sonraki sayfa",
		page: "{page}. sayfa",
	},
	post: {
		readTimeSuffix: "dk",
		aboutAuthor: "Yazar Hakkında",
		back: "Tüm yazılar",
		notFoundTitle: "Post bulunamadı",
		notFoundText:
			"Aradığınız yazı bulunamadı. Kaldırılmış ya da yalnızca başka bir dilde yayımlanmış olabilir.",
		onlyIn: "bu yazı yalnızca {languages}",
		elsewhere: "Aradığınız yazının dili: {language}",
		latest: "Son yazılar",
		contents: "İçindekiler",
		related: "Benzer yazılar",
		copyCode: "Kopyala",
		copied: "Kopyalandı",
		call: {
			text: "Bu adımların sizin satış sürecinizde nereye oturacağını ücretsiz analiz raporunda yazarız.",
			action: "Ücretsiz analiz isteyin",
		},
		cases: "Altı projenin rakamlarını görün",
		closingTitle: "Ekibinizin en çok vaktini hangi iş alıyor?",
		closingText: "Bize yazın. Analiz ücretsiz, rapor 48 saat içinde e\u2011postanıza gelir.",
		closingAction: "Ücretsiz analiz isteyin",
	},
};

/** What the blog's pages say around the posts (specification §2, §4). */
export type BlogCopy = typeof tr;
