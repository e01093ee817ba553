import type { DeskCopy } from "../language/desk-copy.ts";

export const accounts: DeskCopy["accounts"] = {
	text: "Personen mit Zugang. Sie legen das Konto an, das Passwort setzt die Person selbst.",
	invite: "Person einladen",
	inviteText:
		"Es entsteht ein Link, mit dem die Person ihr Passwort setzt. Versendet die Website E-Mails, geht er auch an diese Adresse.",
	role: "Rolle",
	roles: { owner: "Inhaber", editor: "Redaktion", sales: "Vertrieb" },
	roleTexts: {
		owner: "Sieht und darf alles, verwaltet die Konten.",
		editor: "Kümmert sich um Blogbeiträge, sieht keine Anfragen.",
		sales: "Sieht und beantwortet Anfragen.",
	},
	createLink: "Link erstellen",
	link: {
		invite: (name) => `Einladungslink für ${name}`,
		reset: (name) => `Passwortlink für ${name}`,
		text: "Der Link wird nur jetzt gezeigt. Er gilt einen Tag lang und nur einmal. Kopieren Sie ihn und geben Sie ihn nur dieser Person.",
		mailed:
			"Der Link wurde auch per E-Mail gesendet. Hier wird er nur jetzt gezeigt. Er gilt einen Tag lang und nur einmal.",
		label: "Link",
	},
	you: "Sie",
	secondFactor: { on: "Zwei Schritte", off: "Nur Passwort" },
	never: "Noch nie angemeldet",
	waiting: "Passwort noch nicht festgelegt",
	actions: (name) => `Aktionen für ${name}`,
	newLink: "Neuen Passwortlink erstellen",
	endSessions: "Alle Sitzungen beenden",
	sessionsEnded: (name) => `Alle Sitzungen von ${name} sind beendet.`,
	remove: "Konto entfernen",
	removing: {
		title: (name) => `Konto von ${name} entfernen?`,
		text: (name, email) =>
			`${name} (${email}) kann sich nicht mehr anmelden, offene Sitzungen enden sofort. Das Protokoll bleibt erhalten. Das lässt sich nicht rückgängig machen.`,
	},
	removed: (name) => `Das Konto von ${name} ist entfernt.`,
	changingRole: {
		title: (name, role) => `Neue Rolle für ${name}: ${role}`,
		button: "Rolle ändern",
		own: "Das ist Ihr eigenes Konto: Sie verlieren die Rechte als Inhaber, und nur ein anderer Inhaber kann sie Ihnen zurückgeben.",
	},
	roleChanged: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
};
