import type { MissingCopy } from "./tr.ts";

export const de: MissingCopy = {
	text: "Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben oder entfernt.",
	wanted: "Die gesuchte Seite",
	state: "Nicht gefunden",
	links: {
		label: "Seiten zum Weiterlesen",
		home: "Startseite",
		cases: "Fallstudien",
		blog: "Blog",
	},
	about: {
		home: "Was wir tun und für wen",
		cases: "Sechs Projekte und ihre Zahlen",
		blog: "Anleitungen für Vertrieb und Automatisierung",
	},
	home: "Zur Startseite",
	action: "Kostenlose Analyse anfordern",
};
