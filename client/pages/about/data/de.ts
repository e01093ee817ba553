import type { DataCopy } from "./tr.ts";

export const de: DataCopy = {
	terms: {
		controller: "Verantwortlicher",
		euRepresentative: "Vertreter in der EU",
		place: "Ihre Formularangaben",
		receivers: "Auftragsverarbeiter",
		storage: "Speicherdauer",
		backups: "Sicherungskopien",
		access: "Wer sie sieht",
		visits: "Die Seiten",
	},
	texts: {
		place:
			"Ihre Angaben werden zuerst in unserer eigenen Datenbank gespeichert und dann an unser Automatisierungssystem weitergegeben, in dem die Antwort entsteht. Wir verkaufen sie nicht und geben sie nicht für Werbung weiter.",
		mail: "Unsere E\u2011Mails an Sie enthalten keine Zählpixel.",
		storedFor:
			"Anfragen werden {days} Tage nach der Weitergabe aus der Datenbank der Website gelöscht, ohne Weitergabe beantwortete {days} Tage nach der Antwort. Anfragen, die wir nicht weitergeben konnten, löschen wir {days} Tage, nachdem wir sie gesehen haben, ungesehene {unseen} Tage nach dem Eingang.",
		storedUntilDone:
			"Anfragen werden gelöscht, sobald sie erledigt und die Gespräche dazu beendet sind.",
		backupsFor: "Höchstens {days} Tage.",
		backupsUntilDeleted: "Bis wir sie löschen.",
		access:
			"Nur Mitglieder unseres Teams mit eigenem Konto. Wer wann welche Anfrage geöffnet hat, wird festgehalten. Über die Website kann niemand fremde Anfragen einsehen.",
		notCounted:
			"Diese Website setzt keine Cookies und zählt keine Besuche. Schriften und Bilder kommen von dieser Website, es geht keine Anfrage an fremde Server.",
		counted: "Schriften und Bilder kommen von dieser Website. Besuche zählt {service}.",
	},
};
