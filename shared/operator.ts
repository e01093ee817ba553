import type { SiteSettings } from "./site-settings.ts";

/** Who publishes the site, in the publisher's own words. */
export type Operator = Partial<Omit<SiteSettings["publisher"], "name" | "receivers">> & {
	/** The legal name. */
	name: string;
};

/** The environment's variable for each of the publisher's fields, by its name in the settings of the desk. */
export const PUBLISHER_VARIABLES = {
	name: "OPERATOR_NAME",
	form: "OPERATOR_FORM",
	representative: "OPERATOR_REPRESENTATIVE",
	editor: "OPERATOR_EDITOR",
	address: "OPERATOR_ADDRESS",
	email: "OPERATOR_EMAIL",
	phone: "OPERATOR_PHONE",
	kep: "OPERATOR_KEP",
	mersis: "OPERATOR_MERSIS",
	register: "OPERATOR_REGISTER",
	vatId: "OPERATOR_VAT_ID",
	authority: "OPERATOR_AUTHORITY",
	euRepresentative: "OPERATOR_EU_REPRESENTATIVE",
	privacyContact: "OPERATOR_PRIVACY_CONTACT",
} as const satisfies Record<keyof Operator, string>;

/** A number as it is dialled: the zero of "+49 (0)30 …" is for callers from within the country. */
const dialled = (phone: string): string =>
	phone.replace(/^(\+[\d ]*)\(0\)/, "$1").replaceAll(/[^\d+]/g, "");

/** The URL of a telephone number (RFC 3966). */
export const phoneUrl = (phone: string): string => `tel:${dialled(phone)}`;

/** A chat in WhatsApp, which takes the number's digits alone. */
export const whatsappUrl = (phone: string): string =>
	`https://wa.me/${dialled(phone).replace("+", "")}`;
