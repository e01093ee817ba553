import type { Language } from "../../shared/languages.ts";

/** The question that comes before a service which sets cookies. */
export interface ConsentCopy {
	title: string;
	text: string;
	privacy: string;
	refuse: string;
	accept: string;
	/** The footer's link back to the question. */
	change: string;
}

export const consentCopies: Record<Language, ConsentCopy> = {
	tr: {
		title: "Ziyaretleri sayabilir miyiz?",
		text: "Hangi sayfaların okunduğunu Google Analytics ile ölçmek istiyoruz. Kabul ederseniz Google tarayıcınıza çerez yerleştirir ve verileri ABD’de de işleyebilir. Reddederseniz Google’a hiçbir istek gitmez. Kararınızı sayfanın sonundaki “Çerez tercihleri” düğmesinden her zaman değiştirebilirsiniz.",
		privacy: "Gizlilik politikası",
		refuse: "Reddet",
		accept: "Kabul et",
		change: "Çerez tercihleri",
	},
	de: {
		title: "Dürfen wir Besuche zählen?",
		text: "Wir möchten mit Google Analytics messen, welche Seiten gelesen werden. Stimmen Sie zu, setzt Google Cookies und kann die Daten auch in den USA verarbeiten. Lehnen Sie ab, geht keine Anfrage an Google. Ihre Wahl können Sie jederzeit am Seitenende unter „Cookie-Einstellungen“ ändern.",
		privacy: "Datenschutz",
		refuse: "Ablehnen",
		accept: "Zustimmen",
		change: "Cookie-Einstellungen",
	},
	en: {
		title: "May we count visits?",
		text: "We would like to use Google Analytics to see which pages are read. If you accept, Google sets cookies and may process the data in the United States too. If you decline, no request goes to Google. You can change your mind at any time under “Cookie settings” at the end of the page.",
		privacy: "Privacy",
		refuse: "Decline",
		accept: "Accept",
		change: "Cookie settings",
	},
};
