import type { ExamplesCopy } from "./tr.ts";

export const de: ExamplesCopy = {
	stamp: "Beispiel",
	note: "So sieht ein System dieser Art aus. Namen und Einträge sind erfunden.",
	cases: {
		"car-studio-ai": {
			title: "Vertriebs-E\u2011Mail mit Nachfassen",
			items: [
				{
					kind: "Tag 1, Autohaus A, Einwilligung liegt vor",
					text: "Betreff: Die Fotos in Ihren Inseraten",
					state: "Gesendet",
				},
				{
					kind: "Text",
					text: "„Guten Tag Frau Berg, wir haben eines Ihrer Fahrzeugfotos für Sie bearbeitet. Darf ich es Ihnen schicken?“",
					state: "Angepasst",
				},
				{
					kind: "Tag 4, falls keine Antwort kommt",
					text: "„Das bearbeitete Foto liegt für Sie bereit. Wer kümmert sich bei Ihnen um die Inserate?“",
					state: "Geplant",
					open: true,
				},
				{
					kind: "Bei einer Antwort",
					text: "Das Nachfassen endet, der Vertrieb übernimmt",
					state: "Beim Team",
					waits: true,
				},
			],
		},
		acilsatis: {
			title: "Werbeplan dieser Woche",
			items: [
				{
					kind: "Rubrik A, an Käufer",
					text: "Neue Inserate der Woche",
					state: "Veröffentlicht",
				},
				{
					kind: "Rubrik A, an Verkäufer",
					text: "Drei Tipps für gute Fotos im Inserat",
					state: "Do., 10:00 Uhr",
					open: true,
				},
				{
					kind: "Rubrik B, an Käufer",
					text: "Nachricht, sobald Ihr Gesuch eintrifft",
					state: "Fr., 10:00 Uhr",
					open: true,
				},
				{
					kind: "Nächste Woche, beide Rubriken",
					text: "Redaktionsplan",
					state: "Team legt fest",
					waits: true,
				},
			],
		},
		salevium: {
			title: "Freigabe der Beiträge",
			items: [
				{
					kind: "Beitrag A, Montag, 9:00 Uhr",
					text: "Vorgelegt 8:20, freigegeben 8:24",
					state: "Veröffentlicht",
				},
				{
					kind: "Beitrag B, Mittwoch, 9:00 Uhr",
					text: "Vorgelegt 16:10, freigegeben 16:14",
					state: "Geplant",
					open: true,
				},
				{
					kind: "Beitrag C, Freitag, 9:00 Uhr",
					text: "Text und Bild fertig",
					state: "Freigabe offen",
					waits: true,
				},
			],
		},
		"erpa-teknoloji": {
			title: "Stadion A: vier Rollen, vier Botschaften",
			items: [
				{
					kind: "Rolle 1, etwa Betriebsleitung",
					text: "Thema: Ablauf am Spieltag",
					state: "Gesendet",
				},
				{
					kind: "Rolle 2, etwa IT-Leitung",
					text: "Thema: Anbindung an vorhandene Systeme",
					state: "Gesendet",
				},
				{
					kind: "Rolle 3, etwa Einkauf",
					text: "Thema: Angebot und Lieferung",
					state: "Nachfassen geplant",
					open: true,
				},
				{
					kind: "Rolle 4, etwa Geschäftsführung",
					text: "Thema: Gründe für die Investition",
					state: "Freigabe offen",
					waits: true,
				},
			],
		},
		cemkimsan: {
			title: "Liste der Distributoren",
			items: [
				{
					kind: "Priorität 1, Kuwait (Pilotmarkt)",
					text: "Distributor A",
					state: "Erstgespräch",
					waits: true,
				},
				{
					kind: "Priorität 1, Kuwait (Pilotmarkt)",
					text: "Distributor B",
					state: "Geprüft",
				},
				{
					kind: "Priorität 2, Land B",
					text: "Distributor C",
					state: "Geprüft",
				},
				{
					kind: "Priorität 3, Land C",
					text: "Distributor D",
					state: "Geprüft",
				},
				{
					kind: "Priorität offen, Land D",
					text: "Distributor E",
					state: "In Prüfung",
					open: true,
				},
			],
		},
		"dkm-coach-bilge": {
			title: "Ein Eintrag vom Stand",
			items: [
				{
					kind: "Teilnehmer",
					text: "Besucher A",
					state: "Erfasst",
				},
				{
					kind: "Spiel",
					text: "Bis zum Ende gespielt",
					state: "Abgeschlossen",
				},
				{
					kind: "Interesse",
					text: "Thema B, wünscht einen Anruf",
					state: "Qualifiziert",
				},
				{
					kind: "Nächster Schritt",
					text: "Anruf nach der Veranstaltung",
					state: "Beim Team",
					waits: true,
				},
			],
		},
	},
};
