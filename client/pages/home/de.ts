import type { HomeCopy } from "./tr.ts";

export const de: HomeCopy = {
	seo: {
		title: "KI und Vertriebsautomatisierung im B2B-Mittelstand",
		description:
			"KI-Systeme für Vertrieb, Marketing und Kundenbetreuung im B2B. Meist in zwei Tagen eingerichtet. Kostenlose Schnellanalyse, Bericht in 48 Stunden.",
	},
	hero: {
		eyebrow: "KI und Automatisierung für den B2B-Vertrieb",
		title: ["Sie führen die Firma.", "Wir bauen die KI."],
		lead: "Wir automatisieren Vertrieb, Marketing und Kundenkommunikation in kleinen und mittleren Unternehmen. Aufbau und Schulung übernehmen wir.",
		action: "Kostenlose Analyse anfordern",
		actionNote: "Bericht per E\u2011Mail in 48 Stunden",
		secondary: "Fallstudien ansehen",
		facts: [
			{
				figure: "2\u00a0Min.",
				label: "bis das System eine Webanfrage beantwortet, auch am Wochenende",
			},
			{ figure: "2\u00a0Tage", label: "übliche Einrichtungsdauer" },
			{ figure: "50\u00a0%", label: "Honorar zurück, wenn das Ergebnis ausbleibt" },
		],
	},
	agitate: {
		title: "Drei Wege zur KI und was sie kosten",
		lead: "Jeder der drei Wege kann richtig sein. Sie sollten nur vorher wissen, was er kostet.",
		listLabel: "Wege zur KI",
		options: [
			{
				id: "do-it-yourself",
				title: "Selbst machen",
				summary:
					"Die Programme sind schnell gebucht. Die Arbeit beginnt, wenn sie zusammenspielen sollen.",
				bullets: [
					"Jemand aus dem Vertrieb wird nebenbei zum Techniker und führt in dieser Zeit keine Kundengespräche.",
					"Formular, Postfach und CRM sind nur halb verbunden. Was dazwischen hängen bleibt, wird abgetippt.",
					"Ändert ein Anbieter seine Schnittstelle, steht alles still, bis jemand Zeit hat, der den Ablauf kennt.",
				],
				more: "So sieht es aus, wenn wir es bauen",
				imageAlt:
					"Liniendiagramm: eine Person am Schreibtisch, um sie herum viele Werkzeuge, deren Verbindungen auf halbem Weg abbrechen",
			},
			{
				id: "in-house-team",
				title: "Eigenes Team aufbauen",
				summary:
					"Der richtige Weg, wenn KI Ihr Kerngeschäft ist. Bis zum ersten Ergebnis vergeht aber viel Zeit.",
				bullets: [
					"Sie stellen Fachleute ein, bevor feststeht, bei welchen Abläufen sich die Automatisierung lohnt.",
					"Gehälter zahlen Sie vom ersten Tag an. Ergebnisse gibt es erst, wenn das Team eingearbeitet ist.",
					"Geht die Schlüsselperson, geht das Wissen über Ihre Systeme mit.",
				],
				more: "Beratung und Schulung für Ihr Team",
				imageAlt:
					"Liniendiagramm: ein langer Weg durch viele Stationen der Personalsuche, das erste Ergebnis liegt ganz am Ende",
			},
			{
				id: "wait",
				title: "Abwarten",
				summary: "Abwarten steht auf keiner Rechnung und kostet Sie trotzdem Anfragen.",
				bullets: [
					"Die Anfrage vom Freitagabend wird erst am Montag beantwortet. Bis dahin hat der Einkäufer ein ganzes Wochenende Zeit, bei anderen anzufragen.",
					"Ihr Team pflegt Daten weiter von Hand. Diese Zeit fehlt ihm für die Kunden.",
					"Wettbewerber, die jetzt anfangen, sammeln Erfahrung. Diesen Vorsprung müssen Sie später aufholen.",
				],
				more: "Gemeinsam klären, womit Sie anfangen",
				imageAlt: "Liniendiagramm: Die Linien der Wettbewerber steigen, eine Linie bleibt flach",
			},
		],
		invoice: {
			title: "Was kostet Abwarten bei Ihnen?",
			text: "Sie setzen Ihre Zahlen ein und sehen jeden Rechenschritt. Null ist erlaubt.",
			hours: "Manuelle Arbeit, Std. pro Woche",
			rate: "Kosten einer Stunde (€)",
			action: "Rechnung ansehen",
		},
	},
	whyUs: {
		title: "Was wir mitbringen",
		lead: "Wir kommen aus dem Vertrieb und haben mit mehr als 100\u00a0B2B\u2011Teams gearbeitet. Ein System ist für uns fertig, wenn es Ihnen beim Verkaufen hilft.",
		cards: [
			{
				figure: "10+\u00a0Jahre",
				title: "Vertriebserfahrung",
				text: "Erstgespräch, Angebot und Nachfassen kennen wir aus der eigenen Arbeit. Deshalb beginnen wir mit Ihrem Vertriebsablauf und wählen danach die Technik.",
			},
			{
				figure: "1,5\u00a0Jahre",
				title: "Arbeit an KI\u2011Systemen",
				text: "Was dabei herauskam, lesen Sie in sechs Fallstudien. Wir arbeiten DSGVO-konform und schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung.",
			},
			{
				figure: "2.000",
				title: "Unternehmen untersucht",
				text: "Verkaufen Sie auch in die Türkei? Die 2.000 größten Unternehmen dort haben wir schon recherchiert. Die Prompt-Bibliothek bringen wir in jedes Projekt mit.",
			},
			{
				figure: "50\u00a0%",
				title: "Honorar zurück",
				text: "Bleibt das Ergebnis aus, erstatten wir Ihnen die Hälfte des Honorars. Kriterium, Frist und Erstattung stehen vorher im Vertrag.",
				steps: [
					{
						term: "Kriterium",
						text: "Was als Ergebnis zählt, zum Beispiel wie viele Webanfragen zu einem Gespräch führen.",
					},
					{ term: "Frist", text: "Bis wann es erreicht sein muss." },
					{
						term: "Erstattung",
						text: "50\u00a0% des Honorars, wenn das Ergebnis bis dahin ausbleibt.",
					},
				],
			},
		],
	},
	journey: {
		title: "Fünf Phasen, ein Ablauf",
		lead: "In jeder Phase sehen Sie, welche Arbeit das System übernimmt.",
		team: "Ihr Team",
		teamWork: "spricht, prüft und entscheidet",
		listLabel: "Phasen der Automatisierung",
		related: "Verbundene Phasen",
		energy: "Eignung für Automatisierung (unsere Einschätzung)",
		levels: ["bedingt", "gut", "sehr gut"],
		close: "Schließen",
		status: {
			completed: "Wird oft als Erstes eingerichtet",
			"in-progress": "Wird oft als Zweites eingerichtet",
			pending: "Wird oft später eingerichtet",
		},
		stages: [
			{
				id: 1,
				title: "Neukundengewinnung",
				shortTitle: "Neukunden",
				dateLabel: "Phase 1",
				category: "Akquise",
				content: [
					"Neue Anfragen erhalten innerhalb von 2 Minuten eine erste Antwort, auch am Wochenende",
					"Zielkundenlisten nach Branche, Größe und Land",
					"Anschreiben werden vorbereitet und gehen nach Ihrer Freigabe hinaus",
				],
				more: "Zur Vertriebsautomatisierung",
			},
			{
				id: 2,
				title: "Marketing",
				shortTitle: "Marketing",
				dateLabel: "Phase 2",
				category: "Reichweite",
				content: [
					"Beiträge folgen dem Redaktionsplan und erscheinen nach Ihrer Freigabe",
					"Anzeigentexte aus der Prompt-Bibliothek",
					"Kampagnen für Märkte im Ausland",
				],
				more: "So läuft es im Marketing",
			},
			{
				id: 3,
				title: "Vertrieb und CRM",
				shortTitle: "Vertrieb & CRM",
				dateLabel: "Phase 3",
				category: "Abschluss",
				content: [
					"Anfragen stehen ohne Abtippen im CRM, gleich bei der zuständigen Person",
					"Vor jedem Termin liegt ein kurzes Briefing bereit",
					"Nachgefasst wird zum vereinbarten Zeitpunkt",
				],
				more: "Zur Automatisierung",
			},
			{
				id: 4,
				title: "Kundenbetreuung",
				shortTitle: "Betreuung",
				dateLabel: "Phase 4",
				category: "Kundenbindung",
				content: [
					"Ein Chatbot beantwortet, was Kunden immer wieder fragen",
					"Schwierige Fälle gehen mit dem ganzen Verlauf an Ihr Team",
					"Meldet sich ein Kunde lange nicht, bekommen Sie einen Hinweis",
				],
				more: "Zur Kundenkommunikation",
			},
			{
				id: 5,
				title: "Conversion-Optimierung",
				shortTitle: "Conversion",
				dateLabel: "Phase 5",
				category: "Auswertung",
				content: [
					"Sie sehen, an welcher Stelle Interessenten abspringen",
					"Betreffzeilen und Formulare werden gegeneinander getestet",
					"Was gewirkt hat, kommt Neukundengewinnung und Vertrieb zugute",
				],
				more: "Zur Datenanalyse",
			},
		],
	},
	cases: {
		title: "Ergebnisse aus sechs Projekten",
		lead: "Jede Fallstudie nennt Problem, Lösung und Zahlen.",
		details: "Fallstudie lesen",
		all: "Alle Fallstudien",
		teasers: [
			{
				slug: "salevium",
				company: "Content-Unternehmen",
				result:
					"Jede Woche erscheinen automatisch drei bis fünf Beiträge, Einrichtung in zwei Tagen",
				metric: {
					figure: "48\u00a0Std. →\u00a04\u00a0Min.",
					label: "bis zur Freigabe eines Beitrags",
				},
			},
			{
				slug: "car-studio-ai",
				company: "KI\u2011Studio für Fahrzeugfotos",
				result:
					"Mehr als 3.000 E\u2011Mails im Vertrieb automatisch versendet, in einer Woche eingerichtet",
				metric: { figure: "20+\u00a0Std.", label: "im Monat für das Team gewonnen" },
			},
			{
				slug: "cemkimsan",
				company: "Chemieexporteur",
				result: "Eine Liste für den Export in mehr als 20 Länder",
				metric: { figure: "1.000+", label: "geprüfte Distributoren" },
			},
			{
				slug: "dkm-coach-bilge",
				company: "Coaching-Marke",
				result: "Lead-Funnel mit Gamification, dazu 40\u00a0% mehr Besucher am Stand",
				metric: { figure: "+300", label: "qualifizierte Leads" },
			},
			{
				slug: "acilsatis",
				company: "Verkaufsplattform für Gebrauchtwaren",
				result: "Marketingautomatisierung für zwei Hauptrubriken, mehr als 5.000 Inserate",
				metric: { figure: "Wenige\u00a0Tage", label: "bis zum Start" },
			},
			{
				slug: "erpa-teknoloji",
				company: "Technologieunternehmen",
				result: "Ansprache von Stadien in Europa, mindestens vier Entscheiderrollen",
				metric: { figure: "Im\u00a01.\u00a0Monat", label: "Kampagne gestartet" },
			},
		],
	},
	testimonials: {
		title: "Aus der Praxis",
		items: [
			{
				text: "Fünfmal so viele Interaktionen. Das Team erstellt keine Beiträge mehr, es gibt sie nur noch frei.",
				slug: "salevium",
				name: "Salevium",
				company: "Content-Unternehmen",
				metric: "5× Interaktion",
			},
			{
				text: "Jede Teilnahme wurde digital erfasst, die qualifizierten Kontakte wurden herausgefiltert.",
				slug: "dkm-coach-bilge",
				name: "DKM Coach Bilge",
				company: "Coaching-Marke",
				metric: "100\u00a0% digital",
			},
			{
				text: "Für jede Rolle, die mitentscheidet, haben wir eigene Texte geschrieben.",
				slug: "erpa-teknoloji",
				name: "Erpa Teknoloji",
				company: "Technologieunternehmen",
				metric: "4+ Entscheiderrollen",
			},
		],
	},
	faq: {
		title: "Häufige Fragen",
		lead: "Was Geschäftsführung und Vertriebsleitung vor dem Start wissen wollen.",
		items: [
			{
				question: "Wie lange dauert die Einrichtung?",
				answer:
					"In der Regel zwei Tage. Einfache Anbindungen stehen noch am selben Tag, aufwendige brauchen eine Woche.",
			},
			{
				question: "Was kostet es, und was passiert, wenn das Ergebnis ausbleibt?",
				asksPrice: true,
				more: "Wovon der Preis abhängt",
				answer:
					"Die Analyse kostet nichts.\n\nWie hoch das Honorar ausfällt, hängt davon ab, wie viele Abläufe Sie automatisieren und wie viele Programme wir anbinden. Den genauen Betrag kennen Sie, bevor Sie sich entscheiden.\n\nWoran wir das Ergebnis messen und bis wann es erreicht sein muss, steht vor dem Start im Vertrag. Ist es dann nicht erreicht, erstatten wir 50\u00a0% des Honorars; welche Zahlungen das umfasst, steht ebenfalls im Vertrag. Ihr Risiko: die andere Hälfte des Honorars und die Zeit Ihres Teams.",
			},
			{
				question: "Brauchen wir eigenes IT-Personal?",
				answer:
					"Nein, wir bauen das System und richten es ein. Von Ihnen brauchen wir jemanden, der Ihre Abläufe kennt, und Zugang zu den Programmen, die angebunden werden sollen. Ihr Team schulen wir.",
			},
			{
				question: "Wie steht es um den Datenschutz?",
				answer:
					"Wir arbeiten DSGVO-konform. Für Daten, die wir in Ihrem Auftrag verarbeiten, schließen wir einen Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO). Werbung per E\u2011Mail ist in Deutschland auch gegenüber Firmen grundsätzlich nur mit vorheriger ausdrücklicher Einwilligung zulässig (§ 7 UWG). Lassen Sie Ihre Ansprache daher vor dem ersten Versand rechtlich prüfen.",
			},
			{
				question: "Was geschieht nach der kostenlosen Analyse?",
				answer:
					"Innerhalb von 48 Stunden erhalten Sie den Analysebericht per E\u2011Mail. Danach entscheiden Sie, ob und womit Sie anfangen.",
			},
		],
	},
	point: {
		enquiry: "Anfrage da",
		answered: "Beantwortet",
		crm: "Im CRM",
		report: "Bericht fertig",
	},
	closing: {
		title: "Was lässt sich bei Ihnen automatisieren?",
		text: "Für die kostenlose Analyse genügen Name, E\u2011Mail-Adresse und Firma. Den Bericht erhalten Sie innerhalb von 48 Stunden.",
		action: "Kostenlose Analyse anfordern",
	},
};
