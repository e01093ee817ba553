import type { ErrorDocumentCopy } from "./tr.ts";

export const de: ErrorDocumentCopy = {
	notFound: {
		title: "Diese Seite gibt es nicht",
		text: "Vielleicht ist die Adresse falsch geschrieben, oder der Inhalt wurde entfernt.",
	},
	tooMany: {
		title: "Zu viele Anfragen in kurzer Zeit",
		text: "Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.",
	},
	refused: {
		title: "Diese Anfrage können wir nicht beantworten",
		text: "Vielleicht ist die Adresse fehlerhaft, oder Sie haben keinen Zugriff auf diese Seite.",
	},
	failed: {
		title: "Diese Seite konnte nicht geladen werden",
		text: "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
	},
	retry: "Erneut versuchen",
	home: "Zur Startseite",
};
