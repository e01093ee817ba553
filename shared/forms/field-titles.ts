import type { Language } from "../languages.ts";
import type { FieldName } from "./field-schemas.ts";

/** The fields of a lead, as mails and exports name them. */
export const FIELD_TITLES: Record<Language, Record<FieldName, string>> = {
	tr: { name: "Ad soyad", email: "E-posta", company: "Firma", message: "Mesaj" },
	de: { name: "Name", email: "E-Mail", company: "Firma", message: "Nachricht" },
	en: { name: "Name", email: "Email", company: "Company", message: "Message" },
};
