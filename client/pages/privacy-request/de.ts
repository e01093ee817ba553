import { de as quickAnalysis } from "../../quick-analysis/de.ts";
import { leadFieldsCopy, sendingCopy } from "../../quick-analysis/form-words.ts";
import type { PrivacyRequestCopy } from "./tr.ts";

export const de: PrivacyRequestCopy = {
	...leadFieldsCopy(quickAnalysis),
	...sendingCopy(quickAnalysis),
	unavailable: quickAnalysis.unavailable,
	tooMany: quickAnalysis.tooMany,
	seo: {
		title: "Anfrage zum Datenschutz",
		description:
			"Auskunft, Berichtigung oder Löschung Ihrer Daten anfordern: Name und E-Mail-Adresse genügen, eine Firma ist nicht nötig. Antwort innerhalb eines Monats.",
	},
	title: "Anfrage zu Ihren Daten",
	lead: "Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder herausgeben lassen und der Verarbeitung widersprechen. Wir antworten kostenlos und innerhalb eines Monats.",
	mail: "Oder schreiben Sie uns direkt:",
	fields: {
		...quickAnalysis.fields,
		email: { ...quickAnalysis.fields.email, placeholder: "name@beispiel.de" },
		message: {
			label: "Ihre Anfrage",
			placeholder: "Zum Beispiel: Bitte löschen Sie meine Daten.",
		},
	},
	problems: {
		...quickAnalysis.problems,
		message: {
			...quickAnalysis.problems.message,
			required: "Bitte schreiben Sie, worum es geht.",
		},
	},
	submit: "Anfrage senden",
	reassurance:
		"Ihre Angaben verwenden wir nur, um Ihre Anfrage zu beantworten. Um sicherzugehen, dass sie von Ihnen kommt, fragen wir eventuell nach.",
	success: {
		text: "Ihre Anfrage ist eingegangen. Wir antworten innerhalb eines Monats per E\u2011Mail.",
		action: "Zur Startseite",
	},
};
