import type { FreeContentCopy } from "./tr.ts";

export const de: FreeContentCopy = {
	seo: {
		title: "Kostenlose Materialien für Vertrieb und Anzeigen",
		description:
			"Kostenlose Materialien für den B2B-Vertrieb: eine Excel-Liste mit über 2.000 Firmen und eine Prompt-Bibliothek für Google Ads, nach Thema filterbar.",
	},
	hero: {
		title: "Kostenlose Materialien für Vertrieb und Werbung",
		lead: "Eine Firmenliste und eine Prompt-Bibliothek, mit denen Sie selbst arbeiten können.",
	},
	library: {
		title: "Bibliothek",
		fold: "Suchen, filtern, sortieren",
		search: {
			label: "Materialien durchsuchen",
			placeholder: "Titel oder Beschreibung",
		},
		categories: {
			label: "Kategorie",
			chips: {
				all: "Alle",
				linkedin: "LinkedIn",
				instagram: "Instagram",
				"file-template": "Datei/Vorlage",
				"prompt-library": "Prompt-Bibliothek",
				"lead-gen": "Leadgenerierung",
				ads: "Anzeigen",
			},
		},
		sort: {
			label: "Sortierung",
			options: {
				newest: "Neueste zuerst",
				downloads: "Am häufigsten heruntergeladen",
				saves: "Am häufigsten gespeichert",
			},
		},
		apply: "Anwenden",
		count: { one: "{count} Material", other: "{count} Materialien" },
		invoice: "Zum Nachrechnen: die Rechnung fürs Abwarten",
		empty: {
			title: "Keine passenden Materialien",
			text: "Kürzen Sie den Suchtext oder wählen Sie eine andere Kategorie.",
			action: "Alle Materialien anzeigen",
		},
		card: {
			example: "Beispiel",
			types: {
				excel: "Excel-Datei",
				"prompt-library": "Prompt-Bibliothek",
				template: "Vorlage",
			},
			tags: {
				"lead-gen": "Leadgenerierung",
				ads: "Anzeigen",
				b2b: "B2B",
				"target-list": "Zielkundenliste",
				outbound: "Outbound",
				"google-ads": "Google Ads",
				prompt: "Prompts",
			},
			tagsLabel: "Schlagwörter",
			downloads: "Downloads über {platform}",
			saves: "Mal gespeichert",
			action: { linkedin: "Zu LinkedIn", instagram: "Zu Instagram" },
			newTab: "öffnet in einem neuen Tab",
			linkFollows: "Sie erhalten die Datei und den kostenlosen Analysebericht per E\u2011Mail.",
			ask: "Datei anfordern",
			request: {
				lead: "Wir schicken Ihnen die Datei per E\u2011Mail. Zugleich fordern Sie die kostenlose Analyse an: Den Bericht erhalten Sie innerhalb von 48\u00a0Stunden in einer eigenen E\u2011Mail.",
				submit: "Datei anfordern",
				message: "Bitte senden Sie mir die Datei „{title}“.",
			},
		},
	},
	resources: {
		"company-list": {
			title: "Liste mit über 2.000 Firmen",
			excerpt:
				"Bei der Auswahl Ihrer Zielkunden fangen Sie nicht bei null an. In Excel filtern Sie die Liste und ergänzen eigene Notizen.",
			gateNote: "Um die Liste zu erhalten, kommentieren Sie den Beitrag auf LinkedIn.",
			preview: {
				caption: "So arbeiten Sie mit der Liste. Die Firmen sind erfunden.",
				head: ["Firma", "Branche", "Ihre Notiz"],
				rows: [
					["Örnek Ambalaj A.Ş.", "Verpackung", "Auf der Messe getroffen"],
					["Deneme Gıda Ltd.", "Lebensmittel", ""],
					["Misal Makine A.Ş.", "Maschinenbau", "Einkauf anrufen"],
					["Kurgu Tekstil Ltd.", "Textil", ""],
				],
			},
		},
		"prompt-library": {
			title: "Prompt-Bibliothek für Google Ads",
			excerpt:
				"Fertige Prompts, mit denen eine KI Ihre Anzeigentexte für Google Ads entwirft. Produkt und Zielgruppe ergänzen Sie selbst.",
			gateNote: "Die Bibliothek laden Sie über Instagram herunter, ein Kommentar ist nicht nötig.",
			preview: {
				caption: "Die Angaben in Klammern ersetzen Sie durch Ihre eigenen.",
				prompt:
					"Schreibe eine Google-Suchanzeige für [Produkt].\nZielgruppe: [Zielgruppe]\n5 Überschriften bis 30 Zeichen\n2 Beschreibungen bis 90 Zeichen\nNenne in jeder Überschrift genau einen Nutzen.\nVerzichte auf Ausrufezeichen.",
			},
		},
	},
	faq: {
		title: "Fragen zu den Materialien",
		lead: "Was Sie wissen sollten, bevor Sie etwas anfordern.",
		items: [
			{
				question: "Was kosten die Materialien?",
				answer:
					"Nichts, alle Materialien auf dieser Seite sind kostenlos. Ist dafür ein Kommentar unter einem Beitrag nötig, steht das auf der Karte.",
				mail: "Nichts, alle Materialien auf dieser Seite sind kostenlos.",
			},
			{
				question: "Wie komme ich an die Materialien?",
				answer:
					"Steht auf der Karte noch kein Link, fordern Sie das Material mit der Schaltfläche bei uns an, und wir schicken Ihnen die Datei. Sonst öffnet die Schaltfläche in einem neuen Tab die Plattform, auf der wir es teilen. Was dort zu tun ist, steht direkt darüber. Zum Kommentieren brauchen Sie ein Konto bei der Plattform.",
				mail: "Klicken Sie beim gewünschten Material auf „Datei anfordern“. Wir schicken Ihnen die Datei per E\u2011Mail.",
				platform:
					"Die Schaltfläche auf der Karte öffnet in einem neuen Tab die Plattform, auf der wir das Material teilen. Was dort zu tun ist, steht direkt darüber. Zum Kommentieren brauchen Sie ein Konto bei der Plattform.",
			},
			{
				question: "Darf ich die Firmen auf der Liste gleich anschreiben?",
				answer:
					"Prüfen Sie zuerst die Regeln des jeweiligen Landes. In Deutschland gelten für Werbung per E\u2011Mail das UWG und die DSGVO, in der Türkei unter anderem das Datenschutzgesetz KVKK. Lassen Sie Ihre Ansprache vor dem ersten Versand rechtlich prüfen.",
			},
		],
	},
	closing: {
		title: "Und was kommt nach der Liste?",
		text: "Die kostenlose Analyse zeigt, welche Schritte danach automatisch laufen können. Den Bericht erhalten Sie innerhalb von 48 Stunden per E\u2011Mail.",
		action: "Kostenlose Analyse anfordern",
	},
};
