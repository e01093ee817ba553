import { expect, it } from "vitest";
import { judgeRisks } from "../../server/checks/settings.ts";
import { type Config, loadConfig } from "../../server/config/config.ts";

const risksOf = (config: Config) => judgeRisks(config).map(({ text }) => text);

it.each([
	["http://hooks.example.com/lead", true],
	["http://203.0.113.5/lead", true],
	["https://hooks.example.com/lead", false],
	["http://n8n:5678/webhook/vitrin-lead", false],
	["http://localhost:5678/x", false],
	["http://192.168.1.4/x", false],
	["http://[fd00::1]/x", false],
])("warns of a webhook that crosses the internet in clear text: %s", (url, warns) => {
	const config = loadConfig({ QUICK_ANALYSIS_WEBHOOK_URL: url });
	expect(risksOf(config)).toEqual(
		warns ? [expect.stringMatching(/^QUICK_ANALYSIS_WEBHOOK_URL is an http URL/)] : [],
	);
});

const HOSTED = {
	DATABASE_URL: "postgres://a:b@db.example.com:5432/c?sslmode=verify-full",
	SUPABASE_URL: "https://project.supabase.co",
	SUPABASE_ANON_KEY: "key",
	DESK: "false",
};

it.each([
	[{}, []],
	[{ SUPABASE_URL: "http://project.supabase.co" }, ["SUPABASE_URL is an http URL"]],
	[{ CDN_PURGE_URL: "http://cdn.example", CDN_PURGE_TOKEN: "x".repeat(16) }, ["CDN_PURGE_URL is"]],
	[{ DATABASE_URL: "postgres://a:b@db.example.com/c" }, ["DATABASE_URL has no sslmode"]],
	[
		{ DATABASE_URL: "postgres://a:b@x.pooler.supabase.com:6543/c?sslmode=verify-full" },
		["DATABASE_URL has port 6543"],
	],
	[{ DATABASE_URL: "postgres://a:b@10.0.0.7/c" }, []],
])("warns of a project that is reached in the wrong way: %j", (environment, warnings) => {
	expect(risksOf(loadConfig({ ...HOSTED, ...environment }))).toEqual(
		warnings.map((text) => expect.stringContaining(text)),
	);
});

it.each([
	[{ SITE_URL: "http://intranet.example" }, "its cookie needs https"],
	[
		{
			DATABASE_URL: "postgres://a:b@db/c",
			SUPABASE_URL: "https://project.supabase.co",
			SUPABASE_ANON_KEY: "key",
		},
		"it needs SUPABASE_SERVICE_ROLE_KEY",
	],
])("warns of a desk that nobody can use: %j", (environment, warning) => {
	expect(risksOf(loadConfig(environment))).toEqual([expect.stringContaining(warning)]);
	expect(risksOf(loadConfig({ ...environment, DESK: "false" }))).toEqual([]);
});
