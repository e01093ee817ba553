import * as v from "valibot";
import { isLanguage } from "../../client/i18n/languages.ts";
import { deskSettings } from "./desk.ts";
import { leadSettings } from "./leads.ts";
import { mailSettings } from "./mail.ts";
import { operatorSettings } from "./operator.ts";
import {
	contact,
	flag,
	http,
	isProxy,
	list,
	named,
	oneOf,
	SECRET,
	text,
	token,
	url,
	wholeNumber,
} from "./values.ts";

const site = {
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

const server = {
	HOST: v.optional(
		v.pipe(
			text,
			v.description("The IP address or host name that the server listens on."),
		),
		"127.0.0.1",
	),
	PORT: v.optional(
		v.pipe(
			wholeNumber("a port", 0, 65535),
			v.description("The port that the server listens on."),
		),
		"3000",
	),
	TRUST_PROXY: v.optional(
		v.pipe(
			list(
				"IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
				isProxy,
			),
			v.description(
				"The proxies in front of the server, whose `X-Forwarded-For` counts. Without it, all visitors behind a proxy are one client for the rate limits.",
			),
		),
		"",
	),
	DRAIN_SECONDS: v.optional(
		v.pipe(
			wholeNumber("seconds", 0, 120),
			v.description(
				"How long `/readyz` answers 503 after SIGTERM before the server stops, so that load balancers choose other replicas.",
			),
			v.metadata({ default: "`0`; in the stack `5`" }),
		),
		"0",
	),
	METRICS_TOKEN: v.optional(
		v.pipe(
			token,
			v.metadata(SECRET),
			v.description(
				"Enables `/metrics` (Prometheus) for requests that send it as a bearer token.",
			),
		),
	),
	SECURITY_CONTACT: v.optional(
		v.pipe(
			contact,
			v.description(
				"Where people report a weakness of the site: `/.well-known/security.txt` (RFC 9116) names it. Unset: there is no such file.",
			),
		),
	),
	LOG_LEVEL: v.optional(
		v.pipe(
			oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
			v.description("The least severe level that is logged."),
		),
		"info",
	),
	NODE_ENV: v.optional(
		v.pipe(
			text,
			v.description(
				"`development` renders from the sources with hot reload; `npm run dev` sets it.",
			),
		),
		"production",
	),
};

const database = {
	DATA_DIR: v.optional(
		v.pipe(
			named("the path of a folder"),
			v.description(
				"The folder of the embedded database, and of the cache of converted pictures.",
			),
		),
		".data",
	),
	SEED: v.optional(
		v.pipe(
			flag,
			v.description(
				"Whether the blog of a new database starts with the sample posts. They are written once; afterwards they are posts like any other.",
			),
			v.metadata({
				default: "`true` with the embedded Postgres, else `false`",
			}),
		),
	),
	DATABASE_URL: v.optional(
		v.pipe(
			url(
				["postgres:", "postgresql:"],
				"postgres://user:password@host:5432/name",
			),
			v.metadata(SECRET),
			v.description(
				"A Postgres of your own, by a direct or session-mode connection. It needs `SUPABASE_URL` and `SUPABASE_ANON_KEY` of the Supabase project on it. Unset: the server starts its embedded Postgres.",
			),
		),
	),
	PGPASSWORD: v.optional(
		v.pipe(
			text,
			v.metadata(SECRET),
			v.description(
				"The password of `DATABASE_URL`, where the URL has none: here it needs no escaping.",
			),
		),
	),
	APP_DATABASE_PASSWORD: v.optional(
		v.pipe(
			text,
			v.metadata(SECRET),
			v.description(
				"For `npm run migrate`: creates the role `vitrin_app`, which has only the rights that the site needs, with this password.",
			),
		),
	),
	SUPABASE_URL: v.optional(
		v.pipe(
			http("https://project.supabase.co"),
			v.description("The Supabase project on `DATABASE_URL`."),
		),
	),
	SUPABASE_REST_URL: v.optional(
		v.pipe(
			http("http://rest:3000"),
			v.description(
				"PostgREST, where it has a URL of its own. Together with the next two it replaces `SUPABASE_URL`.",
			),
			v.metadata({ default: "`/rest/v1` below `SUPABASE_URL`" }),
		),
	),
	SUPABASE_AUTH_URL: v.optional(
		v.pipe(
			http("http://auth:9999"),
			v.description("GoTrue, where it has a URL of its own."),
			v.metadata({ default: "`/auth/v1` below `SUPABASE_URL`" }),
		),
	),
	SUPABASE_FUNCTIONS_URL: v.optional(
		v.pipe(
			http("http://functions:9000"),
			v.description("The edge functions, where they have a URL of their own."),
			v.metadata({ default: "`/functions/v1` below `SUPABASE_URL`" }),
		),
	),
	SUPABASE_ANON_KEY: v.optional(
		v.pipe(
			text,
			v.description("The public key of the Supabase project (role `anon`)."),
		),
	),
	SUPABASE_SERVICE_ROLE_KEY: v.optional(
		v.pipe(
			text,
			v.metadata(SECRET),
			v.description(
				"The secret key of the Supabase project (role `service_role`), which creates posts. Needed with a Supabase project once `BLOG_API_KEY` or `BLOG_DEMO` is set.",
			),
		),
	),
};

const publishing = {
	BLOG_API_KEY: v.optional(
		v.pipe(
			list(
				"keys of at least 16 characters (ASCII, no blanks), separated by commas",
				(key) => /^[!-~]{16,}$/.test(key),
			),
			v.metadata(SECRET),
			v.description(
				"The keys that may publish. Without one only the demo page can.",
			),
		),
		"",
	),
	BLOG_DEMO: v.optional(
		v.pipe(
			flag,
			v.description(
				"Whether `/create-blog-demo` exists and may publish its one post.",
			),
			v.metadata({
				default: "`true` with the embedded Postgres, else `false`",
			}),
		),
	),
};

/** The variables by the section of docs/settings.md that describes them. */
export const SETTINGS_SECTIONS = {
	"The site": site,
	"The publisher": operatorSettings,
	"The server": server,
	"Database and Supabase": database,
	Leads: leadSettings,
	"The desk": deskSettings,
	Mail: mailSettings,
	Publishing: publishing,
};

/** The environment variables that the server knows: the values that each takes, its default and its description. */
export const environmentSchema = v.object({
	...site,
	...operatorSettings,
	...server,
	...database,
	...leadSettings,
	...deskSettings,
	...mailSettings,
	...publishing,
});
