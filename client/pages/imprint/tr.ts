export const tr = {
	seo: {
		title: "Künye",
		description:
			"Bu siteyi kimin yayımladığı: unvan, temsilci, adres, e-posta, telefon, sicil ve vergi bilgileri. Kişisel verilerinizle ilgili başvurunun yolu da burada.",
	},
	title: "Künye",
	lead: "Bu siteyi kimin yayımladığı ve bize nereden ulaşabileceğiniz.",
	unnamed: "Bu internet sitesi {site} adıyla yayımlanır.",
	dataTitle: "Kişisel verilerinizle ilgili başvurular",
	dataText:
		"Hangi verilerinizi tuttuğumuzu sorabilir, düzeltilmesini veya silinmesini isteyebilirsiniz. Bunun için firma adı gerekmez.",
	dataLink: "Başvuru formunu açın",
	privacyLink: "Gizlilik politikası",
	termsLink: "Kullanım koşulları",
};

/** The texts of the imprint. */
export type ImprintCopy = typeof tr;
