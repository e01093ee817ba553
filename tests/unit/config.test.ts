import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inspect } from "node:util";
import Fastify from "fastify";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { loadConfig, readConfig, withDatabase } from "../../server/config/config.ts";
import { testFolder } from "../support/temporary-folder.ts";

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString("base64")}`;

describe("loadConfig", () => {
	it("needs nothing to be set", () => {
		expect(loadConfig({})).toMatchObject({
			host: "127.0.0.1",
			port: 3000,
			siteUrl: "http://localhost:3000",
			siteName: "Vitrin",
			webhookMethod: "GET",
			switcherLanguages: ["tr", "de"],
			trustProxy: [],
			blogDemo: true,
		});
	});

	it.each([
		["PORT", "eighty", "a whole number"],
		["PORT", "70000", "65535 or less"],
		["SITE_URL", "vitrin.example", "a URL"],
		["SITE_URL", "https://x.example/site", "without a path"],
		["SITE_URL", "https://x.example/?a=1", "without a path"],
		["SITE_URL", "https://x.example/#top", "without a path"],
		["SITE_URL", "https://me:secret@x.example", "without a path"],
		["DATABASE_URL", "mysql://db", "postgres://"],
		["QUICK_ANALYSIS_WEBHOOK_URL", "ftp://host", "a URL"],
		["QUICK_ANALYSIS_WEBHOOK_METHOD", "PUT", "GET or POST"],
		["WEBHOOK_SIGNING_SECRET", "secret", "24 to 64 random bytes"],
		["WEBHOOK_SIGNING_SECRET", secretOf(9), "24 to 64 random bytes"],
		["WEBHOOK_SIGNING_SECRET", secretOf(65), "24 to 64 random bytes"],
		["WEBHOOK_SIGNING_SECRET", `${secretOf(24)},${secretOf(32).slice("whsec_".length)}`, "whsec_"],
		["SMTP_URL", "https://mail.example.com", "a URL such as smtps://"],
		["SMTP_URL", "smtps://me:p@ss/word@mail.example.com:465", "%2F for /"],
		["SMTP_URL", "smtps://me:100%@mail.example.com:465", "%40 for @"],
		["MAIL_FROM", "Vitrin", "an e-mail address"],
		["MAIL_FROM", "A <a@x.example>, b@x.example", "an e-mail address"],
		["MAIL_CONFIRMATION", "yes", "true or false"],
		["SWITCHER_LANGUAGES", "tr,fr", "tr, de and en"],
		["DESK_SECOND_FACTOR", "owner,none", "or none"],
		["TRUST_PROXY", "1 hop", "CIDR"],
		["TRUST_PROXY", "1", "CIDR"],
		["TRUST_PROXY", "10", "CIDR"],
		["TRUST_PROXY", "abc", "CIDR"],
		["TRUST_PROXY", "true", "CIDR"],
		["TRUST_PROXY", "10.0.0.0/99", "CIDR"],
		["TRUST_PROXY", "0.0.0.0/0", "CIDR"],
		["TRUST_PROXY", "fd00::/129", "CIDR"],
		["TRUST_PROXY", "127.0.0.1, 300.0.0.1", "CIDR"],
		["BLOG_DEMO", "yes", "true or false"],
		["BLOG_API_KEY", "short", "at least 16 characters"],
		["BLOG_API_KEY", "long-enough-as-keys-go,short", "at least 16 characters"],
		["BLOG_API_KEY", "sixteen characters and blanks", "no blanks"],
		["LEAD_RETENTION_DAYS", "0", "1 or more"],
		["LEAD_FORM_MIN_SECONDS", "-1", "a whole number"],
		["LEAD_RETRY_DELAYS", "5,soon", "5,30,120"],
		["LOG_LEVEL", "loud", "fatal"],
		["METRICS_TOKEN", "fifteen-letters", "at least 16 characters"],
		["SECURITY_CONTACT", "us", "an e-mail address or an https URL"],
		["SECURITY_CONTACT", "http://x.example", "an e-mail address or an https URL"],
		["ANALYTICS_PROVIDER", "other", "ga4"],
		["OPERATOR_EMAIL", "us", "an e-mail address"],
		["OPERATOR_PHONE", "call us", "a telephone number"],
		["OPERATOR_MERSIS", "123", "16 digits"],
	])("refuses %s=%s in one line that says what it takes", (name, value, hint) => {
		const load = () => loadConfig({ [name]: value });
		expect(load).toThrow(new RegExp(`^${name} takes .*${hint}.*$`, "m"));
	});

	it("needs the publisher's name with the other parts of the publisher", () => {
		expect(() => loadConfig({ OPERATOR_ADDRESS: "Izmir" })).toThrow(
			/^OPERATOR_NAME takes .* OPERATOR_ADDRESS is set$/,
		);
		const { operator, receivers } = loadConfig({
			OPERATOR_NAME: "Example Ltd",
			OPERATOR_EMAIL: "info@example.com",
			OPERATOR_RECEIVERS: "A, Inc. (hosting); B GmbH;",
		});
		expect(operator).toMatchObject({
			name: "Example Ltd",
			privacyContact: "info@example.com",
		});
		expect(receivers).toEqual(["A, Inc. (hosting)", "B GmbH"]);
	});

	it("takes proxies by address, block or name, as Fastify does", () => {
		const proxies =
			"127.0.0.1, ::1, 10.0.0.0/8, fd00::/128, ::ffff:10.0.0.1, loopback, linklocal, uniquelocal";
		const { trustProxy } = loadConfig({ TRUST_PROXY: proxies });
		expect(trustProxy).toEqual(proxies.split(", "));
		expect(() => Fastify({ trustProxy })).not.toThrow();
	});

	it("reads several signing secrets, and no secret as no key", () => {
		const secrets = `${secretOf(24)}, ${secretOf(64)}`;
		const { webhookSigningSecrets } = loadConfig({
			WEBHOOK_SIGNING_SECRET: secrets,
		});
		expect(webhookSigningSecrets).toEqual([24, 64].map((n) => Buffer.alloc(n, 1)));
		expect(loadConfig({}).webhookSigningSecrets).toEqual([]);
	});

	it("takes the site's URL with a slash or without", () => {
		for (const SITE_URL of ["https://x.example:8443", "https://x.example:8443/"])
			expect(loadConfig({ SITE_URL }).siteUrl).toBe("https://x.example:8443");
	});

	const project = {
		DATABASE_URL: "postgres://u:p@db/vitrin",
		SUPABASE_URL: "https://x.supabase.co",
		SUPABASE_ANON_KEY: "anon",
	};
	const { DATABASE_URL, SUPABASE_URL, SUPABASE_ANON_KEY } = project;
	const parts = {
		SUPABASE_REST_URL: "http://rest:3000",
		SUPABASE_AUTH_URL: "http://auth:9999",
		SUPABASE_FUNCTIONS_URL: "http://functions:9000",
	};

	it.each([
		[/^DATABASE_URL takes .* SUPABASE_URL/, { SUPABASE_URL, SUPABASE_ANON_KEY }],
		[/^DATABASE_URL takes .* SUPABASE_URL/, { ...parts, SUPABASE_ANON_KEY }],
		[/^SUPABASE_URL takes/, { DATABASE_URL }],
		[/^SUPABASE_ANON_KEY takes/, { DATABASE_URL, SUPABASE_URL }],
		[/^SUPABASE_ANON_KEY takes/, { DATABASE_URL, ...parts }],
		// A caller that creates posts needs the service role's key.
		[
			/^SUPABASE_SERVICE_ROLE_KEY takes/,
			{ ...project, BLOG_API_KEY: "a-key-of-sixteen-characters" },
		],
		[/^SUPABASE_SERVICE_ROLE_KEY takes/, { ...project, BLOG_DEMO: "true" }],
	])("refuses half a Supabase project: %s for %j", (message, environment) => {
		expect(() => loadConfig(environment)).toThrow(message);
		loadConfig({ ...project, SUPABASE_SERVICE_ROLE_KEY: "service" });
	});

	it("refuses a mail server without a sender, and reads the sender's name", () => {
		const SMTP_URL = "smtp://mail.example.com";
		expect(() => loadConfig({ SMTP_URL })).toThrow(/^MAIL_FROM takes/);
		const address = "info@x.example";
		const from = { MAIL_FROM: `Işık & Söhne <${address}>` };
		const config = loadConfig({ SMTP_URL, ...from });
		expect(config.mailFrom).toEqual({ name: "Işık & Söhne", address });
		expect(inspect(config)).not.toContain("mail.example.com");
		expect(loadConfig({ ...from, MAIL_FROM: address }).mailFrom).toEqual({
			name: "",
			address,
		});
	});

	it("takes a database with the parts of a project, and disables the blog's demo then", () => {
		const { supabase, blogDemo } = loadConfig({ DATABASE_URL, SUPABASE_ANON_KEY, ...parts });
		expect(supabase?.rest).toBe("http://rest:3000");
		expect(blogDemo).toBe(false);
	});

	it.each([
		["postgres://u@db/vitrin", "p@ss/w#rd %"],
		["postgres://u:p%40ss%2Fw%23rd%20%25@db/vitrin", "another"],
	])("takes the password of %s as written, without URL decoding", (url, PGPASSWORD) => {
		const environment = { ...project, DATABASE_URL: url, PGPASSWORD };
		const { databaseUrl = "" } = loadConfig(environment);
		expect(new Client(databaseUrl).password).toBe("p@ss/w#rd %");
	});

	it("takes an empty variable as unset", () => {
		expect(loadConfig({ PORT: "", SITE_NAME: " " })).toMatchObject({
			port: 3000,
			siteName: "Vitrin",
		});
	});

	it("finds all mistakes at once, one for each variable", () => {
		const reading = readConfig({
			PORT: "eighty",
			METRICS_TOKEN: "short",
			METRICS_TOKEN_FILE: "/run/secrets/token",
			LOG_LEVEL: "loud",
		});
		expect(reading).toEqual({
			mistakes: [
				expect.stringMatching(/^METRICS_TOKEN_FILE and METRICS_TOKEN are both/),
				expect.stringMatching(/^PORT takes/),
				expect.stringMatching(/^METRICS_TOKEN takes/),
				expect.stringMatching(/^LOG_LEVEL takes/),
			],
		});
	});

	it.each([
		["METRICS_TOKEN", "a-token-in-a-file", "metricsToken"],
		["BLOG_API_KEY", "a-key-that-is-in-a-file", "blogApiKeys"],
		["ALERT_WEBHOOK_URL", "https://chat.example/hook", "alertWebhookUrl"],
		["APP_DATABASE_PASSWORD", "s3cret", "appDatabasePassword"],
		["ARCHIVE_DATABASE_PASSWORD", "s3cret", "archiveDatabasePassword"],
	] as const)("reads %s from a file", async (name, value, key) => {
		const file = path.join(await testFolder(), "secret");
		writeFileSync(file, `${value}\n`);
		const config = loadConfig({ [`${name}_FILE`]: file });
		expect(config[key]).toEqual(loadConfig({ [name]: value })[key]);
		expect([config[key]].flat()).toEqual([value]);
		rmSync(file);
		expect(() => loadConfig({ [`${name}_FILE`]: file })).toThrow(
			new RegExp(`^${name}_FILE takes the path of a readable file`),
		);
	});

	it("keeps secrets readable, but out of logs and spreads", () => {
		const config = withDatabase(
			loadConfig({
				BLOG_API_KEY: "s3cret-key-number-one, s3cret-key-number-two",
				METRICS_TOKEN: "s3cret-token-for-metrics",
			}),
			"postgres://postgres:s3cret-password@127.0.0.1/postgres",
		);
		expect(config.blogApiKeys).toEqual(["s3cret-key-number-one", "s3cret-key-number-two"]);
		expect(config.databaseUrl).toContain("s3cret-password");
		expect(JSON.stringify(config)).not.toContain("s3cret");
		expect(inspect(config)).not.toContain("s3cret");
	});
});

it.each([
	[{ SITE_URL: "https://www.example.com" }, ["owner", "sales"]],
	[{ SITE_URL: "https://localhost" }, []],
	[{ SITE_URL: "http://www.example.com" }, []],
	[{}, []],
	[{ SITE_URL: "https://www.example.com", DESK_SECOND_FACTOR: "editor" }, ["editor"]],
	[{ SITE_URL: "https://www.example.com", DESK_SECOND_FACTOR: "none" }, []],
	[{ DESK_SECOND_FACTOR: "owner, editor" }, ["owner", "editor"]],
])("knows the roles that must have a second factor: %j", (environment, roles) => {
	expect(loadConfig(environment).desk?.secondFactor).toEqual(roles);
});
