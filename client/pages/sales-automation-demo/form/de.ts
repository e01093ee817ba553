import { de as quickAnalysis } from "../../../quick-analysis/de.ts";
import { leadFieldsCopy, sendingCopy } from "../../../quick-analysis/form-words.ts";
import type { DemoFormCopies } from "./tr.ts";

export const de: DemoFormCopies = {
	disabled: {
		...leadFieldsCopy(quickAnalysis),
		title: "Kontaktformular als Beispiel (sendet nichts)",
		lead: "Dieses Formular ist ein Beispiel. Ihre Eingaben werden nicht gesendet.",
		submit: "Formular ausprobieren",
		withoutScript:
			"Bitte schalten Sie JavaScript ein, um das Formular auszuprobieren. Ohne JavaScript bewirkt die Schaltfläche nichts. Gesendet wird in keinem Fall etwas.",
		result: {
			title: "Es wurde nichts gesendet",
			text: "Das Formular ist richtig ausgefüllt, aber nur ein Beispiel: Ihre Eingaben haben uns nicht erreicht. Wenn Sie uns erreichen möchten, fordern Sie bitte die kostenlose Analyse an.",
			action: "Kostenlose Analyse anfordern",
		},
	},
	enabled: {
		...leadFieldsCopy(quickAnalysis),
		...sendingCopy(quickAnalysis),
		title: "Kontaktformular",
		lead: "Haben Sie Fragen zu den beiden Automatisierungen? Schreiben Sie uns, wir antworten Ihnen per E\u2011Mail.",
		submit: "Nachricht senden",
		problems: quickAnalysis.problems,
		reassurance: quickAnalysis.reassurance,
		success: {
			text: "Ihre Nachricht ist eingegangen. Wir antworten Ihnen per E\u2011Mail.",
			action: "Weitere Nachricht schreiben",
		},
		unavailable:
			"Wir können Ihre Nachricht gerade nicht entgegennehmen. Ihre Eingaben stehen noch im Formular, bitte senden Sie es in ein paar Minuten erneut ab.",
		tooMany:
			"Über Ihren Internetanschluss kamen in kurzer Zeit zu viele Nachrichten. Bitte warten Sie ein paar Minuten und senden Sie das Formular dann erneut ab.",
	},
};
