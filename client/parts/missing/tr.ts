import type { MissingCopy } from "./copy.ts";

export const tr: MissingCopy = {
	text: "Bu adreste bir sayfa yok. Taşınmış ya da kaldırılmış olabilir. Buradan devam edebilirsiniz.",
	links: {
		label: "Devam edebileceğiniz sayfalar",
		home: "Ana sayfa",
		cases: "Vaka çalışmaları",
		blog: "Blog",
	},
	action: "Ücretsiz analiz isteyin",
};
