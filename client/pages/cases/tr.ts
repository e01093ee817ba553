export const tr = {
	seo: {
		title: "Vaka çalışmaları: B2B’de yapay zekâ ve otomasyon",
		description:
			"Satış, pazarlama, içerik ve ihracatta altı otomasyon projesi. Her vaka çalışmasında sorunu, kurulan çözümü, uygulama aşamalarını ve rakamları bulursunuz.",
	},
	title: "Altı proje, rakamlarıyla",
	lead: "Sorun neydi, ne kurduk, hangi aşamalardan geçtik, sonuç ne oldu? Her vaka çalışması bu dört soruyu aynı sırayla yanıtlar.",
	listLabel: "Vaka çalışmaları",
	details: "Vaka çalışmasının tamamı",
	breadcrumb: {
		label: "Sayfa yolu",
		home: "Ana sayfa",
		cases: "Vaka çalışmaları",
	},
	tabs: {
		problem: "Sorun",
		solution: "Çözüm",
		implementation: "Uygulama",
		results: "Sonuçlar",
	},
	tabsLabel: "Vaka çalışmasının bölümleri",
	detail: {
		back: "Vaka çalışmalarına dön",
		siblingsLabel: "Diğer vaka çalışmaları",
		previous: "Önceki",
		all: "Tüm vaka çalışmaları",
		next: "Sonraki",
		before: "önce",
		after: "sonra",
		dot: "1 nokta = {each}",
		services: {
			sales: "Satış otomasyonu nasıl işler?",
			marketing: "Pazarlama otomasyonu nasıl işler?",
			data: "Veri analizi hizmetine bakın",
		},
	},
	closing: {
		title: "Sizin vaka çalışmanızda hangi rakamlar olurdu?",
		text: "Hangi işin vaktinizi aldığını yazın. Analiz ücretsiz, rapor 48 saat içinde e\u2011postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
	detailClosing: {
		title: "Sizin de benzer bir ihtiyacınız var mı?",
		text: "Adınızı, e\u2011posta adresinizi ve firmanızı yazın. Neyin otomatikleşebileceğini anlatan rapor 48 saat içinde e\u2011postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};

/** What the pages say around the case studies (specification §2, Cases list and Case detail). */
export type CasesCopy = typeof tr;
