import type { ConsentCopy } from "./copy.ts";

export const de: ConsentCopy = {
	title: "Dürfen wir Besuche zählen?",
	text: "Wir möchten mit Google Analytics messen, welche Seiten gelesen werden. Stimmen Sie zu, speichert Google dafür Cookies in Ihrem Browser und kann die Daten auch in den USA verarbeiten. Lehnen Sie ab, geht keine Anfrage an Google, und die Website funktioniert genauso. Ihre Wahl können Sie jederzeit ganz unten auf der Seite unter „Cookie-Einstellungen“ ändern.",
	privacy: "Datenschutz",
	refuse: "Ablehnen",
	accept: "Zustimmen",
	change: "Cookie-Einstellungen",
};
