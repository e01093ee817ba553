import type { SalesAutomationCopy } from "./copy.ts";

export const de: SalesAutomationCopy = {
	seo: {
		title: "Vertriebsautomatisierung: Outbound und Inbound",
		description:
			"Von der Zielkundenliste bis zum Nachfassen, von der ersten Antwort bis zur Gesprächsvorbereitung: Wir automatisieren wiederkehrende Arbeit im B2B-Vertrieb.",
	},
	hero: {
		title: "Ihr Team verkauft. Das System macht den Rest.",
		lead: "Wer neue Kunden anspricht oder Anfragen bearbeitet, wiederholt jeden Tag dieselben Schritte. Diese Schritte automatisieren wir, die Gespräche führt Ihr Team.",
	},
	actions: { contact: "Kontakt aufnehmen", demo: "Demo ansehen" },
	outbound: {
		title: "Outbound: neue Kunden ansprechen",
		lead: "Der Einkäufer kennt Sie noch nicht. Das System findet passende Firmen und schreibt die Person an, die entscheidet.",
		imageAlt:
			"Liniendiagramm: Aus einer langen Firmenliste werden einzelne Zeilen ausgewählt und zu Nachrichten, die Antworten laufen in einem Gespräch zusammen",
		features: [
			{
				title: "Zielkundenliste",
				text: "Wir wählen Firmen nach Branche, Größe und Land aus. Für die 2.000 größten Unternehmen der Türkei liegt unsere Recherche vor.",
			},
			{
				title: "Persönliche Nachricht",
				text: "Betreff und Text richten sich nach der Firma und der Aufgabe des Empfängers.",
			},
			{
				title: "Nachfassen",
				text: "Bleibt die Antwort aus, wird am geplanten Tag eine Erinnerung verschickt. Kommt eine Antwort, endet der Versand.",
			},
			{
				title: "Eintrag im CRM",
				text: "Nachrichten und Antworten stehen ohne Abtippen im CRM, bei der zuständigen Person.",
			},
		],
		result: {
			label: "Ergebnis",
			figure: "500+",
			text: "Täglich werden mehr als 500 personalisierte Nachrichten verschickt. Ihr Team spricht mit denen, die antworten.",
		},
	},
	inbound: {
		title: "Inbound: Anfragen sofort bearbeiten",
		lead: "Ob eine Anfrage über das Formular oder per E-Mail kommt, sie nimmt denselben Weg.",
		imageAlt:
			"Liniendiagramm: Die Briefe aus einem Posteingang verteilen sich nacheinander auf drei Personen, der Eingang leert sich",
		features: [
			{
				title: "Antwort binnen 2 Minuten",
				text: "Auch am Wochenende ist eine Anfrage nach höchstens 2 Minuten beantwortet.",
			},
			{
				title: "Zuteilung an die richtige Person",
				text: "Das System fragt fehlende Angaben ab, legt die Anfrage im CRM an und teilt sie zu.",
			},
			{
				title: "Gesprächsvorbereitung",
				text: "Vor dem Termin erhält Ihr Vertrieb eine kurze Übersicht über die Firma und den bisherigen Schriftwechsel.",
			},
		],
	},
	next: {
		title: "Sehen Sie sich zuerst ein Beispiel an",
		text: "Die Demoseite zeigt zwei Automatisierungen in der Vorschau: Betreffzeilen und Gesprächsvorbereitung. Die Einrichtung dauert in der Regel zwei Tage. Einfache Anbindungen stehen noch am selben Tag, aufwendige brauchen eine Woche.",
	},
	closing: {
		title: "Welcher Schritt lässt sich bei Ihnen automatisieren?",
		text: "Für die kostenlose Analyse genügen Name, E-Mail-Adresse und Firma. Den Bericht erhalten Sie binnen 48 Stunden per E-Mail.",
		action: "Kostenlose Analyse anfordern",
	},
};
