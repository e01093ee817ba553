import type { DeskCopy } from "../language/desk-copy.ts";

export const session: DeskCopy["session"] = {
	title: (site) => `Bei ${site} anmelden`,
	missingEmail: "Geben Sie Ihre E-Mail-Adresse ein.",
	missingPassword: "Geben Sie Ihr Passwort ein.",
	wrongPassword: "Das ist nicht Ihr aktuelles Passwort. Es wurde nichts geändert.",
	missingCode: "Geben Sie den Bestätigungscode ein.",
	signIn: "Anmelden",
	forgotten: {
		missingEmail:
			"Geben Sie Ihre E-Mail-Adresse ein und drücken Sie Enter: Der Link kommt per E-Mail.",
		askOwner:
			"Passwort vergessen? Eine Person mit der Rolle Inhaber kann Ihnen einen neuen Link geben.",
		button: "Passwort vergessen?",
		sent: "Falls es zu dieser Adresse ein Konto gibt, erhalten Sie in wenigen Minuten eine E-Mail mit einem Link, über den Sie ein neues Passwort festlegen. Der Link gilt einen Tag.",
	},
	code: "Bestätigungscode",
	codeHint: "Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.",
	recoveryHint: "Ohne Ihr Telefon können Sie einen Ihrer Wiederherstellungscodes eingeben.",
	back: "Zurück",
	ended: {
		title: "Ihre Sitzung ist beendet",
		text: "Geben Sie Ihr Passwort ein und arbeiten Sie weiter. Was Sie geschrieben haben, ist noch da.",
		other: "Mit einem anderen Konto anmelden",
	},
	leaving: {
		title: "Beim Abmelden geht Ungespeichertes verloren",
		text: "Das ist noch nicht gespeichert oder gesendet. Wenn Sie sich abmelden, wird es gelöscht; öffnen Sie es, um es fertig zu schreiben:",
		reply: "Antwort auf eine Anfrage",
		note: "Notiz zu einer Anfrage",
		button: "Abmelden und löschen",
	},
	welcome: {
		first: "Willkommen",
		invite: "Willkommen",
		reset: "Neues Passwort festlegen",
		text: "Legen Sie ein Passwort für dieses Konto fest. Danach sind Sie angemeldet.",
		firstText:
			"Dies ist das erste Konto der Website. Geben Sie Ihren Namen, Ihre E\u2011Mail\u2011Adresse und ein Passwort ein. Danach sind Sie angemeldet.",
		submit: "Speichern und anmelden",
		expired: "Dieser Link gilt nicht mehr",
		toSignIn: "Zur Anmeldung",
	},
	newPassword: {
		hint: "Mindestens 12 Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken.",
		missing: (missing) => `Noch ${missing} Zeichen`,
	},
	secondFactor: {
		title: "Anmeldung in zwei Schritten",
		required:
			"Ihre Rolle verlangt die Anmeldung in zwei Schritten. Die Einrichtung dauert eine Minute.",
		start: "Einrichtung beginnen",
		scan: "Scannen Sie diesen Code mit Ihrer Authenticator-App.",
		byHand: "Wenn das Scannen nicht geht, geben Sie diesen Schlüssel in der App ein:",
		enter: "Code aus der App",
		password:
			"Mit dem Passwort bestätigen Sie, dass Sie es sind. Ihre anderen Sitzungen werden beendet.",
		confirm: "Bestätigen und einschalten",
		codes: "Ihre Wiederherstellungscodes",
		codesText:
			"Ohne Ihr Telefon melden Sie sich mit einem dieser Codes an. Jeder gilt einmal, und sie werden nur jetzt gezeigt: Bewahren Sie sie sicher auf.",
		download: "Als Datei speichern",
		stored: "Codes sind gesichert",
	},
};
