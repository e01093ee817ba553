import type * as v from "valibot";
import { type Operator, PUBLISHER_VARIABLES } from "../../shared/operator.ts";
import { email, matching, named, semicolonList, setting } from "./values.ts";

/** The variables that say who publishes the site. The site shows them as they are. */
export const operatorSettings = {
	OPERATOR_NAME: setting(
		named("the full legal name"),
		"The legal name of the site's publisher. It opens the imprint, the privacy policy and the terms, and stands in the footer. Unset: the site names nobody.",
	),
	OPERATOR_FORM: setting(
		named("the legal form, such as Limited Şirket or GmbH"),
		"The legal form, unless it is part of the name.",
	),
	OPERATOR_REPRESENTATIVE: setting(
		named("names"),
		"Who represents the publisher, for example the managing director.",
	),
	OPERATOR_EDITOR: setting(
		named("a name and an address"),
		"Who is responsible for the blog (§ 18 (2) of the German MStV).",
	),
	OPERATOR_ADDRESS: setting(
		named("a postal address in one line"),
		"The postal address, with the country.",
	),
	OPERATOR_EMAIL: setting(email("info@example.com"), "The e-mail address for everybody."),
	OPERATOR_PHONE: setting(
		matching(/^\+?[\d ()/-]+$/, "a telephone number, such as +90 212 000 00 00"),
		"The telephone number.",
	),
	OPERATOR_KEP: setting(
		email("example@hs01.kep.tr"),
		"The address for registered electronic mail in Turkey.",
	),
	OPERATOR_MERSIS: setting(
		matching(/^\d{16}$/, "the 16 digits of a MERSİS number"),
		"The number in Turkey's central register of companies.",
	),
	OPERATOR_REGISTER: setting(
		named("a register and the number in it, such as Amtsgericht Berlin, HRB 12345"),
		"The commercial register and the number in it.",
	),
	OPERATOR_VAT_ID: setting(
		named("a VAT id, such as DE123456789"),
		"The VAT id, or the tax number in Turkey.",
	),
	OPERATOR_AUTHORITY: setting(
		named("the name of an authority"),
		"The supervisory authority, where the business needs a permission.",
	),
	OPERATOR_EU_REPRESENTATIVE: setting(
		named("a name and an address"),
		"The representative in the EU (Art. 27 GDPR) of a publisher outside the EU.",
	),
	OPERATOR_PRIVACY_CONTACT: setting(
		email("privacy@example.com"),
		"The e-mail address for requests about personal data.",
		{ shown: "`OPERATOR_EMAIL`" },
	),
	OPERATOR_RECEIVERS: setting(
		semicolonList(
			"companies separated by semicolons, such as Example GmbH (hosting, Germany); Example Ltd (automation, Ireland)",
		),
		"The companies that process personal data for the publisher. The privacy policy names them.",
		{ default: "" },
	),
};

type Environment = v.InferOutput<ReturnType<typeof v.object<typeof operatorSettings>>>;

/** Each of the publisher's variables is one of these settings. */
const variables: Record<keyof Operator, keyof Environment> = PUBLISHER_VARIABLES;

type PublisherFields = { [Field in keyof Operator]?: string | undefined };

/** The publisher's fields that the environment sets. */
export const publisherOf = (env: Environment): Partial<Operator> =>
	Object.fromEntries(
		Object.entries(variables).flatMap(([field, variable]) =>
			env[variable] === undefined ? [] : [[field, env[variable]]],
		),
	);

/** Who publishes the site; undefined without a name. */
export function operatorOf({ name, ...fields }: PublisherFields): Operator | undefined {
	if (!name) return undefined;
	return { name, ...fields, privacyContact: fields.privacyContact ?? fields.email };
}

/**
 * The settings without which the imprint or the privacy policy lacks details that the law requires from
 * most publishers.
 */
export function missingIdentity({
	operator,
	leadRetention,
}: {
	operator?: Operator | undefined;
	leadRetention?: object | undefined;
}): string[] {
	const needed = {
		OPERATOR_NAME: operator?.name,
		OPERATOR_REPRESENTATIVE: operator?.representative,
		OPERATOR_ADDRESS: operator?.address,
		OPERATOR_EMAIL: operator?.email,
		OPERATOR_PHONE: operator?.phone,
		"OPERATOR_MERSIS or OPERATOR_REGISTER": operator?.mersis ?? operator?.register,
		OPERATOR_VAT_ID: operator?.vatId,
		LEAD_RETENTION_DAYS: leadRetention,
	};
	return Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
