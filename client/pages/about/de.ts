import type { AboutCopy } from "./tr.ts";

export const de: AboutCopy = {
	seo: {
		title: "Über uns: erst Vertrieb, dann KI",
		description:
			"Mehr als 10 Jahre Vertriebserfahrung, seit 1,5 Jahren KI-Systeme für B2B-Unternehmen: woher wir kommen, was wir heute tun und wohin wir wollen.",
	},
	hero: {
		title: "Erst haben wir verkauft, dann gebaut.",
		lead: "Wir sind eine Beratung für KI und Vertriebsautomatisierung im B2B. Sie führen die Firma, wir bauen die KI.",
	},
	intro: "Wir arbeiten für kleine und mittlere Unternehmen in der Türkei und in Europa.",
	background: {
		title: "Woher wir kommen",
		figures: [
			{ value: "10+\u00a0Jahre", label: "Erfahrung im Vertrieb" },
			{ value: "100+", label: "B2B\u2011Teams, mit denen wir gearbeitet haben" },
			{ value: "2.000", label: "Unternehmen untersucht, die größten der Türkei" },
			{ value: "1,5\u00a0Jahre", label: "Arbeit an KI\u2011Systemen" },
		],
		statement: "Das Erstgespräch kennen wir ebenso wie das Angebot, auf das niemand antwortet.",
		start:
			"Unsere Untersuchung und unsere Prompt\u2011Bibliothek bringen wir in jedes neue Projekt mit.",
		more: "Sechs Projekte mit ihren Zahlen ansehen",
	},
	order: {
		title: "So arbeiten wir zusammen",
		lead: "Zuerst kommt Ihr Vertriebsablauf, danach die Technik.",
		stations: [
			{ who: "Sie", when: "Heute", text: "Sie schreiben uns, wo es im Vertrieb hakt." },
			{
				who: "Wir",
				when: "Binnen 48\u00a0Stunden",
				text: "Wir nehmen uns 30\u00a0Minuten und schicken den Analysebericht. Er ist kostenlos.",
			},
			{
				who: "Sie",
				when: "Ihre Entscheidung",
				text: "Wenn Sie anfangen wollen, halten wir Ergebnis und Frist gemeinsam im Vertrag fest.",
			},
			{
				who: "Wir",
				when: "2\u00a0Tage",
				text: "So lange dauert eine Einrichtung meist. Einfache Anbindungen stehen am selben Tag, aufwendige brauchen 1\u00a0Woche.",
			},
			{
				who: "Sie",
				when: "Jeden Tag",
				text: "Ihr Team bedient das System selbst. Die Schulung kommt von uns.",
			},
			{
				who: "Wir",
				when: "Nach Ablauf der Frist",
				text: "Ist das Ergebnis nicht erreicht, erstatten wir 50\u00a0% des Honorars.",
			},
		],
	},
	now: {
		title: "Was wir heute tun",
		lead: "Wir arbeiten auf fünf Gebieten. Für den Anfang genügt eines davon.",
		offers: {
			sales: {
				title: "Vertriebsautomatisierung",
				text: "Neue Kunden ansprechen (Outbound) und eingehende Anfragen bearbeiten (Inbound).",
			},
			marketing: {
				title: "Marketingautomatisierung",
				text: "Beiträge und Kampagnen nach Plan, veröffentlicht nach Ihrer Freigabe.",
			},
			chatbots: {
				title: "Chatbots für die Kundenkommunikation",
				text: "Antworten auf häufige Fragen, schwierige Fälle gehen an Ihr Team.",
			},
			data: {
				title: "Datenanalyse",
				text: "Auswertungen, die zeigen, an welcher Stelle Interessenten abspringen.",
			},
			consulting: {
				title: "Beratung und Schulung",
				text: "Wir klären mit Ihnen, was sich zu automatisieren lohnt, und schulen Ihr Team.",
			},
		},
	},
	vision: {
		title: "Wohin wir wollen",
		statement:
			"Auch eine kleine Firma soll verkaufen können, als hätte sie ein großes Vertriebsteam.",
		paragraphs: [
			"Die Anfrage vom Freitagabend soll nicht bis Montag liegen bleiben, und das Nachfassen soll nicht am Gedächtnis eines Einzelnen hängen. Dafür sollte niemand ein eigenes KI\u2011Team aufbauen müssen.",
			"Die wiederkehrende Arbeit übernimmt die Maschine. Zuhören und Verhandeln bleiben Sache des Vertriebs.",
		],
	},
	data: {
		title: "Sicherheit und Daten",
		folded: "Zuständigkeiten und Fristen",
		more: "Zu den Datenschutzhinweisen",
	},
	closing: {
		title: "Sprechen wir über Ihren Vertrieb",
		text: "Wir nehmen uns 30 Minuten für Ihren Vertrieb und schreiben Ihnen innerhalb von 48 Stunden, was wir automatisieren und womit wir anfangen würden. Das kostet Sie nichts.",
		action: "Kostenlose Analyse anfordern",
	},
};
