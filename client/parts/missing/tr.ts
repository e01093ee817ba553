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
		home: "Ne yapıyoruz, kimler için",
		cases: "Altı proje ve rakamları",
		blog: "Satış ve otomasyon rehberleri",
	},
	home: "Ana sayfaya dönün",
	action: "Ücretsiz analiz isteyin",
};

/** What the pages say that are shown instead of a missing one. */
export type MissingCopy = typeof tr;
