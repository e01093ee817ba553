/** Who publishes the site, in the publisher's own words. */
export interface Operator {
	/** The legal name. */
	name: string;
	/** The legal form. */
	form?: string | undefined;
	representative?: string | undefined;
	/** The person who is responsible for the blog, with the address. */
	editor?: string | undefined;
	/** In one line. */
	address?: string | undefined;
	email?: string | undefined;
	phone?: string | undefined;
	/** The Turkish address for registered electronic mail. */
	kep?: string | undefined;
	/** The number in Turkey's central register of companies. */
	mersis?: string | undefined;
	/** The commercial register and the number in it. */
	register?: string | undefined;
	vatId?: string | undefined;
	/** The supervisory authority. */
	authority?: string | undefined;
	/** The representative in the EU, with the address. */
	euRepresentative?: string | undefined;
	/** The e-mail address for requests about personal data. */
	privacyContact?: string | undefined;
}

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

/** The URL of a telephone number (RFC 3966). */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
