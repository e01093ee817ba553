import type { ImprintCopy } from "./tr.ts";

export const de: ImprintCopy = {
	seo: {
		title: "Impressum",
		description:
			"Wer diese Website veröffentlicht: Anbieter, Anschrift, Kontakt und die gesetzlichen Pflichtangaben sowie der Weg zu Anfragen zum Datenschutz.",
	},
	title: "Impressum",
	lead: "Angaben gemäß § 5 DDG.",
	unnamed: "Diese Website erscheint unter dem Namen {site}.",
	dataTitle: "Anfragen zu Ihren Daten",
	dataText:
		"Sie möchten wissen, welche Daten wir über Sie gespeichert haben, oder sie berichtigen oder löschen lassen? Ihr Name und Ihre E\u2011Mail-Adresse genügen.",
	dataLink: "Zum Anfrageformular",
	privacyLink: "Datenschutz",
	termsLink: "Nutzungsbedingungen",
};
