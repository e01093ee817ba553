import type { NewsletterPageCopy } from "./tr.ts";

export const de: NewsletterPageCopy = {
	seo: {
		title: "Ihre Anmeldung zum Newsletter",
		description:
			"Hier bestätigen Sie Ihre Anmeldung zum wöchentlichen Newsletter oder melden sich ab. Die Seite öffnet sich über den Link in unserer E-Mail.",
	},
	confirm: {
		title: "Bestätigen Sie Ihre Anmeldung",
		text: "Sobald Sie bestätigen, erhalten Sie den wöchentlichen Newsletter per E\u2011Mail.",
		submit: "Anmeldung bestätigen",
	},
	confirmed: {
		title: "Ihre Anmeldung ist bestätigt",
		text: "Neue Materialien kündigen wir Ihnen einmal pro Woche per E\u2011Mail an.",
		action: "Ich möchte mich abmelden",
	},
	leave: {
		title: "Möchten Sie sich vom Newsletter abmelden?",
		text: "Danach schicken wir keinen Newsletter mehr an diese Adresse. Sie können sich jederzeit wieder anmelden.",
		submit: "Vom Newsletter abmelden",
	},
	left: {
		title: "Sie sind abgemeldet",
		text: "Diese Adresse steht nicht auf der Liste. Sie erhalten keinen Newsletter von uns.",
	},
	ended: {
		title: "Der Link ist abgelaufen",
		text: "Ein Bestätigungslink gilt 48\u00a0Stunden. Adressen, die nicht bestätigt wurden, löschen wir. Sie können sich gern noch einmal anmelden.",
	},
	unknown: {
		title: "Der Link ist unvollständig",
		text: "Bitte öffnen Sie den ganzen Link aus der E\u2011Mail. Gelingt das nicht, melden Sie sich noch einmal an.",
	},
	form: "Zum Anmeldeformular",
};
