import type { DeskCopy } from "../language/desk-copy.ts";

const mailsCount = (count: number) => (count === 1 ? "1 E-Mail" : `${count} E-Mails`);

export const mails: DeskCopy["mails"] = {
	text: "Was die Website in den letzten 90 Tagen gesendet hat, und was sie nicht senden konnte.",
	states: { waiting: "Wartet", failed: "Nicht gesendet", sent: "Gesendet" },
	all: "Alle",
	visitor: "Absender der Anfrage",
	kinds: {
		lead: "Neue Anfrage",
		digest: "Tagesübersicht",
		confirmation: "Eingangsbestätigung",
		invite: "Einladung",
		reset: "Neues Passwort",
		newsletter_confirm: "Newsletter: bitte bestätigen",
		newsletter_welcome: "Newsletter: bestätigt",
		test: "Test-E-Mail",
		reply: "Antwort auf eine Anfrage",
	},
	errors: {
		answered: (answer) => `Der Mailserver hat sie abgelehnt: ${answer}`,
		unreachable: (detail) => `Der Mailserver ist nicht erreichbar (${detail})`,
		slow: (seconds) => `Der Mailserver hat nicht innerhalb von ${seconds} s geantwortet`,
		old: "Sie hat länger als vier Tage gewartet",
		unwanted: "Der Empfänger wünscht sie nicht mehr, oder sie ist hinfällig",
		failed: "Der Versand ist fehlgeschlagen",
	},
	next: (time) => `Nächster Versuch: ${time}`,
	attempts: (count) => (count === 1 ? "1 Versuch" : `${count} Versuche`),
	retry: "Erneut senden",
	retryAll: (count) => `Alle erneut senden (${count})`,
	retried: (count) => `${mailsCount(count)}: Versand läuft erneut.`,
	notRetried: "Diese E-Mail wurde inzwischen gesendet, oder es gibt sie nicht mehr.",
	newLink: "Der Link ist abgelaufen. Erstellen Sie unter Konten einen neuen.",
	empty: {
		title: "Noch keine E-Mails",
		text: "Jede E-Mail der Website erscheint hier mit ihrem Ergebnis. Eine Test-E-Mail an Ihre eigene Adresse zeigt Ihnen, wie das aussieht.",
	},
	none: {
		title: "Keine solche E-Mail",
		text: "Keine E-Mail hat diesen Stand.",
		clear: "Alle anzeigen",
	},
	off: "Die Website sendet keine E-Mails. Setzen Sie dafür auf dem Server SMTP_URL und MAIL_FROM.",
	held: "Die Übergabe ist angehalten, und mit ihr der Versand. Fortsetzen auf dem Server: bin/leads resume",
};
