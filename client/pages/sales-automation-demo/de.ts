import type { SalesAutomationDemoCopy } from "./tr.ts";

export const de: SalesAutomationDemoCopy = {
	seo: {
		title: "Demo der Vertriebsautomatisierung",
		description:
			"Betreffzeilen und Gesprächsvorbereitung: Probieren Sie zwei Automatisierungen mit Ihrem Angebot und einem Kalendereintrag aus. Jede Zeile mit Begründung.",
	},
	hero: {
		back: "Zurück zur Vertriebsautomatisierung",
		title: "Zwei Demos zum Ausprobieren",
		lead: "Aus Ihrem Angebot werden Betreffzeilen, aus einem Kalendereintrag wird ein Briefing. Ohne Anmeldung.",
	},
	note: "Diese Demo arbeitet mit festen Regeln, ohne KI\u2011Modell. Das System, das wir für Sie einrichten, liest auch Ihr CRM.",
	rule: "Regel",
	subjectLines: {
		title: "Betreffzeilen erzeugen",
		text: "Sie sagen, wem Sie was anbieten, und erhalten fünf Betreffzeilen. Unter jeder steht, warum sie so lautet.",
		role: "Empfänger",
		industry: "Branche",
		label: "Ihr Angebot (höchstens 30 Zeichen)",
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
		tooLong: "Höchstens 30 Zeichen, bitte kürzen, zum Beispiel: Kompressor-Wartung.",
		wordless: "Bitte beschreiben Sie Ihr Angebot in Worten, etwa „Folie aus Rezyklat“.",
		outputTitle: "Betreffzeilen",
		whole: "Drei weitere Betreffzeilen",
		done: "Die Betreffzeilen sind fertig.",
		length: "{count} Zeichen",
		lengthNote:
			"Keine Zeile hat mehr als 45 Zeichen. So viel zeigt ein Smartphone in der Regel ganz.",
		start: "Neue Betreffzeilen erzeugen",
	},
	meetingBrief: {
		title: "Gesprächsvorbereitung automatisieren",
		text: "Die Demo liest Termin, Firma, Person und Themen aus dem Kalendereintrag. Ihr Vertrieb geht mit einem einseitigen Briefing ins Gespräch.",
		label: "Kalendereintrag",
		hint: "Ein erfundener Eintrag. Schreiben Sie gern Ihren eigenen.",
		example:
			"Dienstag 10:00-10:45 Erstgespräch, Beispiel Verpackung GmbH, Frau Berg (Einkauf): Muster, Lieferzeit",
		required: "Bitte geben Sie einen Kalendereintrag ein.",
		tooLong: "Höchstens 200 Zeichen, bitte kürzen.",
		unread:
			"In diesem Eintrag wurden weder Termin noch Firma noch Person erkannt. Schreiben Sie ihn wie im Beispiel.",
		entryTitle: "Im Eintrag gefunden",
		outputTitle: "Briefing auf einer Seite",
		whole: "Das ganze Briefing",
		done: "Das Briefing ist fertig.",
		start: "Neues Briefing erstellen",
	},
	analysis: {
		title: "Ein Bericht über Ihren eigenen Vertrieb",
		text: "Die Demo wertet nur eine einzige Zeile aus. Für den Bericht sehen wir uns 30 Minuten lang Ihre Angaben und Ihre Website an. Der Bericht ist kostenlos und kommt innerhalb von 48 Stunden per E\u2011Mail.",
	},
};
