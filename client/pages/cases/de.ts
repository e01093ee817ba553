import type { CasesCopy } from "./tr.ts";

export const de: CasesCopy = {
	seo: {
		title: "Fallstudien: KI und Automatisierung im B2B",
		description:
			"Sechs Projekte aus Vertrieb, Marketing, Content und Export. Jede Fallstudie nennt das Problem, die Lösung, die Schritte der Umsetzung und die Zahlen.",
	},
	title: "Sechs Projekte und ihre Zahlen",
	lead: "Was war das Problem, was haben wir gebaut, in welchen Schritten, und was kam heraus? Jede Fallstudie beantwortet diese vier Fragen in derselben Reihenfolge.",
	listLabel: "Fallstudien",
	details: "Ganze Fallstudie lesen",
	breadcrumb: {
		label: "Seitenpfad",
		home: "Startseite",
		cases: "Fallstudien",
	},
	tabs: {
		problem: "Problem",
		solution: "Lösung",
		implementation: "Umsetzung",
		results: "Ergebnisse",
	},
	tabsLabel: "Teile der Fallstudie",
	detail: {
		back: "Zurück zu den Fallstudien",
		siblingsLabel: "Weitere Fallstudien",
		previous: "Vorherige",
		all: "Alle Fallstudien",
		next: "Nächste",
		before: "vorher",
		after: "nachher",
		dot: "1 Punkt = {each}",
		services: {
			sales: "So läuft Vertriebsautomatisierung",
			marketing: "So läuft Marketingautomatisierung",
			data: "Zur Datenanalyse",
		},
	},
	closing: {
		title: "Was stünde in Ihrer Fallstudie?",
		text: "Schreiben Sie uns, welche Arbeit Sie aufhält. Die Analyse ist kostenlos, den Bericht erhalten Sie innerhalb von 48 Stunden per E\u2011Mail.",
		action: "Kostenlose Analyse anfordern",
	},
	detailClosing: {
		title: "Stehen Sie vor einer ähnlichen Aufgabe?",
		text: "Name, E\u2011Mail-Adresse und Firma genügen. Innerhalb von 48 Stunden erhalten Sie per E\u2011Mail einen Bericht darüber, was sich bei Ihnen automatisieren lässt.",
		action: "Kostenlose Analyse anfordern",
	},
};
