import { de as errors } from "./error-document/de.ts";
import type { FrameCopy } from "./tr.ts";

export const de: FrameCopy = {
	skipLink: "Zum Inhalt springen",
	homeLink: "{site}, zur Startseite",
	navigation: {
		label: "Hauptnavigation",
		home: "Startseite",
		solutions: "Lösungen",
		cases: "Fallstudien",
		openMenu: "Menü öffnen",
		closeMenu: "Menü schließen",
		menuTitle: "Menü",
		action: "Kostenlose Analyse",
	},
	languageMenu: {
		label: "Sprache",
	},
	footer: {
		description:
			"Wir bauen KI\u2011Systeme für Vertrieb und Marketing kleiner und mittlerer B2B\u2011Firmen in der Türkei und in Europa.",
		menuTitle: "Menü",
		moreTitle: "Weitere Seiten",
		more: {
			services: "Leistungen",
			salesAutomation: "Vertriebsautomatisierung",
			demo: "Demo ausprobieren",
			about: "Über uns",
			freeContent: "Kostenlose Materialien",
			invoice: "Die Rechnung fürs Abwarten",
			blog: "Blog",
		},
		contactTitle: "Kontakt",
		contactText:
			"Schreiben Sie uns, wo es im Vertrieb klemmt. Den Analysebericht erhalten Sie innerhalb von 48 Stunden per E\u2011Mail.",
		contactAction: "Kostenlose Analyse anfordern",
		copyright: "© 2024 {site}. Alle Rechte vorbehalten.",
		privacy: "Datenschutz",
		terms: "Nutzungsbedingungen",
		data: "Sicherheit und Daten",
		profiles: "Soziale Netzwerke",
		imprint: "Impressum",
	},
	direct: {
		title: "Oder direkt:",
		speaker: "Oder sprechen Sie direkt mit {name}, auf Deutsch:",
		after: "Sie möchten schon vorher mit uns sprechen?",
		phone: "Telefon:",
		whatsapp: "Per WhatsApp schreiben",
	},
	error: {
		title: errors.failed.title,
		text: "Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
		serverText: errors.failed.text,
		retry: errors.retry,
	},
	closeNotification: "Meldung schließen",
};
