import type { DeskCopy } from "../language/desk-copy.ts";

export const trials: DeskCopy["trials"] = {
	mail: {
		button: "Test-E-Mail senden",
		sent: (to) =>
			`Gesendet an ${to}. Prüfen Sie, ob sie angekommen ist und nicht im Spam-Ordner liegt.`,
		failed: (error) => `Nicht gesendet. ${error}.`,
	},
	webhook: {
		button: "Testanfrage senden",
		taken: (answer, time) => `Ihre Automation hat sie angenommen: ${answer}, ${time}`,
		failed: (answer) => `Ihre Automation hat sie nicht angenommen: ${answer}.`,
		open: "Testanfrage öffnen",
	},
	waiting: "Noch kein Ergebnis. Der Versuch läuft im Hintergrund weiter.",
};
