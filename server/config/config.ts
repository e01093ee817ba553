import * as v from "valibot";
import type { AnalyticsService } from "../../shared/analytics.ts";
import { analyticsSchema } from "./analytics.ts";
import { usualSecondFactor } from "./desk.ts";
import { missingVariables, mistakesOf } from "./mistakes.ts";
import { operatorOf, publisherOf } from "./operator.ts";
import { environmentSchema } from "./schema.ts";
import { readSecretFiles } from "./secret-files.ts";
import { supabaseUrls } from "./supabase-urls.ts";

/** Settings that must never reach a log: they are non-enumerable in the configuration. */
const SECRETS = [
	"databaseUrl",
	"appDatabasePassword",
	"archiveDatabasePassword",
	"webhookUrl",
	"demoFormWebhookUrl",
	"newsletterWebhookUrl",
	"privacyRequestWebhookUrl",
	"alertWebhookUrl",
	"smtpUrl",
	"supabaseServiceRoleKey",
	"webhookSigningSecrets",
	"blogApiKeys",
	"metricsToken",
	"cdnPurgeToken",
] as const;

/** Wrong settings. The message has a line for each, with the variable and the values that it takes. */
export class ConfigError extends Error {}

/** The configuration, or all mistakes in the environment, one line each. */
type Reading = { config: Config } | { mistakes: string[] };

/**
 * Reads and checks the environment. No other module reads it.
 * @throws ConfigError with all mistakes.
 */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
	const reading = readConfig(environment);
	if ("config" in reading) return reading.config;
	throw new ConfigError(reading.mistakes.join("\n"));
}

/** Like loadConfig, but returns the mistakes. */
export function readConfig(environment: NodeJS.ProcessEnv): Reading {
	// An empty variable counts as unset: a compose file passes unset variables on as empty ones.
	const given = Object.fromEntries(
		Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
	);
	const files = readSecretFiles(given);
	const { variables } = files;
	const result = v.safeParse(environmentSchema, variables);
	const analytics =
		variables.ANALYTICS_PROVIDER === undefined
			? undefined
			: v.safeParse(analyticsSchema, variables);
	const mistakes = [
		...files.mistakes,
		...mistakesOf([...(result.issues ?? []), ...(analytics?.issues ?? [])]),
		...missingVariables(variables),
	];
	if (!result.success || mistakes.length > 0) return { mistakes };
	const analyticsService = analytics?.success ? analytics.output : undefined;
	const config = toConfig(result.output, analyticsService);
	return { config: protectSecrets(config) };
}

/** The settings of the server. Secrets are not enumerable, so that logging or spreading the object cannot reveal them. */
export type Config = ReturnType<typeof toConfig>;

type Environment = v.InferOutput<typeof environmentSchema>;

const siteUrlOf = (env: Environment) => env.SITE_URL ?? `http://localhost:${env.PORT}`;

const toConfig = (env: Environment, analytics: AnalyticsService | undefined) => ({
	development: env.NODE_ENV === "development",
	host: env.HOST,
	port: env.PORT,
	/** Origin without a trailing slash. */
	siteUrl: siteUrlOf(env),
	siteName: env.SITE_NAME,
	/** The publisher's fields that are set here; the desk has the others (server/settings). */
	publisher: publisherOf(env),
	/** Undefined: the environment names no publisher. */
	operator: operatorOf(publisherOf(env)),
	receivers: env.OPERATOR_RECEIVERS,
	dataDir: env.DATA_DIR,
	/** Undefined: the server starts its embedded Postgres in `dataDir`. */
	databaseUrl: withPassword(env.DATABASE_URL, env.PGPASSWORD),
	appDatabasePassword: env.APP_DATABASE_PASSWORD,
	archiveDatabasePassword: env.ARCHIVE_DATABASE_PASSWORD,
	/** Undefined: the Supabase API is served in-process. */
	supabase: supabaseUrls(env),
	supabaseAnonKey: env.SUPABASE_ANON_KEY,
	supabaseServiceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY,
	webhookUrl: env.QUICK_ANALYSIS_WEBHOOK_URL,
	webhookMethod: env.QUICK_ANALYSIS_WEBHOOK_METHOD,
	webhookSigningSecrets: env.WEBHOOK_SIGNING_SECRET,
	blogApiKeys: env.BLOG_API_KEY,
	blogDemo: env.BLOG_DEMO ?? !env.DATABASE_URL,
	/** Whether a new database gets the sample posts. */
	seed: env.SEED ?? !env.DATABASE_URL,
	switcherLanguages: env.SWITCHER_LANGUAGES,
	resourceLinks: {
		companyList: env.RESOURCE_COMPANY_LIST_URL,
		promptLibrary: env.RESOURCE_GOOGLE_ADS_PROMPTS_URL,
	},
	analytics,
	trustProxy: env.TRUST_PROXY,
	metricsToken: env.METRICS_TOKEN,
	/** Undefined: no shared cache stands in front of the site. Set together with its token. */
	cdnPurgeUrl: env.CDN_PURGE_URL,
	cdnPurgeToken: env.CDN_PURGE_TOKEN,
	/** A mailto: or https: URI. */
	securityContact: env.SECURITY_CONTACT,
	/** Undefined: all leads are kept. */
	leadRetention: env.LEAD_RETENTION_DAYS
		? {
				days: env.LEAD_RETENTION_DAYS,
				unseenDays: env.LEAD_UNSEEN_RETENTION_DAYS,
			}
		: undefined,
	/** The people who may use the leads command; empty: anybody who can run it. */
	operators: env.OPERATORS,
	/** Milliseconds; 0 disables this check. */
	leadFormMinAge: env.LEAD_FORM_MIN_SECONDS * 1_000,
	/** Milliseconds from each attempt to the next, instead of the usual schedule. */
	leadRetryDelays: env.LEAD_RETRY_DELAYS,
	demoFormWebhookUrl: env.DEMO_FORM_WEBHOOK_URL,
	newsletterWebhookUrl: env.NEWSLETTER_WEBHOOK_URL,
	privacyRequestWebhookUrl: env.PRIVACY_REQUEST_WEBHOOK_URL,
	alertWebhookUrl: env.ALERT_WEBHOOK_URL,
	/** Undefined: there is no desk. */
	desk: env.DESK
		? {
				allow: env.DESK_ALLOW,
				secondFactor: env.DESK_SECOND_FACTOR ?? usualSecondFactor(siteUrlOf(env)),
			}
		: undefined,
	/** Undefined: the site sends no mails. Set together with `mailFrom`. */
	smtpUrl: env.SMTP_URL,
	mailFrom: env.MAIL_FROM,
	mailConfirmation: env.MAIL_CONFIRMATION,
	/** 0: backups are kept without a limit. */
	backupDays: env.BACKUP_DAYS,
	/** Milliseconds for which /readyz answers 503 before the server stops. */
	drain: env.DRAIN_SECONDS * 1_000,
	logLevel: env.LOG_LEVEL,
});

/** A database's URL with the password, unless it has one. */
function withPassword(
	databaseUrl: string | undefined,
	password: string | undefined,
): string | undefined {
	if (!databaseUrl || !password) return databaseUrl;
	const url = new URL(databaseUrl);
	if (url.password) return databaseUrl;
	url.password = encodeURIComponent(password);
	return url.href;
}

function protectSecrets(config: Config): Config {
	const secrets = Object.fromEntries(
		SECRETS.map((key) => [key, { value: config[key], enumerable: false, writable: false }]),
	);
	return Object.defineProperties({ ...config }, secrets);
}

/** A copy with the URL of the embedded database, once that has started. */
export function withDatabase(config: Config, databaseUrl: string): Config {
	const secrets = Object.fromEntries(SECRETS.map((key) => [key, config[key]]));
	return protectSecrets({ ...config, ...secrets, databaseUrl });
}

/** The webhooks by the variable that sets them. */
export const webhooksBySetting = (config: Config) => ({
	QUICK_ANALYSIS_WEBHOOK_URL: config.webhookUrl,
	DEMO_FORM_WEBHOOK_URL: config.demoFormWebhookUrl,
	NEWSLETTER_WEBHOOK_URL: config.newsletterWebhookUrl,
	PRIVACY_REQUEST_WEBHOOK_URL: config.privacyRequestWebhookUrl,
	ALERT_WEBHOOK_URL: config.alertWebhookUrl,
});
