import type { SalesAutomationCopy } from "./copy.ts";

export const de: SalesAutomationCopy = {
	seo: {
		title: "Vertriebsautomatisierung: Outbound und Inbound",
		description:
			"Von der Zielkundenliste bis zum Nachfassen, von der ersten Antwort bis zur Gesprächsvorbereitung: Wir automatisieren wiederkehrende Arbeit im B2B-Vertrieb.",
	},
	hero: {
		title: "Ihr Team verkauft. Den\u00a0Rest macht das\u00a0System.",
		lead: "Ihr Team führt die Gespräche. Zielkundenlisten, Nachfassen und CRM\u2011Einträge übernimmt das System.",
		sequence: {
			stamp: "Beispiel",
			title: "Nachfassen nach der Messe",
			channel: "Per E\u2011Mail, Einwilligung liegt vor",
			days: ["Tag 1", "Tag 4, heute", "Tag 9"],
			states: {
				first: "Gesendet",
				sent: "Gesendet",
				reply: "Antwort",
				optOut: "Absage",
				stopped: "Gestoppt",
				planned: "Geplant",
			},
			rows: [
				{
					firm: "Muster Verpackung GmbH",
					states: ["first", "reply", "stopped"],
				},
				{
					firm: "Beispiel Maschinenbau AG",
					states: ["first", "sent", "planned"],
				},
				{ firm: "Fiktiv Textil KG", states: ["first", "optOut", "stopped"] },
			],
			team: {
				label: "Für Ihr Team",
				text: "Gespräch mit Muster Verpackung, Briefing liegt bereit",
			},
			note: "Alle Beispiele auf dieser Seite sind fiktiv: Firmen, Personen und Nachrichten sind erfunden.",
		},
	},
	actions: { contact: "Zur Beratung und Schulung", demo: "Demo ausprobieren" },
	outbound: {
		title: "Outbound: neue\u00a0Kunden ansprechen",
		lead: "Der Einkäufer kennt Sie noch nicht. Das System findet passende Firmen und bereitet die Ansprache vor: als Brief, als Leitfaden für den Anruf oder, wo eine Einwilligung vorliegt, als E\u2011Mail.",
		features: [
			{
				title: "Zielkundenliste",
				text: "Wir wählen Firmen nach Branche, Größe und Land aus. Wer nicht zu Ihnen passt, wird gar nicht erst angeschrieben.",
				example: {
					rows: [
						{ term: "Firma A", text: "Abfüllbetrieb, Deutschland", now: true },
						{ term: "Firma B", text: "Molkerei, Österreich" },
						{ term: "Firma C", text: "Einzelhandel, passt nicht" },
						{ term: "Firma D", text: "Getränke, Deutschland" },
					],
				},
			},
			{
				title: "Personalisierte Nachricht",
				text: "Betreff und Text richten sich nach der Firma und der Aufgabe des Empfängers.",
				example: {
					rows: [
						{
							term: "Brief an",
							text: "Frau Berg, Leitung Einkauf, Firma\u00a0A",
						},
						{ term: "Betreff", text: "Pumpen an Ihrer neuen Abfülllinie" },
					],
					message: [
						"Guten Tag Frau Berg,",
						"in der Fachpresse habe ich von Ihrer neuen Abfülllinie gelesen. Wird an einer solchen Linie eine Pumpe gewartet, steht meist alles still.",
						"Bei unseren Pumpen lässt sich die Dichtung im eingebauten Zustand wechseln. Wer plant bei Ihnen die Wartung?",
						"Jonas Muster, Beispiel GmbH",
						"Name, Funktion und Anschrift stammen von der Website Ihrer Firma. Wir nutzen sie für diesen Brief (Art.\u00a06\u00a0Abs.\u00a01\u00a0lit.\u00a0f DSGVO); alle Angaben nach Art.\u00a014\u00a0DSGVO: beispiel.example/datenschutz.",
						"Sie können dieser Nutzung jederzeit widersprechen: datenschutz@beispiel.example.",
					],
				},
			},
			{
				title: "Nachfassen",
				text: "Ohne Antwort folgt am geplanten Tag eine Erinnerung auf demselben Weg. Nach einer Antwort endet der Versand.",
				example: {
					rows: [
						{ term: "Tag 1", text: "Erster Brief versandt" },
						{ term: "Tag 14", text: "Keine Antwort, zweiter Brief" },
						{
							term: "Tag 17",
							text: "Antwort: „Rufen Sie mich am Mittwoch an.“",
							now: true,
						},
						{ term: "Danach", text: "Versand beendet" },
					],
				},
			},
			{
				title: "Eintrag im CRM",
				text: "Nachrichten und Antworten stehen ohne Abtippen im CRM, gleich bei der zuständigen Person.",
				example: {
					rows: [
						{ term: "Kontakt", text: "Frau Berg, Firma A" },
						{ term: "Zuständig", text: "Jonas Muster" },
						{ term: "Verlauf", text: "2 Briefe, 1 Antwort" },
						{
							term: "Nächster Schritt",
							text: "Anruf, Mittwoch, 10\u00a0Uhr",
							now: true,
						},
					],
				},
			},
		],
		whole: "Die ganze Nachricht",
		result: {
			label: "Kapazität",
			figure: "500+",
			text: "Mehr als 500 personalisierte Nachrichten am Tag sind möglich. Wie viele hinausgehen, bestimmen Ihre Zielkundenliste und das Gesetz.",
		},
		law: {
			text: "In Deutschland ist Werbung per E\u2011Mail auch gegenüber Firmen grundsätzlich nur mit vorheriger ausdrücklicher Einwilligung zulässig (§\u00a07 UWG). Ein Brief ist ohne sie in der Regel möglich, ein Anruf nur bei mutmaßlicher Einwilligung.",
			post: {
				slug: "vertriebsautomatisierung-dsgvo-uwg",
				link: "Welche Wege offenstehen: DSGVO und UWG im Überblick",
			},
		},
		proof: {
			figure: "20+\u00a0Std.",
			text: "spart Car Studio AI im Monat, seit die E\u2011Mails im Vertrieb automatisiert sind",
			more: "Fallstudie lesen",
		},
	},
	inbound: {
		title: "Inbound: Anfragen sofort bearbeiten",
		lead: "Ob über das Formular oder per E\u2011Mail: Alle Anfragen nehmen denselben Weg.",
		features: [
			{
				title: "Antwort in 2\u00a0Minuten",
				text: "Auf Webanfragen sendet Ihr System innerhalb von 2\u00a0Minuten eine erste Antwort, auch am Wochenende.",
			},
			{
				title: "Zuweisung an die richtige Person",
				text: "Das System fragt fehlende Angaben ab, legt die Anfrage im CRM an und teilt sie zu.",
			},
			{
				title: "Gesprächsvorbereitung",
				text: "Vor dem Termin erhält Ihr Vertrieb eine kurze Übersicht über die Firma und die bisherigen E\u2011Mails.",
			},
		],
		timeline: {
			title: "Eine Anfrage am Samstagabend",
			steps: [
				{
					time: "Samstag, 19:40\u00a0Uhr",
					title: "Anfrage über das Formular",
					text: "„Was kostet Modell B, und wie schnell können Sie liefern?“",
					from: "buyer",
				},
				{
					time: "19:41\u00a0Uhr",
					title: "Erste Antwort gesendet",
					text: "„Guten Tag Frau Keller, danke für Ihre Anfrage. Um welche Stückzahl geht es? Unser Vertrieb meldet sich am Montag bei Ihnen.“",
					from: "system",
				},
				{
					time: "19:41\u00a0Uhr",
					title: "Im CRM angelegt, zuständig: Jonas Muster",
				},
				{
					time: "Montag, 8:30\u00a0Uhr",
					title: "Briefing liegt bereit",
					text: "Firma D, Modell B. Stückzahl noch offen, der Liefertermin ist wichtig.",
				},
			],
		},
	},
	next: {
		title: "Probieren Sie es zuerst selbst aus",
		text: "Auf der Demo-Seite laufen zwei Automatisierungen mit Ihren Angaben: Betreffzeilen und Gesprächsvorbereitung.",
		setup:
			"Die Einrichtung dauert in der Regel zwei Tage. Einfache Anbindungen stehen noch am selben Tag, aufwendige brauchen eine Woche.",
	},
	closing: {
		title: "Welcher Schritt lässt sich bei Ihnen automatisieren?",
		text: "Nennen Sie uns einen Ablauf, der heute von Hand läuft. Der kostenlose Bericht zeigt, was das System davon übernehmen kann und wie lange die Einrichtung dauert. Sie erhalten ihn innerhalb von 48\u00a0Stunden.",
		action: "Kostenlose Analyse anfordern",
	},
};
