import type { ServicesCopy } from "./tr.ts";

export const de: ServicesCopy = {
	seo: {
		title: "Leistungen: Automatisierung, Daten, Beratung",
		description:
			"Automatisierung, Datenanalyse, Kundenkommunikation sowie Beratung und Schulung für B2B-Firmen. Die Einrichtung dauert in der Regel zwei Tage.",
	},
	hero: {
		title: "Wir bauen das System und schulen Ihr Team",
		lead: "Die Routinearbeit übernimmt das System. Ihrem Team zeigen wir, wie es damit arbeitet.",
		setup: "So lange dauert die Einrichtung",
		durations: [
			{ figure: "Am selben Tag", label: "Einfache Anbindung" },
			{ figure: "2\u00a0Tage", label: "In der Regel" },
			{ figure: "1\u00a0Woche", label: "Aufwendige Anbindung" },
		],
	},
	listLabel: "Vier Leistungen",
	blocks: {
		automation: {
			name: "Automatisierung",
			summary: "Das System übernimmt die Routinearbeit in Vertrieb und Marketing.",
		},
		"data-analysis": {
			name: "Datenanalyse",
			summary: "Sie entscheiden anhand Ihrer eigenen Zahlen.",
		},
		"customer-communication": {
			name: "Kundenkommunikation",
			summary: "Ihre Kunden bekommen auch am Wochenende eine Antwort.",
		},
		"consulting-and-training": {
			name: "Beratung und Schulung",
			summary: "Sie wissen, wo Sie anfangen, und Ihr Team beherrscht das System.",
		},
	},
	detailsTitle: "was wir bauen",
	exampleTitle: "Beispiel ansehen",
	factLabels: ["Das brauchen wir", "Das haben Sie danach"],
	sections: {
		automation: {
			title: "Schluss mit dem Abtippen",
			text: "Wir verbinden die Programme, mit denen Sie schon arbeiten, etwa Formular, Postfach und CRM. Die Handgriffe dazwischen fallen weg.",
			facts: [
				"Jemanden, der Ihre Abläufe kennt, und Zugang zu den Programmen",
				"Ein laufendes System und ein Team, das damit umgehen kann",
			],
			points: [
				{
					term: "Kundenansprache",
					text: "Das System schreibt Zielkunden an und fasst nach, wo das Wettbewerbsrecht es zulässt.",
				},
				{
					term: "Eingehende Anfragen",
					text: "Sie landen im CRM und erhalten innerhalb von 2\u00a0Minuten eine erste Antwort.",
				},
				{
					term: "Marketing",
					text: "Beiträge entstehen nach Plan und erscheinen nach Ihrer Freigabe.",
				},
			],
			more: "Vertriebsautomatisierung ansehen",
		},
		"data-analysis": {
			title: "Ihre Vertriebszahlen, verständlich ausgewertet",
			text: "Wo der Vertrieb stockt, zeigen CRM und Postfach. Wir bereinigen die Daten und schreiben Ihnen verständlich auf, was sie bedeuten.",
			facts: ["Zugang zu CRM und Postfach", "Eine Liste ohne Dubletten und den Vertriebsbericht"],
			points: [
				{
					term: "Saubere Datensätze",
					text: "Dubletten werden aussortiert, Ihr Team arbeitet mit einer einzigen Liste.",
				},
				{
					term: "Vertriebsbericht",
					text: "Sie sehen, an welcher Stelle Interessenten abspringen.",
				},
				{
					term: "Marktrecherche",
					text: "Für einen Exporteur haben wir mehr als 1.000 Distributoren in über 20\u00a0Ländern geprüft.",
				},
			],
			more: "Die Zahlen in den Fallstudien",
		},
		"customer-communication": {
			title: "Häufige Fragen beantwortet der Chatbot, schwierige Ihr Team",
			text: "Die immer gleichen Fragen reißen Ihr Team aus der Arbeit. Der Chatbot nimmt sie ihm ab, auch am Wochenende.",
			facts: [
				"Die Unterlagen für die Antworten und jemanden für schwierige Fragen",
				"Einen Chatbot, der aus Ihren Unterlagen antwortet, und jeden Verlauf zum Nachlesen",
			],
			points: [
				{
					term: "Chatbot",
					text: "Beantwortet wiederkehrende Fragen mit den Angaben, die Sie freigeben.",
				},
				{
					term: "Übergabe an Ihr Team",
					text: "Schwierige Fälle gehen mit dem ganzen Verlauf an die richtige Person.",
				},
				{
					term: "Datenschutz",
					text: "Wir arbeiten DSGVO-konform und schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung.",
				},
			],
			more: "Die fünf Phasen ansehen",
		},
		"consulting-and-training": {
			title: "Nach der Schulung kommt Ihr Team allein zurecht",
			text: "Wir prüfen Ihre Abläufe mit der Erfahrung aus mehr als 10 Jahren Vertrieb und sagen Ihnen, wo sich Automatisierung lohnt. Kriterium und Frist stehen im Vertrag. Wird das vereinbarte Ziel verfehlt, erstatten wir 50\u00a0% des Honorars.",
			facts: [
				"Jemanden, der Ihre Abläufe kennt, und das Team, das mit dem System arbeitet",
				"Ein Team, das ohne uns auskommt, und einen Vertrag mit Kriterium und Frist",
			],
			action: "Kostenlose Analyse anfordern",
			actionNote: "Name, E\u2011Mail-Adresse und Firma genügen",
		},
	},
	imageAlt:
		"Zeichnung: Eine Linie führt von der Anfrage im Formular über die neue Nachricht im Postfach zur Karte im CRM",
	example: {
		stamp: "Beispiel",
		note: "Fiktives Beispiel: Namen und Einträge sind erfunden.",
	},
	funnel: {
		title: "Wo springen Interessenten ab?",
		items: [
			{
				kind: "Schritt 1, CRM",
				text: "Anfrage eingegangen",
				state: "Weiter",
			},
			{
				kind: "Schritt 2, Postfach",
				text: "Erste Antwort gesendet",
				state: "Weiter",
			},
			{
				kind: "Schritt 3, Postfach",
				text: "Angebot gesendet, nicht nachgefasst",
				state: "Abbruch",
				lost: true,
			},
			{
				kind: "Schritt 4, CRM",
				text: "Auftrag",
				state: "Bleibt aus",
				open: true,
			},
		],
	},
	chat: {
		title: "Ein Chat am Samstagabend",
		messages: [
			{
				from: "Kunde",
				text: "Schicken Sie Muster von Modell B?",
				time: "19:40 Uhr",
			},
			{
				from: "Chatbot",
				text: "Ja. Nennen Sie mir Ihre Firma, dann nehme ich die Anfrage auf.",
				time: "19:41 Uhr",
				answers: true,
			},
			{
				from: "Kunde",
				text: "Firma A. Gibt es bei größeren Mengen einen anderen Preis?",
				time: "19:43 Uhr",
			},
		],
		handover: "An den Vertrieb übergeben",
		handedOver: "Der Vertrieb hat die Preisfrage und den ganzen Verlauf.",
	},
	training: {
		title: "Ein halber Tag Schulung nach der Einrichtung",
		note: "Fiktives Beispiel: Den Tag planen wir nach Ihren Abläufen.",
		legend: "Der Balken zeigt, was Ihr Team selbst macht",
		items: [
			{
				kind: "9 Uhr, kennenlernen",
				text: "Eine echte Anfrage durch das System verfolgen",
				state: "Wir zeigen es",
				share: 0,
			},
			{
				kind: "10 Uhr, anpassen",
				text: "Vorlage und Nachfasstermin ändern",
				state: "Gemeinsam",
				share: 0.5,
			},
			{
				kind: "11 Uhr, anwenden",
				text: "Die nächsten drei Anfragen bearbeiten",
				state: "Ihr Team",
				share: 0.8,
			},
			{
				kind: "12 Uhr, Störung beheben",
				text: "Den Ablauf bei einem Fehler anhalten und neu starten",
				state: "Ohne uns",
				share: 1,
				waits: true,
			},
		],
	},
};
