import type { DeskCopy } from "../language/desk-copy.ts";

export const settings: DeskCopy["settings"] = {
	profile: "Profil",
	language: "Sprache der Oberfläche",
	timeZone: "Zeitzone",
	notify: "E-Mail bei neuen Anfragen",
	notifyHint: "Gilt, sobald auf dem Server der E-Mail-Versand eingerichtet ist.",
	notifications: {
		each: "Sofort bei jeder Anfrage",
		daily: "Einmal täglich als Übersicht",
		off: "Keine",
	},
	save: "Speichern",
	saved: "Gespeichert",
	currentPassword: "Aktuelles Passwort",
	changePassword: "Passwort ändern",
	passwordChanged: "Ihr Passwort ist geändert, Ihre anderen Sitzungen sind beendet.",
	secondFactor: {
		codes: {
			left: (count) =>
				count === 1
					? "Ein Wiederherstellungscode ist übrig."
					: `${count} Wiederherstellungscodes sind übrig.`,
			renew: "Wiederherstellungscodes erneuern",
			renewText:
				"Die alten Codes gelten dann nicht mehr. Geben Sie zur Bestätigung den aktuellen Code aus der App und Ihr Passwort ein.",
		},
		text: "Bei der Anmeldung wird neben dem Passwort ein Code aus einer App auf Ihrem Telefon verlangt. So bleibt das Konto geschützt, auch wenn jemand das Passwort kennt.",
		on: "Eingeschaltet",
		off: "Ausgeschaltet",
		turnOff: "Ausschalten",
		turnOffText: "Geben Sie zum Ausschalten den aktuellen Code aus der App ein.",
		turnedOff:
			"Die Anmeldung in zwei Schritten ist ausgeschaltet, Ihre anderen Sitzungen sind beendet.",
	},
	sessions: {
		title: "Sitzungen",
		text: "Geräte, auf denen Ihr Konto angemeldet ist. Kennen Sie eines davon nicht, beenden Sie die Sitzung und ändern Sie Ihr Passwort.",
		current: "Dieses Gerät",
		since: "Angemeldet",
		end: "Beenden",
		endOthers: "Alle anderen beenden",
		ended: "Die Sitzung ist beendet.",
	},
	tokens: {
		title: "Zugriffsschlüssel",
		text: "Damit lesen und schreiben Ihre eigenen Programme Beiträge in Ihrem Namen (/api/posts). Ein Schlüssel ist wie ein Passwort.",
		add: "Schlüssel anlegen",
		name: "Name",
		nameHint: "Wofür Sie ihn brauchen, zum Beispiel „Übersetzungsskript“.",
		scope: "Rechte",
		scopes: { read: "Liest Beiträge", write: "Liest und schreibt Beiträge" },
		create: "Anlegen",
		once: "Der Schlüssel wird nur jetzt gezeigt. Kopieren Sie ihn in Ihr Programm.",
		token: "Schlüssel",
		created: "Angelegt",
		used: "Zuletzt benutzt",
		neverUsed: "Noch nie benutzt",
		revoke: "Widerrufen",
		revoked: "Der Schlüssel gilt nicht mehr.",
	},
};
