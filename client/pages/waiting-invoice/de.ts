import type { WaitingInvoiceCopy } from "./tr.ts";

export const de: WaitingInvoiceCopy = {
	seo: {
		title: "Die Rechnung fürs Abwarten",
		description:
			"Was kosten manuelle Arbeit und späte Antworten Ihr Unternehmen im Jahr? Setzen Sie eigene Zahlen ein: Jeder Rechenschritt ist zu sehen, die Rechnung druckbar.",
	},
	title: "Die Rechnung fürs Abwarten",
	lead: "Was kostet es Sie, wenn ein Jahr lang alles bleibt, wie es ist? Die Zahlen setzen Sie ein. Was Sie nicht wissen, lassen Sie auf null.",
	fields: {
		hours: {
			label: "Stunden pro Woche",
			hint: "Anfragen erfassen, Angebote nachfassen, dieselben Fragen beantworten",
		},
		rate: { label: "Kosten einer Stunde (€)", hint: "Gehalt mit allen Nebenkosten" },
		weeks: {
			label: "Arbeitswochen im Jahr",
			hint: "Vorschlag: 46, also 52 Wochen abzüglich Urlaub und Feiertage",
		},
		late: {
			label: "Zu spät beantwortete Anfragen pro Woche",
			hint: "So spät, dass der Einkäufer inzwischen anderswo angefragt haben kann",
		},
		orders: {
			label: "Wie viel Prozent davon wären Aufträge geworden?",
			hint: "Bei rechtzeitiger Antwort. Im Zweifel null",
		},
		margin: {
			label: "Deckungsbeitrag je Auftrag (€)",
			hint: "Nicht der Umsatz, sondern was nach den variablen Kosten bleibt",
		},
	},
	problems: {
		number: "Bitte eine Zahl, zum Beispiel 12 oder 1.500,50.",
		most: "Höchstens {most}.",
		summary: "Sobald die markierten Felder stimmen, wird neu gerechnet.",
	},
	example: {
		text: "Mit Beispielzahlen rechnen",
		figures: "6\u00a0Stunden pro Woche à\u00a040\u00a0€",
		query: "?hours=6&rate=40",
	},
	submit: "Rechnung aufstellen",
	invoice: {
		title: "Rechnung",
		subject: "Ein Jahr Abwarten",
		work: "Manuelle Arbeit",
		workFormula: "{hours} × {weeks} × {rate}",
		late: "Zu späte Antworten",
		lateFormula: "{late} pro Woche × {weeks} × {orders}\u00a0% × {margin}",
		year: "Summe im Jahr",
		forExample: "Beispiel: {year}",
		month: "Im Schnitt {month} im Monat",
		own: "Alle Zahlen stammen von Ihnen, wir haben nichts hinzugerechnet.",
		example: "Das sind Beispielzahlen. Setzen Sie Ihre eigenen ein.",
		stamp: "Beispiel",
		note: "Nicht jede dieser Stunden lässt sich automatisieren, und die Kosten der Einrichtung sind nicht enthalten.",
	},
	print: "Drucken",
	action: "Analyse mit diesen Zahlen anfordern",
	blankAction: "Kostenlose Analyse anfordern",
	request: {
		lead: "Ihre Rechnung steht schon in der Nachricht, dort können Sie sie ändern. Welcher Posten um wie viel sinken kann, lesen Sie im Bericht. Sie erhalten ihn innerhalb von 48 Stunden per E\u2011Mail.",
		submit: "Kostenlose Analyse anfordern",
		message:
			"Rechnung fürs Abwarten: {parts}. Summe im Jahr: {year}. Wie viel davon lässt sich einsparen?",
		work: "{hours} manuelle Arbeit pro Woche à\u00a0{rate}, {weeks} im Jahr",
		late: "Anfragen mit zu später Antwort, {late} pro Woche, davon {orders}\u00a0% mögliche Aufträge à\u00a0{margin} Deckungsbeitrag",
	},
};
