import * as v from "valibot";
import { flag, http, named, SECRET, text, url } from "./values.ts";

/** Where the data are kept: the embedded database, or a Postgres and a Supabase project. */
export const databaseSettings = {
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
	ARCHIVE_DATABASE_PASSWORD: v.optional(
		v.pipe(
			text,
			v.metadata(SECRET),
			v.description(
				"For `npm run migrate`: creates the role `vitrin_archive`, which may replicate and nothing else, with this password. The profile `archive` needs it.",
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
