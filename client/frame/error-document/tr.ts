import type { ErrorDocumentCopy } from "./copy.ts";

export const tr: ErrorDocumentCopy = {
	notFound: {
		title: "Sayfa bulunamadı",
		text: "Adres yanlış yazılmış ya da aradığınız içerik kaldırılmış olabilir.",
	},
	tooMany: {
		title: "Kısa sürede çok fazla istek geldi",
		text: "Lütfen biraz bekleyip tekrar deneyin.",
	},
	refused: {
		title: "Bu isteği yanıtlayamıyoruz",
		text: "Adres hatalı olabilir veya bu sayfaya erişim izniniz bulunmayabilir.",
	},
	failed: {
		title: "Sayfa yüklenemedi",
		text: "Bizim tarafımızda bir sorun oluştu. Lütfen birkaç dakika sonra tekrar deneyin.",
	},
	retry: "Tekrar dene",
	home: "Ana sayfaya dön",
};
