import type { SalesAutomationDemoCopy } from "./copy.ts";

export const de: SalesAutomationDemoCopy = {
	seo: {
		title: "Demo der Vertriebsautomatisierung",
	},
	hero: {
		back: "Vertriebsautomatisierung",
		title: "Zwei Automatisierungen mit je einem Beispiel",
		lead: "Diese Seite ist eine Vorschau. Die Beispiele haben wir selbst geschrieben, die Schaltflächen dazu sind noch mit keinem System verbunden.",
	},
	preview: "Vorschau",
	subjectLines: {
		title: "Betreffzeilen erzeugen",
		text: "Sie geben an, wem Sie schreiben und warum. Das System schlägt Betreffzeilen zum Testen vor.",
		inputTitle: "Beispiel für die Eingabe",
		inputs: [
			{ label: "Empfänger", value: "Einkaufsleitung" },
			{ label: "Firma", value: "Verpackungshersteller" },
			{ label: "Ihr Angebot", value: "Folie aus Rezyklat" },
		],
		outputTitle: "Beispiele für Vorschläge",
		lines: [
			"Folie aus Rezyklat: Dürfen wir ein Muster schicken?",
			"Eine zweite Bezugsquelle für Ihre Folie",
			"Welche Folienstärke läuft auf Ihrer Anlage?",
		],
		start: "Betreffzeilen jetzt erzeugen",
		startNote:
			"Diese Schaltfläche ist noch ohne Funktion, ein Klick löst nichts aus.",
	},
	meetingBrief: {
		title: "Gesprächsvorbereitung automatisieren",
		text: "Sobald ein Termin im Kalender steht, wertet das System CRM und Schriftwechsel aus. Ihr Vertrieb geht mit einer Seite Vorbereitung ins Gespräch.",
		outputTitle: "Beispiel für eine Vorbereitung",
		meeting: "Dienstag, 10 Uhr, Erstgespräch",
		rows: [
			{ label: "Firma", value: "Verpackungshersteller" },
			{ label: "Gesprächspartner", value: "Einkaufsleitung" },
			{ label: "Bisher", value: "Muster angefordert, nach dem Preis gefragt" },
			{ label: "Offene Frage", value: "Lieferzeit" },
			{ label: "Empfehlung", value: "Mit dem Lieferplan beginnen" },
		],
		start: "Gesprächsvorbereitung starten",
		startNote:
			"Diese Schaltfläche ist noch ohne Funktion, ein Klick löst nichts aus.",
	},
	closing: {
		title: "Ein Bericht über Ihren eigenen Vertrieb",
		text: "Für die kostenlose Analyse genügen Name, E-Mail-Adresse und Firma. Den Bericht erhalten Sie innerhalb von 48 Stunden per E-Mail.",
		action: "Kostenlose Analyse anfordern",
	},
};
