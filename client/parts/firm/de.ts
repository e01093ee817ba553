import type { FirmCopy } from "./tr.ts";

export const de: FirmCopy = {
	people: { title: "Ihre Ansprechpartner", languages: "Spricht" },
	quotes: { title: "Was Kunden sagen" },
	price: {
		title: "Wovon der Preis abhängt",
		lead: "Der Preis richtet sich nach dem Umfang der Arbeit. Wo Sie in dieser Tabelle stehen, lesen Sie im kostenlosen Analysebericht.",
		factors: "Die drei Kriterien ansehen",
		fromLabel: "Preis",
		from: { month: "ab {price} im Monat", project: "ab {price} je Projekt" },
		columns: { what: "Kriterium", less: "Senkt den Preis", more: "Erhöht den Preis" },
		drivers: [
			{
				what: "Umfang",
				less: "Eine Phase, zum Beispiel die erste Antwort auf Anfragen",
				more: "Mehrere Phasen zusammen",
			},
			{
				what: "Systeme im Einsatz",
				less: "Formular und Postfach, am selben Tag angebunden",
				more: "Mehrere CRM\u2011Systeme oder eigene Software, 1\u00a0Woche",
			},
			{
				what: "Daten",
				less: "Eine Liste, auf aktuellem Stand",
				more: "Verstreute Einträge, die zuerst bereinigt werden",
			},
		],
	},
};
