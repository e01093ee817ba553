export const tr = {
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

/** The document that the server sends instead of a page with an error status. */
export type ErrorDocumentCopy = typeof tr;
