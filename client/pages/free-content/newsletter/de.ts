import { de as quickAnalysis } from "../../../quick-analysis/de.ts";
import { sendingCopy } from "../../../quick-analysis/form-words.ts";
import type { NewsletterCopies } from "./tr.ts";

const shared = {
	title: "Wöchentlicher Newsletter",
	label: "E-Mail-Adresse",
	placeholder: "name@firma.de",
	submit: "Anmelden",
	problems: { email: quickAnalysis.problems.email },
};

const enabled = {
	...sendingCopy(quickAnalysis),
	...shared,
	text: "Neue Materialien kündigen wir einmal pro Woche per E\u2011Mail an.",
	note: "Mit „Anmelden“ willigen Sie in den Versand des Newsletters per E\u2011Mail ein. Die Einwilligung können Sie jederzeit widerrufen.",
	done: "Vielen Dank, Ihre Anmeldung ist eingegangen.",
	unavailable:
		"Wir können Ihre Anmeldung gerade nicht entgegennehmen. Ihre Adresse steht noch im Feld, bitte senden Sie sie in ein paar Minuten erneut ab.",
	tooMany:
		"Über Ihren Internetanschluss kamen in kurzer Zeit zu viele Anmeldungen. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

export const de: NewsletterCopies = {
	disabled: {
		...shared,
		text: "Neue Materialien kündigen wir im Blog an. Per RSS erfahren Sie es zuerst.",
		feed: "Per RSS abonnieren",
		meanwhile: "Blog lesen",
		fold: "Formular des E\u2011Mail-Newsletters (in Vorbereitung)",
		note: "Der Newsletter ist noch in Vorbereitung. Ihre Adresse wird vorerst nirgendwohin gesendet.",
		done: "Die Anmeldung ist noch nicht freigeschaltet. Ihre Adresse wurde weder gesendet noch gespeichert.",
		withoutScript: "Dieses Formular benötigt JavaScript, das in Ihrem Browser ausgeschaltet ist.",
	},
	enabled,
	confirmed: {
		...enabled,
		note: "Mit „Anmelden“ willigen Sie in den Versand des Newsletters per E\u2011Mail ein. Ihre Anmeldung wird wirksam, sobald Sie sie über den Link in unserer E\u2011Mail bestätigen. Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe.",
		done: "Noch ein Schritt: Wir haben Ihnen einen Bestätigungslink geschickt. Er gilt 48\u00a0Stunden. Falls Sie nichts finden, sehen Sie bitte auch im Spam\u2011Ordner nach.",
	},
};
