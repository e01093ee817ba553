import type { BlogCopy } from "./tr.ts";

export const de: BlogCopy = {
	seo: {
		title: "Blog zu Vertriebsautomatisierung und KI im B2B",
		description:
			"Anleitungen und Rechenbeispiele zu KI und Vertriebsautomatisierung im B2B: Anfragen schneller beantworten, CRM-Daten aufräumen, den Nutzen vorab berechnen.",
	},
	title: "KI im Vertrieb, praktisch erklärt",
	subtitle: "Anleitungen und Rechenbeispiele für Geschäftsführung und Vertriebsleitung im B2B.",
	empty: "Noch keine Blog-Posts vorhanden.",
	feed: { title: "Blogbeiträge (RSS)", link: "Per RSS abonnieren" },
	search: {
		label: "Beiträge durchsuchen",
		placeholder: "Thema oder Stichwort",
		action: "Suchen",
		title: "Suchergebnisse für „{query}“",
		found: {
			none: "Keine Beiträge zu „{query}“",
			one: "{count} Beitrag zu „{query}“",
			other: "{count} Beiträge zu „{query}“",
		},
		all: "Alle Beiträge ansehen",
	},
	categories: { label: "Kategorien", all: "Alle" },
	call: {
		title: "Was davon passt zu Ihrem Vertrieb?",
		text: "Beschreiben Sie kurz, wie Sie heute arbeiten. Der kostenlose Bericht zeigt, was sich automatisieren lässt.",
		action: "Kostenlose Analyse anfordern",
	},
	pagination: {
		label: "Seiten des Blogs",
		previous: "Vorherige Seite",
		next: "Nächste Seite",
		page: "Seite {page}",
	},
	post: {
		readTimeSuffix: "Min",
		aboutAuthor: "Über den Autor",
		back: "Alle Beiträge",
		notFoundTitle: "Post nicht gefunden",
		notFoundText:
			"Der gesuchte Beitrag wurde nicht gefunden. Vielleicht wurde er entfernt, oder es gibt ihn nur in einer anderen Sprache.",
		onlyIn: "dieser Beitrag nur auf {languages}",
		elsewhere: "Diesen Beitrag gibt es auf {language}",
		latest: "Neueste Beiträge",
		contents: "Inhalt",
		related: "Ähnliche Beiträge",
		copyCode: "Kopieren",
		copied: "Kopiert",
		call: {
			text: "Wo sich diese Schritte in Ihrem Vertrieb lohnen, steht im Bericht der kostenlosen Analyse.",
			action: "Kostenlose Analyse anfordern",
		},
		cases: "Sechs Projekte mit ihren Zahlen ansehen",
		closingTitle: "Welcher Ablauf kostet Ihr Team die meiste Zeit?",
		closingText:
			"Schreiben Sie es uns. Die Analyse ist kostenlos, den Bericht erhalten Sie innerhalb von 48 Stunden per E\u2011Mail.",
		closingAction: "Kostenlose Analyse anfordern",
	},
};
