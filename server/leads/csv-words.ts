import type { LeadState } from "../../shared/desk/leads.ts";
import type { Language } from "../../shared/languages.ts";

/** The columns of an export of leads. */
export const DETAILS = [
	"id",
	"receivedAt",
	"submittedAt",
	"state",
	"suspicions",
	"deliveredAt",
	"name",
	"email",
	"company",
	"message",
	"source",
	"language",
	"page",
	"answeredAt",
	"answeredBy",
	"note",
] as const;

type DetailsColumn = (typeof DETAILS)[number];

/** The words of an export for people: its column titles and the states, as the desk names them. */
export const CSV_WORDS: Record<
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
			name: "Ad soyad",
			email: "E-posta",
			company: "Firma",
			message: "Mesaj",
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
			name: "Name",
			email: "E-Mail",
			company: "Unternehmen",
			message: "Nachricht",
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
			name: "Name",
			email: "Email",
			company: "Company",
			message: "Message",
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
