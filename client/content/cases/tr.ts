import type { CasesCopy } from "./copy.ts";

export const tr: CasesCopy = {
	seo: {
		title: "Vaka çalışmaları: B2B'de yapay zekâ ve otomasyon",
		description:
			"Satış, pazarlama, içerik ve ihracatta altı otomasyon projesi. Her vaka çalışmasında sorunu, kurulan çözümü, uygulama aşamalarını ve rakamları bulursunuz.",
	},
	title: "Altı proje, rakamlarıyla",
	lead: "Ne sorundu, ne kurduk, hangi aşamalardan geçtik ve sonuç ne oldu. Her vaka çalışmasında bu dört soruyu aynı sırayla yanıtlıyoruz.",
	hint: "Özetini açmak için bir vakanın numarasına basın.",
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
	kpisLabel: "Öne çıkan rakamlar",
	detail: {
		back: "Vaka çalışmalarına dön",
		siblingsLabel: "Diğer vaka çalışmaları",
		previous: "Önceki",
		all: "Tüm vaka çalışmaları",
		next: "Sonraki",
	},
	closing: {
		title: "Sıradaki vaka sizinki olabilir",
		text: "Hangi işin vaktinizi aldığını yazın. Analiz ücretsiz, rapor 48 saat içinde e-postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
	detailClosing: {
		title: "Sizde de benzer bir iş mi var?",
		text: "Adınızı, e-posta adresinizi ve firmanızı yazın. Neyin otomatikleşebileceğini anlatan rapor 48 saat içinde e-postanıza gelir.",
		action: "Ücretsiz analiz isteyin",
	},
};
