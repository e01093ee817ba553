import type { ExampleCopy } from "./copy.ts";

export const de: ExampleCopy = {
	title: "Analysebericht",
	stamp: "Fiktives Beispiel",
	industry: "Ihre Branche",
	bottleneck: "Wo hakt es am meisten?",
	write: "Bericht schreiben",
	written: "Der Beispielbericht ist neu geschrieben:",
	start: "Hier anfangen",
	labels: {
		today: "Heute",
		automated: "Künftig",
		first: "Erster Schritt",
		effort: "Ihr Aufwand",
		setup: "Einrichtung",
	},
	efforts: ["gering", "mittel", "hoch"],
	whole: "Der ganze Bericht",
	others: "Danach",
	action: "Meinen Bericht anfordern",
	request: {
		lead: "Ihre Auswahl steht schon in der Nachricht, ändern Sie sie nach Belieben. Ihr eigener Bericht kommt innerhalb von 48 Stunden per E\u2011Mail.",
		submit: "Eigenen Bericht anfordern",
		message:
			"Branche: {industry}. Am meisten hakt es hier: {bottleneck}. Bitte beginnen Sie im Bericht damit.",
	},
	industries: {
		machinery: {
			label: "Maschinenbau",
			firm: "Muster Maschinenbau GmbH",
			today: {
				waiting: "Anfragen aus dem Ausland bleiben liegen, bis ein Techniker Zeit hat",
				customers: "Neue Kunden bringt nur die Messe, die Kontakte bleiben liegen",
				quotes: "Jedes Angebot wird aus einem alten kopiert und angepasst",
				questions: "Nach denselben Ersatzteilen wird jeden Tag am Telefon gefragt",
			},
		},
		wholesale: {
			label: "Großhandel",
			firm: "Muster Großhandel GmbH",
			today: {
				waiting: "Preisanfragen warten im gemeinsamen Postfach, bis sie dran sind",
				customers: "Verkauft wird an bekannte Händler, neue sucht niemand",
				quotes: "Bestand, Preis und Rabatt stehen in drei verschiedenen Listen",
				questions: "„Ist das lieferbar, und wann?“ hält den Innendienst am Telefon",
			},
		},
		software: {
			label: "Software und IT",
			firm: "Muster Software GmbH",
			today: {
				waiting: "Wer eine Demo möchte, wartet, bis jemand den Termin sucht",
				customers: "Neue Kunden kommen nur über Empfehlungen",
				quotes: "Umfang und Preis werden für jedes Angebot neu aufgeschrieben",
				questions: "Der Support beantwortet jede Woche dieselben Fragen zum Start",
			},
		},
		logistics: {
			label: "Logistik",
			firm: "Muster Spedition GmbH",
			today: {
				waiting: "Frachtanfragen vom Abend werden am nächsten Morgen beantwortet",
				customers: "Kunden werden erst gesucht, wenn Laderaum leer bleibt",
				quotes: "Strecken und Preise kommen für jedes Angebot aus alten E\u2011Mails",
				questions: "„Wo ist meine Ladung?“ klärt die Disposition jedes Mal einzeln",
			},
		},
	},
	bottlenecks: {
		waiting: {
			label: "Anfragen bleiben liegen",
			stage: "Vertrieb und CRM",
			automated: "Erste Antwort in 2 Minuten, die Anfrage ist im CRM zugewiesen",
			first: "Kontaktformular mit dem CRM verbinden",
			effort: 0,
			setup: "am selben Tag",
		},
		customers: {
			label: "Zu wenige Neukunden",
			stage: "Neukundengewinnung",
			automated: "Zielkundenliste nach Branche und Land, Entwürfe liegen bereit",
			first: "Wunschkunden in drei Merkmalen beschreiben",
			effort: 1,
			setup: "2\u00a0Tage",
			reading: {
				slug: "cemkimsan",
				link: "Für Cemkimsan haben wir mehr als 1.000 Distributoren geprüft",
			},
		},
		quotes: {
			label: "Angebote dauern zu lange",
			stage: "Vertrieb und CRM",
			automated: "Der Entwurf entsteht aus der Anfrage, Sie prüfen und geben frei",
			first: "Preisliste und die letzten zehn Angebote sammeln",
			effort: 2,
			setup: "1\u00a0Woche",
			reading: { slug: "car-studio-ai", link: "Car Studio AI gewann mehr als 20 Stunden im Monat" },
		},
		questions: {
			label: "Immer dieselben Fragen",
			stage: "Kundenbetreuung",
			automated: "Häufige Fragen beantwortet der Chatbot, schwierige gehen an Ihr Team",
			first: "Die zehn häufigsten Fragen sammeln",
			effort: 1,
			setup: "2\u00a0Tage",
		},
	},
};
