import * as v from "valibot";
import { isLanguage } from "../../shared/languages.ts";
import { http, list, named, oneOf, setting, text } from "./values.ts";

/** Settings that visitors see: the site's URL and name, its languages, links and analytics. */
export const siteSettings = {
	SITE_URL: setting(
		v.pipe(
			http("https://www.example.com"),
			v.transform((value) => new URL(value)),
			v.check(
				({ href, origin }) => href === `${origin}/`,
				"takes the URL of the site without a path, query or user, such as https://www.example.com",
			),
			v.transform(({ origin }) => origin),
		),
		"The URL that visitors see, without a path. Canonical links, feeds and the sitemap carry it.",
		{ shown: "`http://localhost:<PORT>`" },
	),
	SITE_NAME: setting(named("the name of the site"), "The name of the site on its pages.", {
		default: "Vitrin",
	}),
	SWITCHER_LANGUAGES: setting(
		v.pipe(
			list("languages out of tr, de and en, separated by commas", isLanguage, {
				least: 1,
			}),
			v.transform((items) => items.filter(isLanguage)),
		),
		"The languages that the language menu offers.",
		{ default: "tr,de" },
	),
	RESOURCE_COMPANY_LIST_URL: setting(
		http("https://www.linkedin.com/posts/…"),
		"Where visitors get the company list of the library. Unset: the card offers to send it.",
	),
	RESOURCE_GOOGLE_ADS_PROMPTS_URL: setting(
		http("https://www.instagram.com/p/…"),
		"Where visitors get the prompt library. Unset: the card offers to send it.",
	),
	ANALYTICS_PROVIDER: setting(
		oneOf(["ga4", "plausible", "umami"]),
		"The analytics service. `ga4` asks visitors for consent first. Unset: no analytics.",
	),
	ANALYTICS_ID: setting(
		text,
		"The site's id at the service: the measurement ID (`ga4`), the domain (`plausible`), the website ID (`umami`). Needed with `ANALYTICS_PROVIDER`.",
	),
	ANALYTICS_HOST: setting(
		http("https://analytics.example.com"),
		"A Plausible or Umami server of your own.",
		{ shown: "the service's own" },
	),
};
