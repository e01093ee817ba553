import type { SolutionsCopy } from "./copy.ts";

export const de: SolutionsCopy = {
	seo: {
		title: "Fünf KI-Lösungen für Ihren B2B-Vertrieb",
		description:
			"Neukundengewinnung, Marketing, Vertrieb und CRM, Kundenbetreuung, Conversion: Sehen Sie, welche Arbeit unsere Systeme Ihrem B2B-Team in fünf Phasen abnehmen.",
	},
	hero: {
		title: "Für jede Phase im Vertrieb das passende System",
		lead: "Von der Kundensuche bis zur Auswertung nehmen wir Ihrem Team ab, was sich wiederholt. Neue Anfragen erhalten innerhalb von 2\u00a0Minuten eine erste Antwort, auch am Wochenende.",
		action: "Kostenlose Analyse anfordern",
		actionNote: "Bericht per E-Mail in 48 Stunden",
		enquiry: {
			stamp: "Beispiel",
			title: "Eine Anfrage am Sonntag",
			steps: [
				{
					time: "09:14",
					title: "Anfrage über das Formular",
					text: "„Für unsere neue Abfüllanlage suchen wir 40\u00a0Pumpen. Was kosten sie, und wann können Sie liefern?“",
					from: "buyer",
				},
				{
					time: "09:14",
					title: "Im CRM angelegt und zugewiesen",
					text: "Zuständig: Eva Muster, Vertrieb",
				},
				{
					time: "09:16",
					title: "Erste Antwort gesendet",
					text: "„Guten Tag, Ihre Anfrage ist bei uns. Wohin sollen wir die Pumpen liefern?“",
					from: "system",
					mark: "2\u00a0Minuten",
				},
				{
					time: "Mo 08:30",
					title: "Frau Muster ruft an",
					text: "Den ganzen Verlauf hat sie vor sich",
				},
			],
			note: "Fiktives Beispiel: Person, Nachrichten und Uhrzeiten sind erfunden.",
		},
	},
	timeline: {
		title: "Wo geht Ihnen die meiste Zeit verloren?",
		lead: "Die Phasen greifen ineinander, aber Sie müssen nicht alle auf einmal einführen. Beginnen Sie dort, wo es am meisten hakt.",
		cards: [
			{
				id: 1,
				title: "Neue Kunden finden",
				text: "Das System wählt Zielkunden nach Branche, Größe und Land aus und entwirft die erste Nachricht an die Person, die entscheidet.",
				points: [
					"Recherche zu den 2.000 größten Unternehmen der Türkei",
					"Mehr als 500 personalisierte Nachrichten am Tag möglich, soweit rechtlich zulässig",
					"Erste Antwort auf Anfragen innerhalb von 2 Minuten",
				],
				more: "Zur Vertriebsautomatisierung",
			},
			{
				id: 2,
				title: "Sichtbar bleiben",
				text: "Beiträge und Anzeigen folgen einem Plan. Den Entwurf liefert das System, das letzte Wort haben Sie.",
				points: [
					"Beiträge, die erst nach Ihrer Freigabe erscheinen",
					"Anzeigentexte aus unserer Prompt-Bibliothek",
					"Kampagnen für Märkte im Ausland",
				],
				more: "So läuft es im Marketing",
			},
			{
				id: 3,
				title: "Keine Anfrage liegen lassen",
				text: "Formular, Postfach und CRM arbeiten zusammen. Ihr Team spricht mit Kunden, statt Daten abzutippen.",
				points: [
					"Anfragen im CRM, gleich der zuständigen Person zugewiesen",
					"Kurzes Briefing vor jedem Termin",
					"Nachfassen zum vereinbarten Zeitpunkt",
				],
				more: "Zur Automatisierung",
			},
			{
				id: 4,
				title: "Kunden halten",
				text: "Auch nach dem Kauf bleiben Sie erreichbar. Niemand muss sein Anliegen zweimal schildern.",
				points: [
					"Chatbot für wiederkehrende Fragen",
					"Übergabe schwieriger Fälle an Ihr Team, mit vollständigem Verlauf",
					"Hinweis, wenn sich ein Kunde länger nicht gemeldet hat",
				],
				more: "Zur Kundenkommunikation",
			},
			{
				id: 5,
				title: "Schwachstellen erkennen",
				text: "Sie sehen, bei welchem Schritt Sie Interessenten verlieren, und entscheiden anhand der Zahlen, was sich ändert.",
				points: [
					"Auswertung, an welcher Stelle Interessenten abspringen",
					"Vergleichstests für Betreffzeilen und Formulare",
					"Rückmeldung der Ergebnisse an Akquise und Vertrieb",
				],
				more: "Zur Datenanalyse",
			},
		],
	},
	speed: {
		figure: "2",
		unit: "Minuten",
		title: "Die Anfrage ist da, die Antwort schon unterwegs",
		text: "Speed-to-Lead heißt die Zeit von der Anfrage bis zu Ihrer ersten Antwort. Wer gerade geschrieben hat, ist in Gedanken noch beim Thema. Deshalb wartet die Anfrage vom Freitagabend nicht bis Montag: Die erste Antwort kommt innerhalb von 2 Minuten, auch am Wochenende.",
		steps: [
			"Die Anfrage kommt über das Formular, per E-Mail oder über den Chatbot.",
			"Das System liest sie, legt sie im CRM an und schickt die erste Antwort.",
			"Ihr Vertrieb übernimmt das Gespräch und sieht den ganzen Verlauf.",
		],
	},
	closing: {
		title: "Mit welcher Phase fangen Sie an?",
		text: "Für die kostenlose Analyse genügen Name, E-Mail-Adresse und Firma. Den Bericht erhalten Sie innerhalb von 48 Stunden.",
		action: "Kostenlose Analyse anfordern",
	},
};
