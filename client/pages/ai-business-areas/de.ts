import type { AiBusinessAreasCopy } from "./tr.ts";

export const de: AiBusinessAreasCopy = {
	seo: {
		title: "Einsatzbereiche für KI: Vertrieb und Marketing",
		description:
			"Welche Arbeit KI im B2B-Vertrieb, im Marketing und in der Kundenkommunikation übernimmt: die Bausteine der Vertriebs- und Marketingautomatisierung.",
	},
	hero: {
		title: "Wo KI in Ihrem Unternehmen mitarbeitet",
		lead: "Im Vertrieb, im Marketing und in der Kundenkommunikation übernimmt KI, was sich wiederholt. Die Entscheidungen bleiben bei Ihnen.",
	},
	areas: {
		sales: {
			title: "Vertrieb",
			text: "Wählt Zielkunden aus, schreibt die erste Nachricht und fasst nach.",
			imageAlt:
				"Liniendiagramm: Aus vielen Firmen ist eine ausgewählt, von ihr aus macht sich ein Brief auf den Weg",
		},
		marketing: {
			title: "Marketing",
			text: "Bereitet Beiträge nach Plan vor und wartet auf Ihre Freigabe.",
			imageAlt:
				"Liniendiagramm: drei Beiträge auf einer Zeitachse, der erste im Entwurf, der zweite freigegeben, der dritte veröffentlicht",
		},
		"customer-communication": {
			title: "Kunden\u00adkommunikation",
			text: "Beantwortet wiederkehrende Fragen und gibt schwierige an Ihr Team weiter.",
			imageAlt:
				"Liniendiagramm: Ein Chatbot beantwortet Fragen und gibt eine schwierige an eine Person mit Headset weiter",
		},
	},
	sales: {
		title: "Automatisierung im Vertrieb",
		lead: "Ihr Vertrieb soll mit Kunden sprechen. Recherche, erste Nachricht und Nachfassen erledigt das System.",
		features: [
			{
				title: "Zielkunden und erste Nachricht",
				text: "Ausgewählt wird nach Branche, Größe und Land. Das System schreibt die erste Nachricht und nutzt nur rechtlich zulässige Kanäle.",
			},
			{
				title: "Antwort in 2 Minuten",
				text: "Auch am Wochenende erhalten Anfragen eine erste Antwort.",
				more: "Eine Anfrage am Sonntag verfolgen",
			},
			{
				title: "Gesprächs\u00advorbereitung und Nachfassen",
				text: "Vor jedem Termin liegt ein kurzes Briefing bereit. Bei Angeboten wird zum vereinbarten Zeitpunkt nachgefasst.",
			},
		],
		action: "Vertriebsautomatisierung ansehen",
		example: {
			stamp: "Beispiel",
			title: "Heute im Vertrieb",
			items: [
				{
					kind: "Neue Anfrage, 8:12 Uhr",
					text: "Firma A, erste Antwort um 8:13 Uhr",
					state: "Bei Herrn Muster",
					waits: true,
				},
				{
					kind: "Heute, 10 Uhr, Termin",
					text: "Briefing zu Firma B",
					state: "Liegt bereit",
				},
				{
					kind: "Seit 4 Tagen ohne Antwort",
					text: "Erinnerung zum Angebot an Firma C",
					state: "Gesendet",
				},
			],
			note: "Fiktives Beispiel: Namen und Einträge sind erfunden.",
		},
	},
	marketing: {
		title: "Automatisierung im Marketing",
		lead: "Beiträge, Anzeigen und Kampagnen folgen demselben Plan. Was erscheint, entscheiden Sie.",
		featuresTitle: "Was automatisiert wird",
		features: [
			{
				title: "Beiträge",
				bullets: [
					"Entwürfe entstehen nach Ihrem Redaktionsplan",
					"Ohne Ihre Freigabe erscheint kein Beitrag",
				],
			},
			{
				title: "Anzeigen",
				bullets: [
					"Die Texte entstehen mit unserer Prompt-Bibliothek",
					"Varianten werden gegeneinander getestet",
				],
			},
			{
				title: "Kampagnen",
				bullets: [
					"Ansprache nach Zielmarkt und Rolle der Entscheider",
					"Anfragen landen im CRM bei der zuständigen Person",
				],
			},
		],
		more: "Den Marketingablauf Schritt für Schritt ansehen",
		flow: {
			title: "Vier Schritte vom Plan zur Veröffentlichung",
			lead: "Diesen Weg geht jeder Beitrag. Ihre Aufgabe ist der dritte Schritt.",
			steps: [
				{
					title: "Plan",
					text: "Thema und Termin stehen im Redaktionsplan.",
					state: "Für Donnerstag, 9 Uhr",
				},
				{
					title: "Entwurf",
					text: "Das System schreibt einen ersten Text.",
					state: "Montag, vom System",
				},
				{
					title: "Freigabe",
					text: "Sie lesen den Entwurf, ändern ihn oder geben ihn frei.",
					state: "Mittwoch, von Herrn Muster korrigiert",
				},
				{
					title: "Veröffentlichung",
					text: "Der Beitrag erscheint zum geplanten Zeitpunkt. Die Zahlen dazu stehen im Bericht.",
					state: "Donnerstag, 9 Uhr, erschienen",
				},
			],
			post: {
				stamp: "Beispiel",
				topic: "Thema: Dichtung an der Pumpe wechseln",
				before: "„Ihre Pumpe tropft? Die Dichtung ist in ",
				draft: "10",
				approved: "20",
				after: " Minuten gewechselt.“",
				note: "Fiktives Beispiel: Der Beitrag ist erfunden.",
			},
			proof: {
				figure: "48 Std. → 4 Min.",
				text: "So verkürzte sich bei einem Content-Unternehmen die Freigabe eines Beitrags",
				more: "Fallstudie lesen",
			},
		},
	},
	communication: {
		title: "Kundenkommunikation",
		lead: "Der Chatbot antwortet aus den Unterlagen, die Sie freigeben. Steht die Antwort nicht darin, fragt er Ihr Team.",
		more: "Mehr zur Kundenkommunikation",
		example: {
			stamp: "Beispiel",
			title: "Drei Fragen vom Wochenende",
			look: "record",
			items: [
				{
					kind: "Steht in der Preisliste, Seite 2",
					text: "„Wie lange ist die Lieferzeit für Modell B?“",
					state: "Beantwortet",
				},
				{
					kind: "Steht im Datenblatt, Seite 3",
					text: "„Hält die Pumpe heißes Wasser aus?“",
					state: "Beantwortet",
				},
				{
					kind: "Steht in keiner Unterlage",
					text: "„Passt die neue Dichtung ins Gehäuse von 2014?“",
					state: "Bei Herrn Beispiel",
					waits: true,
				},
			],
			note: "Fiktives Beispiel: Firma, Fragen und Unterlagen sind erfunden.",
		},
	},
	closing: {
		title: "In welchem Bereich fangen wir an?",
		text: "Schreiben Sie uns, wo am meisten Zeit verloren geht: im Vertrieb, im Marketing oder in der Kundenbetreuung. Innerhalb von 48 Stunden erhalten Sie unseren kostenlosen Bericht.",
		action: "Kostenlose Analyse anfordern",
	},
};
