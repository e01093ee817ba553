import type { FrameCopy } from "./copy.ts";

export const frame: FrameCopy = {
	skip: "Zum Inhalt",
	main: "Hauptnavigation",
	overview: "Übersicht",
	leads: "Anfragen",
	accounts: "Konten",
	settings: "Einstellungen",
	search: "Suchen",
	palette: {
		placeholder: "Anfrage, Person oder Befehl",
		leads: "Anfragen",
		accounts: "Konten",
		commands: "Befehle",
		light: "Helle Darstellung",
		dark: "Dunkle Darstellung",
		nothing: "Nichts gefunden.",
	},
	live: {
		live: "Live: Änderungen erscheinen von selbst",
		connecting: "Verbindung wird aufgebaut",
		offline: "Keine Live-Verbindung: neuer Versuch läuft",
	},
	refresh: "Jetzt aktualisieren",
	accountMenu: "Kontomenü",
	appearance: "Darstellung",
	light: "Hell",
	dark: "Dunkel",
	system: "System",
	signOut: "Abmelden",
	site: "Website öffnen",
	loading: "Wird geladen",
	failed: {
		title: "Diese Seite ließ sich nicht öffnen",
		text: "Nichts Gespeichertes ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
		retry: "Erneut versuchen",
	},
	missing: {
		title: "Diese Seite gibt es nicht",
		text: "Der Link ist vielleicht veraltet oder unvollständig.",
		back: "Zum Anfang",
	},
};
