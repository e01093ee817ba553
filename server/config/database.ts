import { flag, http, named, setting, text, url } from "./values.ts";

/** Where the data are kept: the embedded database, or a Postgres and a Supabase project. */
export const databaseSettings = {
	DATA_DIR: setting(named("the path of a folder"), "The folder of the embedded database.", {
		default: ".data",
	}),
	SEED: setting(
		flag,
		"Whether the blog of a new database starts with the sample posts. They are written once; afterwards they are posts like any other.",
		{ shown: "`true` with the embedded Postgres, else `false`" },
	),
	DATABASE_URL: setting(
		url(["postgres:", "postgresql:"], "postgres://user:password@host:5432/name"),
		"A Postgres of your own, by a direct or session-mode connection. It needs `SUPABASE_URL` and `SUPABASE_ANON_KEY` of the Supabase project on it. Unset: the server starts its embedded Postgres.",
		{ secret: true },
	),
	PGPASSWORD: setting(
		text,
		"The password of `DATABASE_URL`, where the URL has none: here it needs no escaping.",
		{ secret: true },
	),
	APP_DATABASE_PASSWORD: setting(
		text,
		"For `npm run migrate`: creates the role `vitrin_app`, which has only the rights that the site needs, with this password.",
		{ secret: true },
	),
	ARCHIVE_DATABASE_PASSWORD: setting(
		text,
		"For `npm run migrate`: creates the role `vitrin_archive`, which may replicate and nothing else, with this password. The profile `archive` needs it.",
		{ secret: true },
	),
	SUPABASE_URL: setting(
		http("https://project.supabase.co"),
		"The Supabase project on `DATABASE_URL`.",
	),
	SUPABASE_REST_URL: setting(
		http("http://rest:3000"),
		"PostgREST, where it has a URL of its own. Together with the next two it replaces `SUPABASE_URL`.",
		{ shown: "`/rest/v1` below `SUPABASE_URL`" },
	),
	SUPABASE_AUTH_URL: setting(http("http://auth:9999"), "GoTrue, where it has a URL of its own.", {
		shown: "`/auth/v1` below `SUPABASE_URL`",
	}),
	SUPABASE_FUNCTIONS_URL: setting(
		http("http://functions:9000"),
		"The edge functions, where they have a URL of their own.",
		{ shown: "`/functions/v1` below `SUPABASE_URL`" },
	),
	SUPABASE_ANON_KEY: setting(text, "The public key of the Supabase project (role `anon`)."),
	SUPABASE_SERVICE_ROLE_KEY: setting(
		text,
		"The secret key of the Supabase project (role `service_role`), which creates posts. Needed with a Supabase project once `BLOG_API_KEY` or `BLOG_DEMO` is set.",
		{ secret: true },
	),
};
