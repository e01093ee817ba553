import type { MailCopy } from "./tr.ts";

export const de: MailCopy = {
	lead: {
		title: {
			quick_analysis_modal: "Neue Anfrage: {company}",
			demo_form: "Nachricht von der Demo-Seite: {company}",
			privacy_request: "Anfrage zum Datenschutz: {company}",
		},
		language: "Sprache",
		page: "Seite",
		due: "Antwort bis",
		message: "Ohne Nachricht.",
		open: "Anfrage öffnen",
		reply:
			"Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort direkt an die anfragende Person.",
		footer:
			"Sie erhalten diese E-Mail, weil Sie sich über Anfragen auf {site} benachrichtigen lassen. Das können Sie in Ihren Einstellungen ändern.",
	},
	digest: {
		one: "1 neue Anfrage",
		many: "{count} neue Anfragen",
		overdueOne: "1 Anfrage ist überfällig.",
		overdueMany: "{count} Anfragen sind überfällig.",
		item: "{name}, fällig {due}",
		more: "und {count} weitere",
		open: "Anfragen öffnen",
	},
	confirmation: {
		title: {
			quick_analysis_modal: "Ihre Anfrage ist eingegangen",
			demo_form: "Ihre Nachricht ist eingegangen",
			privacy_request: "Ihre Anfrage zum Datenschutz ist eingegangen",
		},
		greeting: "Guten Tag,",
		thanks: {
			quick_analysis_modal: "vielen Dank für Ihre Anfrage.",
			demo_form: "vielen Dank für Ihre Nachricht.",
			privacy_request: "wir haben Ihre Anfrage zu Ihren Daten erhalten.",
		},
		subject: "Betreff",
		subjects: {
			quick_analysis_modal: "Schnellanalyse in 30 Minuten",
			demo_form: "Formular auf der Demo-Seite",
			privacy_request: "Anfrage zu Ihren Daten",
		},
		received: "Eingegangen",
		due: {
			quick_analysis_modal: "Bericht bis",
			demo_form: "Antwort",
			privacy_request: "Antwort bis",
		},
		next: {
			quick_analysis_modal:
				"Wir sehen uns nun die fünf Phasen Ihres Vertriebs an. Den Analysebericht schicken wir per E-Mail an diese Adresse. Ob es weitergeht, entscheiden Sie.",
			demo_form: "Unsere Antwort schicken wir per E-Mail an diese Adresse.",
			privacy_request:
				"Unsere Antwort ist kostenlos. Wir schicken sie per E-Mail an diese Adresse.",
		},
		contact:
			"Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail oder schreiben Sie an {address}.",
		reply: "Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.",
		footer:
			"Sie erhalten diese E-Mail, weil diese Adresse in ein Formular auf {site} eingetragen wurde. Waren Sie das nicht, sagen Sie uns Bescheid: Dann löschen wir den Eintrag.",
	},
	invite: {
		subject: "Ihre Einladung zu {site}",
		title: "Ihr Zugang zu {site}",
		text: [
			"Für Sie wurde ein Konto angelegt. Sobald Sie ein Passwort festgelegt haben, können Sie es benutzen.",
		],
		link: "Passwort festlegen",
		after: [
			"Der Link gilt einen Tag und nur einmal. Ist er abgelaufen, bitten Sie die Person, die Sie eingeladen hat, um einen neuen.",
		],
		footer: "Erwarten Sie keine Einladung, müssen Sie nichts tun. Geben Sie den Link nicht weiter.",
	},
	reset: {
		subject: "{site}: Legen Sie ein neues Passwort fest",
		title: "Legen Sie ein neues Passwort fest",
		text: [
			"Für Ihr Konto bei {site} wurde ein Link erstellt, mit dem Sie ein neues Passwort festlegen.",
		],
		link: "Passwort festlegen",
		after: ["Der Link gilt einen Tag und nur einmal."],
		footer:
			"Falls Sie diesen Link nicht erwartet haben, wenden Sie sich bitte an den Inhaber. Geben Sie den Link nicht weiter.",
	},
	test: {
		subject: "Test-E-Mail von {site}",
		title: "E-Mails von {site} kommen an",
		text: [
			"Diese E-Mail wurde in der Verwaltung ausgelöst, um den Versand zu prüfen. Er funktioniert.",
		],
		link: "Verwaltung öffnen",
		after: [
			"Liegt sie im Spam-Ordner, lassen Sie für die Domain des Absenders SPF, DKIM und DMARC einrichten.",
		],
		footer:
			"Sie erhalten diese E-Mail, weil Sie in der Verwaltung „Test-E-Mail senden“ gewählt haben.",
	},
	newsletter: {
		confirm: {
			subject: "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter",
			title: "Bitte bestätigen Sie Ihre Anmeldung",
			text: [
				"Diese Adresse wurde auf {site} für den wöchentlichen Newsletter eingetragen. Die Anmeldung gilt erst, wenn Sie sie bestätigen.",
			],
			link: "Anmeldung bestätigen",
			after: [
				"Der Link gilt 48 Stunden. Bestätigen Sie nicht, kommt Ihre Adresse auf keine Liste und wird gelöscht.",
			],
			footer: "Haben Sie sich nicht angemeldet, müssen Sie nichts tun.",
		},
		welcome: {
			subject: "Ihre Anmeldung zum Newsletter ist bestätigt",
			title: "Ihre Anmeldung ist bestätigt",
			text: [
				"Neue Materialien kündigen wir einmal pro Woche per E-Mail an dieser Adresse an.",
				"Über den folgenden Link können Sie sich jederzeit abmelden.",
			],
			link: "Vom Newsletter abmelden",
			after: [],
			footer: "Sie erhalten diese E-Mail, weil Sie den Newsletter von {site} abonniert haben.",
		},
	},
};
