import type { DeskCopy } from "../language/desk-copy.ts";

export const site: DeskCopy["site"] = {
	text: "Was Besucher über das Unternehmen hinter der Website erfahren. Gespeichertes steht sofort auf der Website, was leer bleibt, erscheint dort nicht.",
	decided: (variable) => `Auf dem Server durch ${variable} festgelegt.`,
	onePerLine: "Ein Eintrag pro Zeile.",
	unnamed: "Neuer Eintrag",
	remove: "Entfernen",
	moveUp: (name) => `${name}: nach oben`,
	conflict: {
		title: (by) =>
			by
				? `${by} hat diesen Teil inzwischen gespeichert`
				: "Dieser Teil wurde inzwischen an anderer Stelle gespeichert",
		mine: "Sie haben beide dasselbe Feld geändert. In den Feldern steht Ihre Eingabe: Wenn Sie speichern, ersetzt sie die andere.",
		theirs: "In den Feldern steht jetzt, was gespeichert ist. Ihre Eingabe ist nicht verloren.",
		showTheirs: "Gespeichertes zeigen",
		showMine: "Zurück zu meiner Eingabe",
		keepTheirs: "Gespeichertes behalten",
	},
	parts: {
		publisher: {
			title: "Anbieter",
			text: "Steht im Impressum, in der Datenschutzerklärung, in den Nutzungsbedingungen und in der Fußzeile.",
		},
		contact: {
			title: "Telefon, WhatsApp und Preis",
			text: "Die Telefonnummer gehört zu den Angaben oben. WhatsApp erscheint neben dem Formular und nach dem Absenden.",
		},
		links: {
			title: "Links",
			text: "Die Adressen der Ressourcen in der Bibliothek und die Seiten des Unternehmens in sozialen Netzwerken.",
		},
		people: {
			title: "Personen",
			text: "Zeigt Besuchern, mit wem sie arbeiten: auf der Startseite, unter „Über uns“ und unter Beiträgen.",
		},
		quotes: {
			title: "Kundenstimmen",
			text: "Auf der Website steht nur, wozu der Kunde eingewilligt hat: auf den Seiten „Über uns“ und „Fallstudien“.",
		},
	},
	publisher: {
		fields: {
			name: "Firma",
			form: "Rechtsform",
			representative: "Vertreten durch",
			address: "Postanschrift",
			email: "E-Mail-Adresse",
			phone: "Telefon",
			register: "Handelsregister und Nummer",
			vatId: "Umsatzsteuer-ID",
			mersis: "MERSİS-Nummer",
			kep: "KEP-Adresse",
			authority: "Aufsichtsbehörde",
			editor: "Verantwortlich für den Blog",
			euRepresentative: "Vertreter in der EU",
			privacyContact: "E-Mail-Adresse für Datenschutzanfragen",
		},
		hints: {
			name: "Bleibt das Feld leer, nennt die Website keinen Anbieter.",
			form: "Wenn sie nicht in der Firma steht, zum Beispiel GmbH.",
			representative: "Zum Beispiel die Geschäftsführung.",
			address: "In einer Zeile, mit Land.",
			mersis: "16 Ziffern, nur in der Türkei.",
			editor: "Name und Anschrift (§ 18 Abs. 2 MStV).",
			euRepresentative: "Name und Anschrift (Art. 27 DSGVO).",
			privacyContact: "Bleibt das Feld leer, gilt die E-Mail-Adresse oben.",
		},
		receivers: "Auftragsverarbeiter (mit Leistung und Land)",
	},
	contact: {
		whatsapp: "WhatsApp-Nummer",
		whatsappHint: "Mit Ländervorwahl, zum Beispiel +49 151 00000000.",
		showPrice: "Einstiegspreis zeigen",
		showPriceHint: "Sonst erklären die Seiten, wovon der Preis abhängt.",
		amount: "Betrag",
		decimals: "Nur ganze Beträge, ohne Nachkommastellen, zum Beispiel 1.950.",
		shownAs: "So lesen es Besucher:",
		currency: "Währung",
		unit: "Bezug",
		units: { month: "im Monat", project: "pro Projekt" },
	},
	links: {
		companyList: "Adresse der Unternehmensliste",
		promptLibrary: "Adresse der Prompt-Bibliothek",
		profiles: "Seiten in sozialen Netzwerken (https://…)",
	},
	people: {
		add: "Person hinzufügen",
		name: "Vor- und Nachname",
		role: "Aufgabe",
		words: "In eigenen Worten, was die Person für Kunden tut (freiwillig)",
		place: "Ort (freiwillig)",
		speaks: "Sprachen",
	},
	portrait: {
		of: (name) => `${name}: Foto`,
		add: "Foto hinzufügen",
		replace: "Foto ersetzen",
		remove: "Foto entfernen",
	},
	quotes: {
		add: "Kundenstimme hinzufügen",
		quote: "Zitat",
		name: "Von wem",
		company: "Unternehmen",
		consent: "Der Kunde hat der Veröffentlichung mit seinem Namen zugestimmt.",
		hidden: "Ohne Zustimmung sehen Besucher dieses Zitat nicht.",
	},
};
