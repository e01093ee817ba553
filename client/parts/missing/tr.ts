export const tr = {
	text: "Bu adreste bir sayfa yok. Taşınmış ya da kaldırılmış olabilir.",
	wanted: "Aradığınız sayfa",
	state: "Bulunamadı",
	links: {
		label: "Devam edebileceğiniz sayfalar",
		home: "Ana sayfa",
		cases: "Vaka çalışmaları",
		blog: "Blog",
	},
	about: {
		home: "Kısaca ne yaptığımız ve kimler için",
		cases: "Altı proje, sorundan rakamlara kadar",
		blog: "Satış, pazarlama ve otomasyon üzerine yazılar",
	},
	action: "Ücretsiz analiz isteyin",
};

/** What the pages say that are shown instead of a missing one. */
export type MissingCopy = typeof tr;
