import type { LeadState } from "../../shared/desk/leads.ts";
import { FIELD_NAMES } from "../../shared/forms/field-schemas.ts";
import { FIELD_TITLES } from "../../shared/forms/field-titles.ts";
import type { Language } from "../../shared/languages.ts";

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

/** The copy of an export for people: its column titles and the states, as the desk names them. */
export const CSV_COPY: Record<
	Language,
	{ titles: Record<DetailsColumn, string>; states: Record<LeadState, string> }
> = {
	tr: {
		titles: {
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
		states: {
			pending: "İletiliyor",
			delivered: "İletildi",
			failed: "İletilemedi",
			quarantined: "Şüpheli",
		},
	},
	de: {
		titles: {
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
		states: {
			pending: "Wird übergeben",
			delivered: "Übergeben",
			failed: "Nicht übergeben",
			quarantined: "Verdächtig",
		},
	},
	en: {
		titles: {
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
		states: {
			pending: "Being handed over",
			delivered: "Handed over",
			failed: "Not handed over",
			quarantined: "Suspicious",
		},
	},
};
