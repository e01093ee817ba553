import * as v from "valibot";
import { isLanguage } from "../../client/i18n/languages.ts";
import { http, list, named, oneOf, text } from "./values.ts";

/** What visitors see: the site's URL and name, its languages, links and analytics. */
export const siteSettings = {
	SITE_URL: v.optional(
		v.pipe(
			http("https://www.example.com"),
			v.transform((value) => new URL(value)),
			v.check(
				({ href, origin }) => href === `${origin}/`,
				"takes the URL of the site without a path, query or user, such as https://www.example.com",
			),
			v.transform(({ origin }) => origin),
			v.description(
				"The URL that visitors see, without a path. Canonical links, feeds and the sitemap carry it.",
			),
			v.metadata({ default: "`http://localhost:<PORT>`" }),
		),
	),
	SITE_NAME: v.optional(
		v.pipe(
			named("the name of the site"),
			v.description("The name of the site on its pages."),
		),
		"Vitrin",
	),
	SWITCHER_LANGUAGES: v.optional(
		v.pipe(
			list("languages out of tr, de and en, separated by commas", isLanguage, {
				least: 1,
			}),
			v.transform((items) => items.filter(isLanguage)),
			v.description("The languages that the language menu offers."),
		),
		"tr,de",
	),
	RESOURCE_COMPANY_LIST_URL: v.optional(
		v.pipe(
			http("https://www.linkedin.com/posts/…"),
			v.description(
				"Where visitors get the company list of the library. Unset: the card offers to send it.",
			),
		),
	),
	RESOURCE_GOOGLE_ADS_PROMPTS_URL: v.optional(
		v.pipe(
			http("https://www.instagram.com/p/…"),
			v.description(
				"Where visitors get the prompt library. Unset: the card offers to send it.",
			),
		),
	),
	ANALYTICS_PROVIDER: v.optional(
		v.pipe(
			oneOf(["ga4", "plausible", "umami"]),
			v.description(
				"The analytics service. `ga4` asks visitors for consent first. Unset: no analytics.",
			),
		),
	),
	ANALYTICS_ID: v.optional(
		v.pipe(
			text,
			v.description(
				"The site's id at the service: the measurement ID (`ga4`), the domain (`plausible`), the website ID (`umami`). Needed with `ANALYTICS_PROVIDER`.",
			),
		),
	),
	ANALYTICS_HOST: v.optional(
		v.pipe(
			http("https://analytics.example.com"),
			v.description("A Plausible or Umami server of your own."),
			v.metadata({ default: "the service's own" }),
		),
	),
};
