import * as v from "valibot";

/*
 * The schema.org types that the site publishes, with the properties it uses. Names, and the types of
 * their values, are those of schema.org's pages (schema.org/Article and so on); what must be there is
 * what Google's documentation requires (developers.google.com/search/docs/appearance/structured-data:
 * FAQPage, BreadcrumbList) or, where Google requires nothing (Organization, Article), what the
 * specification of the site asks for. A property that is not listed counts as an error.
 */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Relative addresses mean nothing to those who read the data without the page. */
const address = v.pipe(v.string(), v.url(), v.startsWith("http", "an address takes http or https"));

/** DateTime takes an offset, or its moment is unknown; Date takes none. */
const date = v.pipe(
	v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]),
	v.check((value) => !Number.isNaN(Date.parse(value)), "no such day"),
);

/** BCP 47, as far as the site's languages go. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

const organisation = v.strictObject({
	"@type": v.literal("Organization"),
	name: text,
	url: v.optional(address),
	logo: v.optional(address),
	legalName: v.optional(text),
	address: v.optional(text),
	email: v.optional(text),
	telephone: v.optional(text),
	vatID: v.optional(text),
});

const person = v.strictObject({
	"@type": v.literal("Person"),
	name: text,
	url: v.optional(address),
});

const article = v.strictObject({
	"@type": v.literal("Article"),
	headline: text,
	author: v.variant("@type", [organisation, person]),
	publisher: organisation,
	datePublished: date,
	dateModified: v.optional(date),
	image: address,
	mainEntityOfPage: address,
	inLanguage: language,
	description: v.optional(text),
	articleBody: v.optional(text),
	articleSection: v.optional(text),
	keywords: v.optional(text),
});

const faqPage = v.strictObject({
	"@type": v.literal("FAQPage"),
	mainEntity: v.pipe(
		v.array(
			v.strictObject({
				"@type": v.literal("Question"),
				name: text,
				acceptedAnswer: v.strictObject({
					"@type": v.literal("Answer"),
					text,
				}),
			}),
		),
		v.nonEmpty(),
	),
});

const breadcrumbList = v.strictObject({
	"@type": v.literal("BreadcrumbList"),
	itemListElement: v.pipe(
		v.array(
			v.strictObject({
				"@type": v.literal("ListItem"),
				position: v.pipe(v.number(), v.integer()),
				name: text,
				item: v.optional(address),
			}),
		),
		v.minLength(2, "a trail takes two steps or more"),
		v.check(
			(items) => items.every(({ position }, index) => position === index + 1),
			"positions count from 1",
		),
		v.check(
			(items) => items.slice(0, -1).every(({ item }) => item !== undefined),
			"only the last step may lack its address",
		),
	),
});

const types = v.variant("@type", [organisation, article, faqPage, breadcrumbList]);

/**
 * Checks one item of structured data as a search engine would read it.
 * @returns what is wrong with it, each with the path of the property; nothing where it is valid.
 */
export function schemaOrgProblems(data: object): string[] {
	// As the document's script element holds it: what is undefined is left out.
	const { "@context": context, ...item } = JSON.parse(JSON.stringify(data));
	const { issues = [] } = v.safeParse(types, item);
	return [
		...(context === "https://schema.org" ? [] : [`@context: ${context}`]),
		...issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
	];
}
