import type { MissingCopy } from "./tr.ts";

export const de: MissingCopy = {
	text: "Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben oder entfernt. Hier geht es weiter.",
	links: {
		label: "Seiten zum Weiterlesen",
		home: "Startseite",
		cases: "Fallstudien",
		blog: "Blog",
	},
	action: "Kostenlose Analyse anfordern",
};
