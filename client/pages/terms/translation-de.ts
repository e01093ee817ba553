import type { Operator } from "../../../shared/operator.ts";
import type { LegalDocument } from "../../parts/legal/copy.ts";
import { identityBlocks } from "../../parts/legal/identity.ts";

/** The terms of use in German, section by section; the Turkish text is binding. */
export const translationDe = (operator?: Operator): LegalDocument => ({
	title: "Nutzungsbedingungen",
	lead: "Diese Bedingungen regeln, was für Sie und für den Betreiber gilt, wenn Sie die unter dem Namen {site} veröffentlichte Website nutzen. Sie lesen eine Übersetzung. Verbindlich ist der türkische Text am Ende dieser Seite.",
	date: { label: "Gültig ab", text: "10.10.2025", iso: "2025-10-10" },
	contentsTitle: "Inhalt",
	sections: [
		{
			id: "zustimmung",
			title: "Geltung",
			blocks: [
				"In diesem Text heißt die unter dem Namen {site} veröffentlichte Website „Website“, wer sie veröffentlicht „Betreiber“ und wer sie besucht oder nutzt „Nutzer“.",
				...(operator ? identityBlocks(operator, "de") : []),
				"Diese Bedingungen gelten für die Nutzung der Website. Sind Sie nicht einverstanden, nutzen Sie die Website bitte nicht. Nutzen Sie sie für ein Unternehmen, so erklären Sie damit, dass Sie für dieses Unternehmen handeln dürfen.",
			],
		},
		{
			id: "art-der-leistung",
			title: "Art der Leistung",
			blocks: [
				"Die Website stellt Leistungen in Vertriebs- und Marketingautomatisierung, Kundenkommunikation, Datenanalyse, Beratung und Schulung vor. Dazu bietet sie Blogbeiträge und kostenlose Materialien. Alle Inhalte dienen nur der Information. Sie ersetzen keine rechtliche, finanzielle oder technische Beratung und sind kein verbindliches Angebot.",
				"Die Ergebnisse in den Fallstudien stammen aus den jeweils beschriebenen Projekten. Dass sich in einem anderen Unternehmen dasselbe Ergebnis einstellt, wird nicht zugesagt. Umfang, Preis und Dauer einer Leistung sowie die Bedingungen einer Erstattung regelt ein eigener Vertrag.",
				"Eine Anfrage zur Schnellanalyse ist kostenlos und verpflichtet keine Seite zu einem Vertragsschluss.",
			],
		},
		{
			id: "geistiges-eigentum",
			title: "Geistiges Eigentum",
			blocks: [
				"Die Rechte an Texten, Zeichnungen, Gestaltung, Software und den übrigen Inhalten der Website liegen beim Betreiber oder bei den jeweiligen Rechteinhabern. Die Inhalte sind durch das türkische Urheberrechtsgesetz (Gesetz Nr. 5846) und das türkische Gesetz über gewerbliches Eigentum (Gesetz Nr. 6769) geschützt.",
				"Sie dürfen die Inhalte für sich selbst oder innerhalb Ihres Unternehmens aufrufen und ausdrucken und kurze Stellen mit Quellenangabe zitieren. Die kostenlosen Materialien dürfen Sie für die eigene Arbeit verwenden. Ohne vorherige schriftliche Erlaubnis dürfen Sie die Inhalte weder vervielfältigen noch in veränderter Form veröffentlichen noch verkaufen.",
				"Genannte Firmennamen, Produktnamen und Marken Dritter gehören ihren Inhabern.",
			],
		},
		{
			id: "pflichten-der-nutzer",
			title: "Pflichten der Nutzer",
			blocks: [
				"Wer die Website nutzt, hält sich an folgende Regeln:",
				{
					list: [
						"In Formularen macht er richtige Angaben und nennt nur Kontaktdaten, die ihm gehören oder die er verwenden darf.",
						"Er sendet keine Inhalte, die gegen das Recht oder gegen Rechte Dritter verstoßen.",
						"Er füllt Formulare weder mit automatischen Werkzeugen noch für Massensendungen aus.",
						"Er überträgt keine Schadsoftware, versucht nicht, unbefugt in das System einzudringen, und stört den Betrieb nicht durch übermäßig viele Anfragen.",
					],
				},
				"Bei einem Verstoß kann der Betreiber den Zugang zur Website einschränken und Ersatz des entstandenen Schadens verlangen.",
				"Wie die personenbezogenen Daten aus den Formularen verarbeitet werden, steht in den Datenschutzhinweisen.",
				{ page: "privacy", label: "Datenschutzhinweise" },
			],
		},
		{
			id: "haftung",
			title: "Grenzen der Haftung",
			blocks: [
				"Der Betreiber achtet darauf, dass die Angaben auf der Website richtig und aktuell sind. Er gewährleistet jedoch nicht, dass die Inhalte vollständig, aktuell oder für einen bestimmten Zweck geeignet sind und dass die Website ohne Unterbrechung erreichbar ist.",
				"Soweit das Recht es zulässt, haftet der Betreiber weder für Entscheidungen, die allein auf Angaben der Website beruhen, noch dafür, dass die Website nicht erreichbar ist, noch für damit verbundene mittelbare Schäden und entgangenen Gewinn.",
				"Die Haftung für Vorsatz und grobe Fahrlässigkeit bleibt unberührt, ebenso jede Haftung, die das Gesetz nicht im Voraus auszuschließen oder zu beschränken erlaubt.",
			],
		},
		{
			id: "links-zu-dritten",
			title: "Links zu Dritten",
			blocks: [
				"Die Website kann auf Angebote Dritter wie LinkedIn und Instagram verweisen. Auf deren Inhalte, deren Sicherheit und deren Umgang mit personenbezogenen Daten hat der Betreiber keinen Einfluss. Dort gelten eigene Nutzungsbedingungen und Datenschutzhinweise.",
				"Ein Link bedeutet nicht, dass der Betreiber den Inhalt der anderen Website billigt. Halten Sie einen Link für rechtswidrig, können Sie das über das Formular der Schnellanalyse melden.",
			],
		},
		{
			id: "hoehere-gewalt",
			title: "Höhere Gewalt",
			blocks: [
				"Als höhere Gewalt gelten Ereignisse, die der Betreiber trotz angemessener Sorgfalt weder vorhersehen noch verhindern konnte, etwa Naturkatastrophen, Brände, Epidemien, Krieg, Terroranschläge, Streiks, Ausfälle der Strom- oder Internetversorgung, Cyberangriffe und behördliche Anordnungen.",
				"Solange sie andauert, haftet der Betreiber nicht dafür, dass er betroffene Pflichten nicht oder verspätet erfüllt.",
			],
		},
		{
			id: "recht-und-gericht",
			title: "Anwendbares Recht und Gerichtsstand",
			blocks: [
				"Für diese Bedingungen und für Streitigkeiten aus ihnen gilt türkisches Recht. Zuständig sind die Gerichte und Vollstreckungsbehörden der Republik Türkei.",
				"Rechte, die Verbrauchern nach zwingenden Vorschriften ihres Wohnsitzstaats zustehen, bleiben unberührt.",
			],
		},
		{
			id: "aenderungen",
			title: "Recht auf Änderung",
			blocks: [
				"Der Betreiber behält sich vor, diese Bedingungen und die Inhalte der Website zu ändern und die Website ganz oder teilweise abzuschalten.",
				"Geänderte Bedingungen gelten für die Nutzung, sobald sie mit neuem Datum auf dieser Seite stehen. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig.",
			],
		},
	],
});
