export const tr = {
	people: { title: "Kiminle çalışacaksınız?", languages: "Konuştuğu diller:" },
	quotes: { title: "Müşterilerimiz ne diyor?" },
	price: {
		title: "Ücreti ne belirler?",
		lead: "Ücret, kurulacak sistemin kapsamına göre belirlenir. Bu tabloda nerede durduğunuzu analiz raporunda görürsünüz. Rapor ücretsizdir.",
		factors: "Üç ölçütü görün",
		fromLabel: "Başlangıç fiyatı",
		from: { month: "aylık {price}", project: "proje başına {price}" },
		columns: { what: "Ölçüt", less: "Ücreti düşüren", more: "Ücreti artıran" },
		drivers: [
			{
				what: "Kapsam",
				less: "Tek aşama, örneğin gelen talebe ilk yanıt",
				more: "Birkaç aşama bir arada",
			},
			{
				what: "Bağlanacak sistemler",
				less: "Form ve e\u2011posta kutusu, aynı gün bağlanır",
				more: "Birden çok CRM ya da size özel yazılım, 1\u00a0hafta sürer",
			},
			{
				what: "Veri",
				less: "Kayıtlar tek listede ve güncel",
				more: "Kayıtlar dağınık, önce temizlenmeleri gerekir",
			},
		],
	},
};

/** What the pages say around the settings of the firm. */
export type FirmCopy = typeof tr;
