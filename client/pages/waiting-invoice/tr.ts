export const tr = {
	seo: {
		title: "Beklemenin faturası: kendi rakamlarınızla",
		description:
			"Elle yapılan iş ve geç yanıtlanan talepler firmanıza yılda ne kadara mal oluyor? Kendi rakamlarınızı yazın; hesabın her adımı ortada, fatura yazdırılabilir.",
	},
	title: "Beklemenin faturası",
	lead: "Her şey bugünkü gibi kalırsa bir yıl size kaça mal olur? Rakamları siz yazın. Bilmediğiniz alanda sıfır kalsın, hesap yine çıkar.",
	fields: {
		hours: {
			label: "Haftada kaç saat?",
			hint: "Talep girmek, teklif takip etmek, aynı soruları yanıtlamak",
		},
		rate: { label: "Bir saatin firmaya maliyeti (₺)", hint: "Maaş ve yan giderlerle" },
		weeks: {
			label: "Yılda çalışılan hafta",
			hint: "Önerimiz 46: 52 haftadan izin ve tatilleri düştük",
		},
		late: {
			label: "Haftada geç yanıtlanan talep (adet)",
			hint: "Alıcının bu arada başka firmalara yazabileceği kadar geç",
		},
		orders: {
			label: "Bunların yüzde kaçı siparişe dönerdi?",
			hint: "Zamanında yanıtlansaydı. Bilmiyorsanız sıfır yazın",
		},
		margin: {
			label: "Bir siparişten kalan kâr (₺)",
			hint: "Ciro değil, değişken giderlerden sonra kalan",
		},
	},
	problems: {
		number: "Bir sayı yazın, örneğin 12 ya da 1.500,50.",
		most: "En çok {most} olabilir.",
		summary: "İşaretli alanları düzeltince fatura yeniden hesaplanır.",
	},
	example: {
		text: "Örnek rakamlarla hesaplayın",
		figures: "Haftada 6\u00a0saat, saati ₺500",
		query: "?hours=6&rate=500",
	},
	submit: "Faturayı hesapla",
	invoice: {
		title: "Fatura",
		subject: "Bir yıl beklemek",
		work: "Elle yapılan iş",
		workFormula: "{hours} × {weeks} × {rate}",
		late: "Geç yanıtlanan talepler",
		lateFormula: "{late} talep × {weeks} × %{orders} × {margin}",
		year: "Bir yılın toplamı",
		forExample: "Örnek: {year}",
		month: "Aylık ortalama {month}",
		own: "Bütün rakamlar sizin, biz hiçbir şey eklemedik.",
		example: "Bunlar örnek rakamlar. Yerlerine kendi rakamlarınızı yazın.",
		stamp: "Örnek",
		note: "Bu saatlerin hepsi otomatikleşmez, kurulumun ücreti de bu faturada yok.",
	},
	print: "Yazdır",
	action: "Bu rakamlarla ücretsiz analiz isteyin",
	blankAction: "Ücretsiz analiz isteyin",
	request: {
		lead: "Faturanızı mesaja ekledik, dilediğiniz gibi değiştirebilirsiniz. Hangi kalemin ne kadar azalabileceğini raporda okursunuz; rapor 48 saat içinde e\u2011postanıza gelir.",
		submit: "Ücretsiz analiz isteyin",
		message: "Beklemenin faturası: {parts}. Yıllık toplam {year}. Bunun ne kadarı azalabilir?",
		work: "elle yapılan iş haftada {hours}, saati {rate}, yılda {weeks}",
		late: "geç yanıtlanan talep haftada {late}, siparişe dönecek oran %{orders}, sipariş başına kâr {margin}",
	},
};

/** The texts of the invoice for waiting. */
export type WaitingInvoiceCopy = typeof tr;
