import { leads as de } from "../../client/desk/leads/de.ts";
import { leads as en } from "../../client/desk/leads/en.ts";
import { leads as tr } from "../../client/desk/leads/tr.ts";
import { FIELD_NAMES } from "../../shared/forms/field-schemas.ts";
import { FIELD_TITLES } from "../../shared/forms/field-titles.ts";
import type { Language } from "../../shared/languages.ts";
import type { LeadFields } from "./summaries.ts";

/** The columns of an export of leads. */
export const DETAILS = [
	"id",
	"receivedAt",
	"submittedAt",
	"state",
	"suspicions",
	"deliveredAt",
	...FIELD_NAMES,
	"source",
	"language",
	"page",
	"answeredAt",
	"answeredBy",
	"note",
] as const;

type DetailsColumn = (typeof DETAILS)[number];

/** The desk's words for a lead's codes. */
const WORDS = { tr, de, en };

/** The state of a lead that waits for an answer, not for its webhook. */
const OPEN: Record<Language, string> = { tr: "Açık", de: "Offen", en: "Open" };

/**
 * The words of an export for people, as the desk shows them.
 * @param sources the sources that have a webhook.
 */
export function wordsFor(language: Language, sources: readonly string[]) {
	const { states, groups, forms, suspicious } = WORDS[language];
	return {
		/** Without a webhook a lead waits only for an answer. */
		state({ state, source, answeredAt }: Pick<LeadFields, "state" | "source" | "answeredAt">) {
			if (state !== "pending" || sources.includes(source)) return states[state];
			return answeredAt ? groups.answered : OPEN[language];
		},
		form: (source: string): string => forms[source] ?? source,
		suspicion: (code: string): string => suspicious.reasons[code] ?? code,
	};
}

/** The column titles of an export for people. */
export const CSV_TITLES: Record<Language, Record<DetailsColumn, string>> = {
	tr: {
		id: "Kayıt no",
		receivedAt: "Geliş",
		submittedAt: "Gönderim",
		state: "Durum",
		suspicions: "Şüphe nedenleri",
		deliveredAt: "İletim",
		...FIELD_TITLES.tr,
		source: "Form",
		language: "Dil",
		page: "Sayfa",
		answeredAt: "Yanıt",
		answeredBy: "Yanıtlayan",
		note: "Not",
	},
	de: {
		id: "Nummer",
		receivedAt: "Eingegangen",
		submittedAt: "Abgesendet",
		state: "Status",
		suspicions: "Verdachtsgründe",
		deliveredAt: "Übergeben am",
		...FIELD_TITLES.de,
		source: "Formular",
		language: "Sprache",
		page: "Seite",
		answeredAt: "Beantwortet am",
		answeredBy: "Beantwortet von",
		note: "Notiz",
	},
	en: {
		id: "Number",
		receivedAt: "Received",
		submittedAt: "Sent",
		state: "Status",
		suspicions: "Reasons for suspicion",
		deliveredAt: "Handed over",
		...FIELD_TITLES.en,
		source: "Form",
		language: "Language",
		page: "Page",
		answeredAt: "Answered",
		answeredBy: "Answered by",
		note: "Note",
	},
};
