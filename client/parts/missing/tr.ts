export const tr = {
	text: "Bu adreste bir sayfa yok. Taşınmış ya da kaldırılmış olabilir. Buradan devam edebilirsiniz.",
	links: {
		label: "Devam edebileceğiniz sayfalar",
		home: "Ana sayfa",
		cases: "Vaka çalışmaları",
		blog: "Blog",
	},
	action: "Ücretsiz analiz isteyin",
};

/** What the pages say that are shown instead of a missing one. */
export type MissingCopy = typeof tr;
