import * as v from "valibot";
import { isLanguage } from "../../client/i18n/languages.ts";
import {
	address,
	flag,
	http,
	isProxy,
	list,
	signingSecrets,
	text,
	wholeNumber,
} from "./values.ts";

/** The environment variables that the server knows: what each takes, and what it is when it is not set. */
export const environmentSchema = v.object({
	NODE_ENV: v.optional(text, "production"),
	HOST: v.optional(text, "127.0.0.1"),
	PORT: v.optional(wholeNumber("a port", 0, 65535), "3000"),
	SITE_URL: v.optional(
		v.pipe(
			http("https://www.example.com"),
			v.transform((value) => new URL(value)),
			v.check(
				({ href, origin }) => href === `${origin}/`,
				"takes the address of the site without a path or anything else behind it, such as https://www.example.com",
			),
			v.transform(({ origin }) => origin),
		),
	),
	SITE_NAME: v.optional(
		v.pipe(text, v.nonEmpty("takes the name of the site")),
		"Vitrin",
	),
	DATA_DIR: v.optional(
		v.pipe(text, v.nonEmpty("takes the path of a folder")),
		".data",
	),
	DATABASE_URL: v.optional(
		address(
			["postgres:", "postgresql:"],
			"postgres://user:password@host:5432/name",
		),
	),
	APP_DATABASE_PASSWORD: v.optional(text),
	SUPABASE_URL: v.optional(http("https://project.supabase.co")),
	SUPABASE_REST_URL: v.optional(http("http://rest:3000")),
	SUPABASE_AUTH_URL: v.optional(http("http://auth:9999")),
	SUPABASE_FUNCTIONS_URL: v.optional(http("http://functions:9000")),
	SUPABASE_ANON_KEY: v.optional(text),
	SUPABASE_SERVICE_ROLE_KEY: v.optional(text),
	QUICK_ANALYSIS_WEBHOOK_URL: v.optional(
		http("https://automation.example.com/webhook/lead"),
	),
	QUICK_ANALYSIS_WEBHOOK_METHOD: v.optional(
		v.pipe(text, v.picklist(["GET", "POST"], "takes GET or POST")),
		"GET",
	),
	WEBHOOK_SIGNING_SECRET: v.optional(signingSecrets, ""),
	BLOG_API_KEY: v.optional(
		v.pipe(
			list,
			v.check(
				(keys) => keys.every((key) => /^[!-~]{16,}$/.test(key)),
				"takes keys of at least 16 characters (ASCII, no blanks), separated by commas",
			),
		),
		"",
	),
	BLOG_DEMO: v.optional(flag),
	SWITCHER_LANGUAGES: v.optional(
		v.pipe(
			list,
			v.check(
				(items) => items.length > 0 && items.every(isLanguage),
				"takes languages out of tr, de and en, separated by commas",
			),
			v.transform((items) => items.filter(isLanguage)),
		),
		"tr,de",
	),
	ANALYTICS_PROVIDER: v.optional(
		v.pipe(
			text,
			v.picklist(
				["ga4", "plausible", "umami"],
				"takes ga4, plausible or umami",
			),
		),
	),
	ANALYTICS_ID: v.optional(text),
	ANALYTICS_HOST: v.optional(http("https://analytics.example.com")),
	TRUST_PROXY: v.optional(
		v.pipe(
			list,
			v.check(
				(items) => items.every(isProxy),
				"takes addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
			),
		),
		"",
	),
	METRICS_TOKEN: v.optional(text),
	LEAD_RETENTION_DAYS: v.optional(wholeNumber("days", 1, 3650)),
	LEAD_FORM_MIN_SECONDS: v.optional(wholeNumber("seconds", 0, 60), "2"),
	LEAD_RETRY_DELAYS: v.optional(
		v.pipe(
			list,
			v.check(
				(items) =>
					items.length > 0 &&
					items.every((item) => /^\d{1,6}(\.\d+)?$/.test(item)),
				"takes seconds separated by commas, such as 5,30,120",
			),
			v.transform((items) => items.map((item) => Number(item) * 1_000)),
		),
	),
	DEMO_FORM_WEBHOOK_URL: v.optional(
		http("https://automation.example.com/webhook/demo"),
	),
	NEWSLETTER_WEBHOOK_URL: v.optional(
		http("https://automation.example.com/webhook/newsletter"),
	),
	ALERT_WEBHOOK_URL: v.optional(
		http("https://chat.example.com/webhook/alerts"),
	),
	DRAIN_SECONDS: v.optional(wholeNumber("seconds", 0, 120), "0"),
	LOG_LEVEL: v.optional(
		v.pipe(
			text,
			v.picklist(
				["fatal", "error", "warn", "info", "debug", "trace", "silent"],
				"takes fatal, error, warn, info, debug, trace or silent",
			),
		),
		"info",
	),
});
