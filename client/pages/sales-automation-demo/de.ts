import type { SalesAutomationDemoCopy } from "./copy.ts";

export const de: SalesAutomationDemoCopy = {
	seo: {
		title: "Demo der Vertriebsautomatisierung",
	},
	hero: {
		back: "Vertriebsautomatisierung",
		title: "Zwei Demos zum Ausprobieren",
		lead: "Nennen Sie Ihr Angebot, und Sie erhalten Betreffzeilen. Fügen Sie einen Kalendereintrag ein, und Sie erhalten eine Seite Vorbereitung. Ohne Anmeldung.",
	},
	tag: "Zum Ausprobieren",
	note: "Diese Demo arbeitet mit Regeln, nicht mit einem Modell. Das echte System liest Ihr CRM.",
	rule: "Regel",
	subjectLines: {
		title: "Betreffzeilen erzeugen",
		text: "Sagen Sie, wem Sie was anbieten. Sie erhalten fünf Betreffzeilen, und unter jeder steht, warum sie so lautet.",
		role: "Empfänger",
		industry: "Branche",
		label: "Ihr Angebot",
		roles: {
			purchasing: "Einkaufsleitung",
			owner: "Geschäftsführung",
			sales: "Vertriebsleitung",
			operations: "Betriebsleitung",
			it: "IT-Leitung",
			hr: "Personalleitung",
		},
		industries: {
			packaging: "Verpackung",
			machinery: "Maschinenbau",
			food: "Lebensmittel",
			textiles: "Textil",
			logistics: "Logistik",
			construction: "Bau",
			chemicals: "Chemie",
			software: "Software",
		},
		example: "Folie aus Rezyklat",
		required: "Bitte geben Sie Ihr Angebot ein.",
		wordless:
			"Bitte beschreiben Sie Ihr Angebot in Worten, etwa „Folie aus Rezyklat“.",
		outputTitle: "Betreffzeilen",
		idle: "Hier erscheinen fünf Betreffzeilen.",
		length: "{count} Zeichen",
		start: "Betreffzeilen jetzt erzeugen",
	},
	meetingBrief: {
		title: "Gesprächsvorbereitung automatisieren",
		text: "Aus dem Kalendereintrag werden Termin, Firma, Person und Themen gelesen. Ihr Vertrieb geht mit einer Seite Vorbereitung ins Gespräch.",
		label: "Kalendereintrag",
		hint: "Ein erfundener Eintrag. Schreiben Sie gern Ihren eigenen.",
		example:
			"Di. 24.11. 10:00-10:45 Erstgespräch, Beispiel Verpackung GmbH, Frau Weber (Einkauf): Muster, Lieferzeit",
		required: "Bitte geben Sie einen Kalendereintrag ein.",
		wordless:
			"Bitte schreiben Sie den Eintrag in Worten, etwa „Di. 10:00 Erstgespräch“.",
		entryTitle: "Im Eintrag gefunden",
		outputTitle: "Eine Seite Vorbereitung",
		idle: "Hier erscheint die Vorbereitung.",
		start: "Gesprächsvorbereitung starten",
	},
	analysis: {
		title: "Ein Bericht über Ihren eigenen Vertrieb",
		text: "Für die kostenlose Analyse genügen Name, E-Mail-Adresse und Firma. Den Bericht erhalten Sie innerhalb von 48 Stunden per E-Mail.",
	},
};
