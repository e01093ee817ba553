import type { ConsentCopy } from "./consent-copy.ts";

export const de: ConsentCopy = {
	title: "Dürfen wir Besuche zählen?",
	text: "Wir möchten mit Google Analytics messen, welche Seiten gelesen werden. Stimmen Sie zu, setzt Google Cookies und kann die Daten auch in den USA verarbeiten. Lehnen Sie ab, geht keine Anfrage an Google. Ihre Wahl können Sie jederzeit am Seitenende unter „Cookie-Einstellungen“ ändern.",
	privacy: "Datenschutz",
	refuse: "Ablehnen",
	accept: "Zustimmen",
	change: "Cookie-Einstellungen",
};
