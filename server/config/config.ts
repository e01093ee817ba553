import * as v from "valibot";
import type { AnalyticsService } from "../../client/analytics/settings.ts";
import type { Language } from "../../client/i18n/languages.ts";
import { analyticsSchema } from "./analytics.ts";
import { environmentSchema } from "./schema.ts";
import { type SupabaseAddresses, supabaseAddresses } from "./supabase-urls.ts";

/** Variables whose values must never reach a log: kept non-enumerable on the configuration. */
const SECRETS = [
	"databaseUrl",
	"appDatabasePassword",
	"webhookUrl",
	"demoFormWebhookUrl",
	"newsletterWebhookUrl",
	"alertWebhookUrl",
	"supabaseServiceRoleKey",
	"webhookSigningSecrets",
	"blogApiKeys",
	"metricsToken",
] as const;

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
	/** Each signs every delivery; none: they are not signed. */
	webhookSigningSecrets: Buffer[];
	/** Any of them lets its bearer publish; none: nobody can. */
	blogApiKeys: string[];
	blogDemo: boolean;
	switcherLanguages: Language[];
	analytics: AnalyticsService | undefined;
	/** Addresses, CIDR blocks or names of the proxies whose `X-Forwarded-For` counts. */
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
	if (supabase && !env.DATABASE_URL) {
		throw new ConfigError(
			"DATABASE_URL takes the Postgres of the Supabase project; it is needed once SUPABASE_URL, or the addresses of its parts, is set",
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
		webhookSigningSecrets: env.WEBHOOK_SIGNING_SECRET,
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
