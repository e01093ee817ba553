import { de as report } from "./report/de.ts";
import type { QuickAnalysisCopy } from "./tr.ts";

export const de: QuickAnalysisCopy = {
	seo: {
		title: "Kostenlose 30-Minuten-Schnellanalyse anfordern",
		description:
			"Wir nehmen uns 30 Minuten für das, was Sie uns schreiben, und halten fest, was sich automatisieren lässt. Der Bericht kommt kostenlos innerhalb von 48 Stunden.",
	},
	title: "30-Minuten-Schnellanalyse",
	lead: "Wir nehmen uns 30\u00a0Minuten Zeit für Ihren Vertrieb. Im Bericht steht, was sich automatisieren lässt, womit wir anfangen würden und wie lange die Einrichtung dauert. Die Analyse ist kostenlos.",
	close: "Schließen",
	required: "Felder mit * sind Pflichtfelder.",
	fields: {
		name: { label: "Name", placeholder: "Vor- und Nachname" },
		email: { label: "E-Mail-Adresse", placeholder: "name@firma.de" },
		company: { label: "Firma", placeholder: "Musterfirma GmbH" },
		message: {
			label: "Nachricht",
			placeholder: "Was soll sich in Ihrem Vertrieb ändern?",
		},
	},
	optional: "optional",
	messageHint:
		"Zwei Sätze genügen. Je konkreter Ihre Angaben, desto besser passt der Bericht zu Ihrem Betrieb.",
	submit: "Analyse anfordern",
	submitting: "Wird gesendet...",
	reassurance: "Ihre Angaben werden sicher gespeichert. Wir versenden keinen Spam.",
	privacyLink: "Datenschutzhinweise",
	nextTitle: "So geht es weiter",
	next: [
		"Sie senden das Formular ab.",
		"Wir prüfen 30\u00a0Minuten lang Ihre Angaben und Ihre Website: Was läuft von Hand, was ginge automatisch?",
		"Innerhalb von 48\u00a0Stunden erhalten Sie den Bericht per E\u2011Mail. Ob es weitergeht, entscheiden Sie.",
	],
	report,
	otherStages: "Die übrigen vier Phasen",
	problems: {
		summary: "Das Formular wurde noch nicht gesendet. Bitte korrigieren Sie die markierten Felder.",
		name: {
			required: "Bitte geben Sie Ihren Namen ein.",
			too_long: "Der Name ist zu lang, bitte kürzen Sie ihn auf höchstens {most} Zeichen.",
			control_characters:
				"Der Name enthält unsichtbare Steuerzeichen, bitte tippen Sie ihn neu ein.",
			invalid: "Der Name konnte nicht gelesen werden, bitte tippen Sie ihn neu ein.",
		},
		email: {
			required: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
			too_long:
				"Die E-Mail-Adresse ist zu lang, bitte geben Sie eine mit höchstens {most} Zeichen an.",
			control_characters:
				"Die E-Mail-Adresse enthält unsichtbare Steuerzeichen, bitte tippen Sie sie neu ein.",
			invalid: "Die E-Mail-Adresse konnte nicht gelesen werden, bitte tippen Sie sie neu ein.",
			email: "Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.",
		},
		company: {
			required: "Bitte geben Sie den Namen Ihrer Firma ein.",
			too_long: "Der Firmenname ist zu lang, bitte kürzen Sie ihn auf höchstens {most} Zeichen.",
			control_characters:
				"Der Firmenname enthält unsichtbare Steuerzeichen, bitte tippen Sie ihn neu ein.",
			invalid: "Der Firmenname konnte nicht gelesen werden, bitte tippen Sie ihn neu ein.",
		},
		message: {
			too_long: "Die Nachricht ist zu lang, bitte kürzen Sie sie auf höchstens {most} Zeichen.",
			control_characters:
				"Die Nachricht enthält unsichtbare Steuerzeichen, bitte fügen Sie sie als reinen Text ein.",
			invalid: "Die Nachricht konnte nicht gelesen werden, bitte tippen Sie sie neu ein.",
		},
	},
	success: {
		title: "Ihre Anfrage ist eingegangen",
		arrived: "Ihre Angaben sind gespeichert.",
		replyTo: "Wir antworten an {email}.",
		text: "Falls der Bericht nicht ankommt, sehen Sie bitte auch im Spam\u2011Ordner nach.",
		action: "OK",
	},
	clock: {
		running: "Unsere erste Antwort wird gerade verschickt …",
		sent: "Unsere erste Antwort war nach {time} unterwegs. Ihren Interessenten antwortet das System innerhalb von 2\u00a0Minuten.",
		late: "Unsere erste Antwort braucht etwas länger. Am Termin des Berichts ändert das nichts.",
	},
	reading: {
		label: "Lesetipp, bis der Bericht kommt:",
		link: "Freigabe bei Salevium: 4\u00a0Minuten statt 48\u00a0Stunden",
		slug: "salevium",
	},
	successToast: {
		title: "Ihre Anfrage ist eingegangen",
		description: "Der Analysebericht kommt innerhalb von 48 Stunden per E\u2011Mail.",
	},
	errorToast: {
		title: "Es ist ein Fehler aufgetreten",
		description: "Ihre Eingaben bleiben im Formular stehen.",
	},
	unavailable:
		"Wir können Ihre Anfrage gerade nicht entgegennehmen. Ihre Eingaben stehen noch im Formular, bitte senden Sie es in ein paar Minuten erneut ab.",
	waiting:
		"Das Senden ist gerade nicht möglich. Lassen Sie die Seite geöffnet, dann senden wir Ihre Eingaben, sobald es wieder geht. Wenn Sie den Tab schließen, gehen sie verloren.",
	honeypot: "Bitte lassen Sie dieses Feld leer",
	tooMany:
		"Über Ihren Internetanschluss kamen in kurzer Zeit zu viele Anfragen. Bitte warten Sie ein paar Minuten und senden Sie das Formular dann erneut ab.",
};
