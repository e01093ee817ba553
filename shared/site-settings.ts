import * as v from "valibot";
import { emailAddress } from "./forms/field-schemas.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { optional, required, UNPRINTABLE } from "./text.ts";

/** UTF-16 code units of a line. */
const LINE = 300;

/** People, and quotes of customers. */
export const MOST_ITEMS = 12;

const line = optional(LINE, UNPRINTABLE);
const email = v.pipe(
	line,
	v.check((value) => value === undefined || v.is(emailAddress, value), "email"),
);
const matching = (format: RegExp, code = "invalid") =>
	v.pipe(
		line,
		v.check((value) => value === undefined || format.test(value), code),
	);
/** Of at least five digits. */
const phone = matching(/^(?=(\D*\d){5})\+?[\d ()/-]{5,40}$/);
/** In full: "https:x" and "https:///x" are URLs too, which a browser reads in another way. */
const isHttps = (value: string) => /^https:\/\/[^/\\]/i.test(value) && URL.canParse(value);
const link = v.pipe(
	line,
	v.check((value) => value === undefined || isHttps(value), "url"),
);

/** Who publishes the site; the fields of the imprint. */
const publisher = v.strictObject({
	name: line,
	/** The legal form. */
	form: line,
	representative: line,
	/** The person who is responsible for the blog, with the address. */
	editor: line,
	/** In one line. */
	address: line,
	email,
	phone,
	/** The Turkish address for registered electronic mail. */
	kep: email,
	/** The number in Turkey's central register of companies. */
	mersis: matching(/^\d{16}$/),
	/** The commercial register and the number in it. */
	register: line,
	vatId: line,
	/** The supervisory authority. */
	authority: line,
	/** The representative in the EU, with the address. */
	euRepresentative: line,
	/** The e-mail address for requests about personal data. */
	privacyContact: email,
	/** The companies that process personal data for the publisher. */
	receivers: v.pipe(v.array(required(LINE, UNPRINTABLE)), v.maxLength(20, "too_many")),
});

export const CURRENCIES = ["EUR", "TRY", "USD", "GBP", "CHF"] as const;

/** The unit that the price is for. */
export const PRICE_UNITS = ["month", "project"] as const;

/** The lowest price of the work. */
export const priceSchema = v.strictObject({
	amount: v.pipe(
		v.number("required"),
		v.integer("invalid"),
		v.minValue(1, "invalid"),
		v.maxValue(100_000_000, "invalid"),
	),
	currency: v.picklist(CURRENCIES, "invalid"),
	unit: v.picklist(PRICE_UNITS, "invalid"),
});

/** The ways to reach the firm, and its lowest price. */
const contact = v.strictObject({
	/** In the international format; WhatsApp's links take its digits. */
	whatsapp: matching(/^(?=(\D*\d){7})\+[\d ()/-]{7,40}$/, "international_phone"),
	price: v.nullable(priceSchema),
});

/** The links of the library's resources, and the firm's pages in social networks. */
const links = v.strictObject({
	companyList: link,
	promptLibrary: link,
	profiles: v.pipe(
		v.array(v.pipe(required(LINE, UNPRINTABLE), v.check(isHttps, "url"))),
		v.maxLength(10, "too_many"),
		// Each once.
		v.transform((profiles) => [...new Set(profiles)]),
	),
});

/** A text in the site's languages, which may be missing in any. */
const inLanguages = (most: number) =>
	v.strictObject({
		tr: optional(most, UNPRINTABLE),
		de: optional(most, UNPRINTABLE),
		en: optional(most, UNPRINTABLE),
	});

/** In one language at least; pages show it in the languages that have it. */
const translated = (most: number) =>
	v.pipe(
		inLanguages(most),
		v.check(({ tr, de, en }) => Boolean(tr ?? de ?? en), "required"),
	);

const person = v.strictObject({
	name: required(100, UNPRINTABLE),
	role: translated(120),
	/**
	 * The person's work for a client, in their own words; shown in the languages that have it. Absent where
	 * there are none: a server of the version before refuses a person with it.
	 */
	words: v.optional(
		v.pipe(
			inLanguages(200),
			v.transform((words) => ((words.tr ?? words.de ?? words.en) ? words : undefined)),
		),
	),
	/** The town where the person works. */
	place: line,
	/** Which of the site's languages the person speaks. */
	languages: v.pipe(v.array(v.picklist(LANGUAGES, "invalid")), v.maxLength(LANGUAGES.length)),
	portrait: v.nullable(v.pipe(v.string(), v.uuid("invalid"))),
});

const quote = v.strictObject({
	text: translated(600),
	name: required(100, UNPRINTABLE),
	company: required(150, UNPRINTABLE),
	/** Whether the customer has agreed to be quoted; without that the site shows nothing. */
	consent: v.boolean("invalid"),
});

/** The parts of the settings, each with its schema: a form of the desk and a row of private.site_settings. */
export const settingsParts = {
	publisher,
	contact,
	links,
	people: v.pipe(v.array(person), v.maxLength(MOST_ITEMS, "too_many")),
	quotes: v.pipe(v.array(quote), v.maxLength(MOST_ITEMS, "too_many")),
};

export type SettingsPart = keyof typeof settingsParts;

export type SiteSettings = {
	[Part in SettingsPart]: v.InferOutput<(typeof settingsParts)[Part]>;
};

/** The settings before anything is entered. */
export const NO_SETTINGS: SiteSettings = {
	publisher: v.parse(publisher, { receivers: [] }),
	contact: v.parse(contact, { price: null }),
	links: v.parse(links, { profiles: [] }),
	people: [],
	quotes: [],
};

export type Person = SiteSettings["people"][number];
export type Quote = SiteSettings["quotes"][number];
export type Price = NonNullable<SiteSettings["contact"]["price"]>;
export type Translated = Partial<Record<Language, string | undefined>>;
