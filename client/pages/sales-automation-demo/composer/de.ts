import type { Industry, Role } from "../demo-input.ts";
import { composerOf, fitting, type RoleWords } from "./composer.ts";
import { capitalised, mark } from "./parts.ts";

const ROLES: Record<Role, RoleWords> = {
	purchasing: {
		title: "Einkaufsleitung",
		cares: "auf Preis und Termin",
		step: ["Preis und Lieferzeit", "Preisliste"],
		question: ["Wer liefert Ihnen heute?", "wer liefert?"],
		topic: "Einkauf",
	},
	owner: {
		title: "Geschäftsführung",
		cares: "auf die Kosten",
		step: ["Kosten im Überblick", "was es kostet"],
		question: ["Wer entscheidet?", "Chefsache?"],
		topic: "Kosten",
	},
	sales: {
		title: "Vertriebsleitung",
		cares: "auf Beispiele, die ihr Team verwenden kann",
		step: ["Beispiel für Ihr Team", "ein Beispiel"],
		question: ["Was fragen Ihre Kunden?", "Kundenfragen?"],
		topic: "Vertrieb",
	},
	operations: {
		title: "Betriebsleitung",
		cares: "auf einen Probelauf vor der Umstellung",
		step: ["Plan für einen Probelauf", "ein Probelauf"],
		question: ["Was hält Sie heute auf?", "was bremst?"],
		topic: "Abläufe",
	},
	it: {
		title: "IT-Leitung",
		cares: "auf die Schnittstellen",
		step: ["Liste der Schnittstellen", "Anbindung"],
		question: ["Was muss angebunden sein?", "woran binden?"],
		topic: "IT",
	},
	hr: {
		title: "Personalleitung",
		cares: "auf die Folgen für das Team",
		step: ["was sich im Team ändert", "für Ihr Team"],
		question: ["Was wünscht sich Ihr Team?", "Ihr Bedarf?"],
		topic: "Personal",
	},
};

/** By industry: its name, in it, and the firms in it (nominative plural, which is also the accusative). */
const INDUSTRY: Record<Industry, readonly [string, string, string]> = {
	packaging: ["Verpackung", "in der Verpackungsbranche", "Verpackungshersteller"],
	machinery: ["Maschinenbau", "im Maschinenbau", "Maschinenbauer"],
	food: ["Lebensmittel", "in der Lebensmittelbranche", "Lebensmittelhersteller"],
	textiles: ["Textil", "in der Textilbranche", "Textilhersteller"],
	logistics: ["Logistik", "in der Logistik", "Logistikunternehmen"],
	construction: ["Bau", "am Bau", "Bauunternehmen"],
	chemicals: ["Chemie", "in der Chemie", "Chemiebetriebe"],
	software: ["Software", "in der Softwarebranche", "Softwarehäuser"],
};

export const compose = composerOf({
	subjects({ role, industry, offer }) {
		const { title, cares, step, question, topic } = ROLES[role];
		const [name, within, firms] = INDUSTRY[industry];
		const sentence = capitalised(offer, "de");
		return [
			{
				parts: fitting(...step.map((words) => mark`${sentence}: ${words}`)),
				rule: `Kleiner Schritt: Die ${title} achtet ${cares}. Also bietet die Betreffzeile genau das an.`,
			},
			{
				parts: fitting(...question.map((words) => mark`${sentence}: ${words}`)),
				rule: `Offene Frage: Sie betrifft die tägliche Arbeit der ${title} und ist in einem Satz beantwortet.`,
			},
			{
				parts: fitting(mark`${sentence}: gerade ein Thema?`, mark`${sentence}: ein Thema?`),
				rule: "Kurze Antwort: Ein Ja oder Nein genügt.",
			},
			{
				parts: fitting(mark`${topic} ${within}: zwei Fragen`, mark`${topic} ${within}: 2 Fragen`),
				rule: "Branche und Aufgabe: Der Empfänger erkennt sich wieder, bevor von Ihrem Produkt die Rede ist.",
			},
			{
				parts: fitting(mark`Für ${firms}: ${offer}`, mark`${name}: ${offer}`),
				rule: "Branche zuerst: Man sieht sofort, für wen die E\u2011Mail gedacht ist.",
			},
		];
	},
	brief: {
		labels: {
			when: "Wann",
			company: "Firma",
			contact: "Gesprächspartner",
			goal: "Ziel",
			agenda: "Ablauf",
			ask: "Fragen",
			bring: "Mitnehmen",
			close: "Zum Schluss",
		},
		days: /(?<!\p{L})(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|heute|(?:über)?morgen|(?:Mo|Di|Mi|Do|Fr|Sa|So)(?:\.|(?=,? ?(?:[\d;]|um|den))))(?!\p{L})/iu,
		dates:
			/(?<!\d)\d{1,2}\.\s?(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\.?(?:\s\d{4})?(?![\p{L}\d])/iu,
		kinds: [
			{
				pattern: /(?<!\p{L})(?:Erstgespräch|Kennenlernen|Erstkontakt)/iu,
				name: "Erstgespräch",
				goal: "Den Bedarf verstehen und erfahren, wer entscheidet",
				agenda: [
					[0.2, "Vorstellung und Tagesordnung"],
					[0.5, "die heutige Lage des Kunden"],
					[0.3, "der nächste Schritt"],
				],
				close: "Vereinbaren Sie den zweiten Termin noch im Gespräch.",
			},
			{
				pattern: /(?<!\p{L})(?:Demo|Vorführung|Präsentation)/iu,
				name: "Vorführung",
				goal: "Am Beispiel des Kunden zeigen, dass es funktioniert",
				agenda: [
					[0.2, "das Beispiel des Kunden anhören"],
					[0.5, "dieses Beispiel von Anfang bis Ende zeigen"],
					[0.3, "Fragen und der nächste Schritt"],
				],
				close: "Halten Sie fest, wer den Test wann beginnt.",
			},
			{
				pattern: /(?<!\p{L})(?:Jahresgespräch|Review|Rückblick)/iu,
				name: "Jahresgespräch",
				goal: "Erfahren, was läuft und was als Nächstes gebraucht wird",
				agenda: [
					[0.3, "Rückblick auf das Jahr"],
					[0.4, "was läuft und was hakt"],
					[0.3, "das nächste Jahr"],
				],
				close: "Notieren Sie zu jedem offenen Punkt Namen und Datum.",
			},
			{
				pattern: /(?<!\p{L})(?:Reklamation|Beschwerde|Rückgabe)/iu,
				name: "Reklamation",
				goal: "Das Problem verstehen und ein Datum für die Lösung nennen",
				agenda: [
					[0.4, "das Problem schildern lassen"],
					[0.3, "die Folgen gemeinsam feststellen"],
					[0.3, "Lösung und Datum"],
				],
				close: "Bestätigen Sie das Datum noch am selben Tag schriftlich.",
			},
			// Behind the others: an offer is often only what such a meeting is about.
			{
				pattern: /(?<!\p{L})(?:Angebot\p{L}*|Preisgespräch|\p{L}*verhandlung)/iu,
				name: "Angebotsgespräch",
				goal: "Den Umfang klären und erfahren, wann entschieden wird",
				agenda: [
					[0.3, "den Umfang gemeinsam durchgehen"],
					[0.4, "Bedingungen und Gegenleistungen"],
					[0.3, "wer bis wann entscheidet"],
				],
				close: "Schreiben Sie zu jedem Nachlass die Gegenleistung.",
			},
		],
		roles: [
			{
				pattern: /(?<!\p{L})(?:Einkauf(?:sleit(?:ung|erin|er))?)(?!\p{L})/iu,
				name: "Einkauf",
				ask: "Nach welchen Kriterien vergleichen Sie Angebote?",
			},
			{
				pattern: /(?<!\p{L})(?:Geschäftsführ(?:ung|erin|er)|Inhaber(?:in)?|GF)(?!\p{L})/iu,
				name: "Geschäftsführung",
				ask: "Was soll diese Entscheidung in einem Jahr verändert haben?",
			},
			{
				pattern: /(?<!\p{L})Vertriebsleit(?:ung|erin|er)(?!\p{L})/iu,
				name: "Vertriebsleitung",
				ask: "Welche Aufgabe kostet Ihr Team die meiste Zeit?",
			},
			{
				pattern: /(?<!\p{L})(?:Betriebsleit|Produktionsleit)(?:ung|erin|er)(?!\p{L})/iu,
				name: "Betriebsleitung",
				ask: "Wo liegt die Arbeit heute am längsten?",
			},
			{
				pattern: /(?<!\p{L})IT(?:-Leit(?:ung|erin|er))?(?![\p{L}-])/u,
				name: "IT",
				ask: "An welche Systeme muss es angebunden werden?",
			},
		],
		topics: [
			{
				pattern: /(?<!\p{L})(?:Preis|Rabatt|Nachlass|Kosten)\p{L}*/iu,
				name: "Preis",
				ask: "Für welche Menge brauchen Sie den Preis?",
				bring: "Preisliste nach Mengen",
			},
			{
				pattern: /(?<!\p{L})(?:Liefer|Termintreue)\p{L}*/iu,
				name: "Lieferung",
				ask: "Bis wann brauchen Sie die Lieferung spätestens?",
				bring: "Aktueller Lieferplan",
			},
			{
				pattern: /(?<!\p{L})Muster\p{L}*/iu,
				name: "Muster",
				ask: "Wer beurteilt das Muster und nach welchen Kriterien?",
				bring: "Muster und Datenblatt",
			},
			{
				pattern: /(?<!\p{L})(?:Rahmen)?[Vv]ertr[aä]g\p{L}*/u,
				name: "Vertrag",
				ask: "Wer prüft den Vertrag bei Ihnen?",
				bring: "Liste der offenen Klauseln",
			},
			{
				pattern: /(?<!\p{L})(?:Schnittstelle|Integration|CRM|ERP|API)\p{L}*/iu,
				name: "Schnittstellen",
				ask: "In welchem System liegen die Daten heute?",
				bring: "Liste der angebundenen Systeme",
			},
			{
				pattern: /(?<!\p{L})(?:Garantie|Gewährleistung)\p{L}*/iu,
				name: "Garantie",
				ask: "Ab welchem Tag soll die Garantie laufen?",
				bring: "Garantiebedingungen",
			},
			{
				pattern: /(?<!\p{L})(?:(?:An|Ab|Voraus)?zahlung|Skonto)\p{L}*/iu,
				name: "Zahlung",
				ask: "Welches Zahlungsziel ist bei Ihnen üblich?",
				bring: "Vorschlag für den Zahlungsplan",
			},
			{
				pattern: /(?<!\p{L})(?:Montage|Inbetriebnahme|Installation)\p{L}*/iu,
				name: "Montage",
				ask: "Was ist bei Ihnen bis zum Montagetermin vorbereitet?",
				bring: "Montageplan mit Terminen",
			},
		],
		when: (pieces) =>
			pieces
				.map((piece) =>
					piece.replace(/^(\D*\d\d?(?:[:.]\d\d)?) ?- ?(?=\d)/, "$1–").replace(/:\d\d$/, "$& Uhr"),
				)
				.join(", "),
		minutes: (count) => `${count} Min.`,
		missing: {
			when: "Nicht erkannt. Schreiben Sie Tag und Uhrzeit etwa so: Do. 3.12. 14:00.",
			company: "Nicht erkannt. Schreiben Sie die Firma mit Rechtsform, etwa GmbH.",
			contact:
				"Nicht erkannt. Schreiben Sie den Namen mit Anrede oder Funktion, etwa: Frau Berg (Einkauf).",
		},
		nothing: {
			ask: "Was erwarten Sie von diesem Gespräch?",
			bring: "Kein Thema erkannt. Fragen Sie am Tag davor beim Kunden nach.",
		},
		rules: {
			when: "Aus Wochentag, Datum und Uhrzeit",
			company: (form) => `Die Rechtsform „${form}“ kennzeichnet die Firma`,
			contact: (found) => `Aus Anrede oder Funktion: ${found}`,
			kind: (name) => `Art des Termins: „${name}“`,
			noKind: "Kein Hinweis erkannt, es gilt die Regel für Erstgespräche",
			agenda: (minutes, isGiven) =>
				isGiven
					? `Dauer laut Eintrag: ${minutes}, geteilt nach der Art des Termins`
					: `Kein Ende erkannt: ${minutes} angenommen, geteilt nach der Art des Termins`,
			ask: (names) => `Je Hinweis eine Frage: ${names}`,
			bring: (names) => `Je Thema eine Unterlage: ${names}`,
			close: "Nach der Art des Termins",
			missing: "Keine Regel passt auf diesen Eintrag",
		},
	},
});
