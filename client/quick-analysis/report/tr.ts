import type { ReportCopy } from "./copy.ts";

export const tr: ReportCopy = {
	stamp: "Örnek",
	title: "Analiz raporu",
	firm: "Örnek Firma A.Ş., pompa üreticisi (kurgusal)",
	labels: {
		today: "Bugün",
		automated: "Otomatik",
		effort: "İş yükü",
		first: "İlk adım",
		setup: "Kurulum",
	},
	efforts: ["az", "orta", "çok"],
	start: "Buradan başlayın",
	stages: [
		{
			title: "Yeni müşteri kazanımı",
			today: "Fuar kartları Excel'de, liste elle uzuyor",
			automated:
				"Hedef liste sektöre ve ülkeye göre çıkar, mesaj taslağı yanında",
			effort: 1,
			first: "İyi müşteriyi üç ölçütle tarif edin",
			setup: "2\u00a0gün",
		},
		{
			title: "Pazarlama",
			today: "Gönderi ancak vakit kalınca hazırlanıyor",
			automated: "Taslak plana göre hazırlanır, siz onaylayınca çıkar",
			effort: 1,
			first: "Onayı kimin vereceğini seçin",
			setup: "2\u00a0gün",
		},
		{
			title: "Satış ve CRM",
			today: "Web talepleri CRM'e elle giriliyor",
			automated: "Talep CRM'e düşer, sorumlusu hemen görür",
			effort: 0,
			first: "İletişim formunu CRM'e bağlayın",
			setup: "aynı gün",
			start: true,
		},
		{
			title: "Müşteri başarısı",
			today: "Aynı teknik sorular telefonda tek tek yanıtlanıyor",
			automated: "Sık sorulanı chatbot yanıtlar, zoru servise geçer",
			effort: 1,
			first: "En sık gelen soruları toplayın",
			setup: "2\u00a0gün",
		},
		{
			title: "Dönüşüm optimizasyonu",
			today: "Teklifin neden kaybedildiği bilinmiyor",
			automated: "Rapor, alıcının hangi adımda vazgeçtiğini gösterir",
			effort: 2,
			first: "CRM'de kayıp nedenini zorunlu alan yapın",
			setup: "1\u00a0hafta",
		},
	],
	note: "Bu firma kurgusaldır. Sizin raporunuz, yazdıklarınıza göre hazırlanır.",
};
