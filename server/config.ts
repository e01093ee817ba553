import * as v from "valibot";
import type { AnalyticsService } from "../client/analytics/settings.ts";
import { isLanguage, type Language } from "../client/i18n/languages.ts";
import { analyticsSchema } from "./analytics.ts";
import {
	address,
	flag,
	http,
	list,
	text,
	wholeNumber,
} from "./config-values.ts";
import {
	type SupabaseAddresses,
	supabaseAddresses,
} from "./supabase/addresses.ts";

/** Variables whose values must never reach a log: kept non-enumerable on the configuration. */
const SECRETS = [
	"databaseUrl",
	"appDatabasePassword",
	"webhookUrl",
	"demoFormWebhookUrl",
	"newsletterWebhookUrl",
	"alertWebhookUrl",
	"supabaseServiceRoleKey",
	"webhookSigningSecret",
	"blogApiKeys",
	"metricsToken",
] as const;

const CIDR = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

const environmentSchema = v.object({
	NODE_ENV: v.optional(text, "production"),
	HOST: v.optional(text, "127.0.0.1"),
	PORT: v.optional(wholeNumber("a port", 0, 65535), "3000"),
	SITE_URL: v.optional(
		v.pipe(
			http("https://www.example.com"),
			v.transform((value) => new URL(value).origin),
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
	WEBHOOK_SIGNING_SECRET: v.optional(text),
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
				(items) => items.every((item) => CIDR.test(item)),
				"takes addresses or CIDR blocks separated by commas, such as 10.0.0.0/8",
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

/** What the server was told. Secrets are present but not enumerable, so that logging or spreading the object cannot reveal them. */
export interface Config {
	development: boolean;
	host: string;
	port: number;
	/** Origin without a trailing slash. */
	siteUrl: string;
	siteName: string;
	dataDir: string;
	/** Unset: the server starts its embedded Postgres in `dataDir`. */
	databaseUrl?: string | undefined;
	/** What the server's role logs in with; of use to the migrations alone. */
	appDatabasePassword?: string | undefined;
	/** Unset: the Supabase API is served in-process. */
	supabase?: SupabaseAddresses | undefined;
	supabaseAnonKey?: string | undefined;
	supabaseServiceRoleKey?: string | undefined;
	webhookUrl?: string | undefined;
	webhookMethod: "GET" | "POST";
	webhookSigningSecret?: string | undefined;
	/** Any of them lets its bearer publish; none: nobody can. */
	blogApiKeys: string[];
	blogDemo: boolean;
	switcherLanguages: Language[];
	analytics: AnalyticsService | undefined;
	/** CIDR blocks of the proxies whose `X-Forwarded-For` counts. */
	trustProxy: string[];
	metricsToken?: string | undefined;
	leadRetentionDays?: number | undefined;
	/** Milliseconds below which nobody fills in a form; 0 switches the time trap off. */
	leadFormMinAge: number;
	/** Milliseconds from each attempt to the next, in place of the usual schedule. */
	leadRetryDelays?: number[] | undefined;
	/** Unset: the demo page's form stays inert. */
	demoFormWebhookUrl?: string | undefined;
	/** Unset: the newsletter's form stays inert. */
	newsletterWebhookUrl?: string | undefined;
	alertWebhookUrl?: string | undefined;
	/** Milliseconds between saying at /readyz that the server stops and stopping. */
	drain: number;
	logLevel: string;
}

/** A setting that the server cannot work with; the message is one line that names the variable and what it takes. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment: the one place that does.
 * @throws ConfigError naming the first variable that is wrong and what it takes.
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
	// An empty variable counts as unset: that is how a compose file passes on what nobody set.
	const given = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value?.trim()),
	);
	const env = check(environmentSchema, given);
	const supabase = supabaseAddresses(env);
	if (env.DATABASE_URL && !(supabase && env.SUPABASE_ANON_KEY)) {
		const missing = supabase ? "SUPABASE_ANON_KEY" : "SUPABASE_URL";
		throw new ConfigError(
			`${missing} takes the Supabase project that DATABASE_URL belongs to; it is needed once DATABASE_URL is set`,
		);
	}
	const publishes = env.BLOG_API_KEY.length > 0 || env.BLOG_DEMO;
	if (publishes && supabase && !env.SUPABASE_SERVICE_ROLE_KEY) {
		throw new ConfigError(
			"SUPABASE_SERVICE_ROLE_KEY takes the service role's key of the Supabase project; posts are created with it once BLOG_API_KEY or BLOG_DEMO is set",
		);
	}
	return protectSecrets({
		development: env.NODE_ENV === "development",
		host: env.HOST,
		port: env.PORT,
		siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
		siteName: env.SITE_NAME,
		dataDir: env.DATA_DIR,
		databaseUrl: env.DATABASE_URL,
		appDatabasePassword: env.APP_DATABASE_PASSWORD,
		supabase,
		supabaseAnonKey: env.SUPABASE_ANON_KEY,
		supabaseServiceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
		webhookUrl: env.QUICK_ANALYSIS_WEBHOOK_URL,
		webhookMethod: env.QUICK_ANALYSIS_WEBHOOK_METHOD,
		webhookSigningSecret: env.WEBHOOK_SIGNING_SECRET,
		blogApiKeys: env.BLOG_API_KEY,
		blogDemo: env.BLOG_DEMO ?? !env.DATABASE_URL,
		switcherLanguages: env.SWITCHER_LANGUAGES,
		analytics: env.ANALYTICS_PROVIDER && check(analyticsSchema, env),
		trustProxy: env.TRUST_PROXY,
		metricsToken: env.METRICS_TOKEN,
		leadRetentionDays: env.LEAD_RETENTION_DAYS,
		leadFormMinAge: env.LEAD_FORM_MIN_SECONDS * 1_000,
		leadRetryDelays: env.LEAD_RETRY_DELAYS,
		demoFormWebhookUrl: env.DEMO_FORM_WEBHOOK_URL,
		newsletterWebhookUrl: env.NEWSLETTER_WEBHOOK_URL,
		alertWebhookUrl: env.ALERT_WEBHOOK_URL,
		drain: env.DRAIN_SECONDS * 1_000,
		logLevel: env.LOG_LEVEL,
	});
}

function check<T extends v.GenericSchema>(
	schema: T,
	variables: object,
): v.InferOutput<T> {
	const result = v.safeParse(schema, variables);
	if (result.success) return result.output;
	const [issue] = result.issues;
	throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
}

/** The same configuration with its secrets made non-enumerable. */
export function protectSecrets(config: Config): Config {
	const secrets = Object.fromEntries(
		SECRETS.map((key) => [
			key,
			{ value: config[key], enumerable: false, writable: false },
		]),
	);
	return Object.defineProperties({ ...config }, secrets);
}

/** A configuration that uses the given database, as when the embedded one has started. */
export function withDatabase(config: Config, databaseUrl: string): Config {
	const secrets = Object.fromEntries(SECRETS.map((key) => [key, config[key]]));
	return protectSecrets({ ...config, ...secrets, databaseUrl });
}
