import type { SolutionsCopy } from "./tr.ts";

export const de: SolutionsCopy = {
	seo: {
		title: "Fünf KI-Lösungen für Ihren B2B-Vertrieb",
		description:
			"Neukundengewinnung, Marketing, Vertrieb und CRM, Kundenbetreuung, Conversion-Optimierung: welche Arbeit unsere Systeme Ihnen im B2B abnehmen.",
	},
	hero: {
		title: "Für jede Phase im Vertrieb das passende System",
		lead: "Zielkundenliste, Nachfassen, CRM\u2011Pflege, Auswertung: In fünf Phasen nimmt das System Ihrem Team die Routinearbeit ab.",
		action: "Kostenlose Analyse anfordern",
		actionNote: "Bericht per E\u2011Mail in 48 Stunden",
		enquiry: {
			title: "Eine Anfrage am Sonntag",
			steps: [
				{
					time: "9:14",
					title: "Anfrage über das Formular",
					text: "„Für unsere neue Abfüllanlage suchen wir 40\u00a0Pumpen. Was kosten sie, und wann können Sie liefern?“",
					from: "buyer",
				},
				{
					time: "9:14",
					title: "Im CRM angelegt und zugewiesen",
					text: "Zuständig: Jonas Muster, Vertrieb",
				},
				{
					time: "9:16",
					title: "Erste Antwort gesendet",
					text: "„Guten Tag, Ihre Anfrage ist bei uns eingegangen. Wohin sollen wir die Pumpen liefern?“",
					from: "system",
					mark: "2\u00a0Minuten",
				},
				{
					time: "Mo 8:30",
					title: "Herr Muster ruft an",
					text: "Den ganzen Verlauf hat er vor sich",
				},
			],
			note: "Fiktives Beispiel: Person, Nachrichten und Uhrzeiten sind erfunden.",
		},
	},
	timeline: {
		title: "Wo verlieren Sie die meiste Zeit?",
		lead: "Sie müssen nicht alle fünf Phasen auf einmal automatisieren. Beginnen Sie dort, wo es am meisten hakt.",
		cards: [
			{
				id: 1,
				title: "Neue Kunden finden",
				text: "Das System wählt Zielkunden nach Branche, Größe und Land aus und entwirft die erste Nachricht an die Person, die entscheidet.",
				point: "Angeschrieben wird nur, wo das Wettbewerbsrecht es zulässt",
				sheet: {
					title: "Zielkunden",
					items: [
						{
							kind: "Lebensmittelmaschinen, 120 Beschäftigte",
							text: "Firma A, Leitung Einkauf",
							state: "Brief versandt",
						},
						{
							kind: "Verpackung, 80 Beschäftigte",
							text: "Firma B, Inhaber",
							state: "Antwort da",
						},
						{
							kind: "Einzelhandel, 15 Beschäftigte",
							text: "Firma C",
							state: "Passt nicht",
							open: true,
						},
					],
				},
				more: "Zur Vertriebsautomatisierung",
			},
			{
				id: 2,
				title: "Sichtbar bleiben",
				text: "Beiträge und Anzeigen folgen einem Plan, den Entwurf schreibt das System.",
				point: "Beiträge erscheinen erst, wenn Sie sie freigeben",
				sheet: {
					title: "Beiträge dieser Woche",
					look: "calendar",
					items: [
						{
							kind: "Dienstag, 9\u00a0Uhr",
							text: "Drei Fragen vor der Musterbestellung",
							state: "Erschienen",
						},
						{
							kind: "Donnerstag, 9\u00a0Uhr",
							text: "So verkürzt sich die Lieferzeit",
							state: "Freigegeben",
						},
						{
							kind: "Freitag, 10\u00a0Uhr",
							text: "Einladung zur Messe",
							state: "Wartet auf Sie",
							waits: true,
						},
					],
				},
				more: "So läuft es im Marketing",
			},
			{
				id: 3,
				title: "Keine Anfrage verlieren",
				text: "Formular, Postfach und CRM arbeiten zusammen. Ihr Team spricht mit Kunden, statt Daten abzutippen.",
				point: "Nachgefasst wird zum vereinbarten Zeitpunkt",
				sheet: {
					title: "CRM\u2011Eintrag: Firma D",
					look: "record",
					items: [
						{
							kind: "Sonntag, 9:14\u00a0Uhr, Formular",
							text: "Angebot für 40\u00a0Pumpen erbeten",
							state: "Angelegt",
						},
						{
							kind: "Zuständig",
							text: "Jonas Muster",
							state: "Zugewiesen",
						},
						{
							kind: "Montag, 8:30\u00a0Uhr",
							text: "Gespräch, Briefing liegt bereit",
							state: "Bei Herrn Muster",
							waits: true,
						},
					],
				},
				more: "So verbinden wir Ihre Systeme",
			},
			{
				id: 4,
				title: "Kunden halten",
				text: "Auch nach dem Kauf bleiben Sie erreichbar. Niemand muss sein Anliegen zweimal schildern.",
				point: "Schwierige Fälle gehen mit dem ganzen Verlauf an Ihr Team",
				sheet: {
					title: "Chat mit einem Kunden",
					messages: [
						{
							from: "Kunde",
							text: "Welcher Filter passt zu Modell B?",
							time: "16:20\u00a0Uhr",
						},
						{
							from: "Chatbot",
							text: "F12. Soll ich den Preis für Sie anfragen?",
							time: "16:20\u00a0Uhr",
							answers: true,
						},
						{
							from: "Kunde",
							text: "Ja. Und wo bleibt meine letzte Bestellung?",
							time: "16:22\u00a0Uhr",
						},
					],
					handover: "Ans Team übergeben",
					handedOver: "Die Kundenbetreuung sieht den ganzen Verlauf.",
				},
				more: "Zur Kundenkommunikation",
			},
			{
				id: 5,
				title: "Schwachstellen erkennen",
				text: "Wir messen jeden Schritt. Was sich ändert, entscheiden Sie anhand der Zahlen.",
				point: "Sie sehen, an welcher Stelle Interessenten abspringen",
				sheet: {
					title: "Was aus 40 Anfragen wurde",
					legend: "Der Balken zeigt, wie viele der 40 Anfragen so weit kommen",
					items: [
						{
							kind: "Schritt 1",
							text: "Erste Antwort gesendet",
							state: "40\u00a0Anfragen",
							share: 40 / 40,
						},
						{
							kind: "Schritt 2",
							text: "Angebot gesendet",
							state: "31\u00a0Anfragen",
							share: 31 / 40,
						},
						{
							kind: "Schritt 3, größter Verlust",
							text: "Angebot nachgefasst",
							state: "9\u00a0Anfragen",
							share: 9 / 40,
							lost: true,
						},
						{
							kind: "Schritt 4",
							text: "Auftrag erteilt",
							state: "6\u00a0Anfragen",
							share: 6 / 40,
						},
					],
				},
				more: "Zur Datenanalyse",
			},
		],
		note: "Alle fünf Beispiele sind fiktiv.",
	},
	speed: {
		figure: "2",
		unit: "Minuten",
		times: "19:40 → 19:42",
		title: "Die Anfrage ist\u00a0da, die\u00a0Antwort schon unterwegs",
		text: "Speed-to-Lead heißt die Zeit von der Anfrage bis zu Ihrer ersten Antwort. Unser System antwortet Ihren Interessenten innerhalb von 2\u00a0Minuten, auch am Wochenende.",
	},
	closing: {
		title: "Mit welcher Phase fangen Sie an?",
		text: "Der Bericht geht alle fünf Phasen durch und nennt den ersten Schritt. Er kostet Sie nichts und kommt innerhalb von 48 Stunden per E\u2011Mail.",
		action: "Kostenlose Analyse anfordern",
	},
};
