import pg from "pg";
import type { Answer } from "../../supabase/functions/create-blog-post/database.ts";
import { createHandler } from "../../supabase/functions/create-blog-post/handler.ts";
import { withClient } from "../database/with-client.ts";
import { ANY_HOST, FUNCTION_PATH, type SupabaseApi } from "./api.ts";
import { createEmbeddedLogin, deriveSecret } from "./embedded-login.ts";
import { createLitePool, STATEMENT_TIMEOUT } from "./lite-database.ts";
import { embeddedPasswords } from "./passwords.ts";

/**
 * Mounts Supabase Lite on a database, without opening a port or writing a file. At its first request
 * Lite grants everything on the public tables to the anonymous role; its login (embedded-login.ts)
 * may not do so, which leaves privileges to the migrations.
 * @param options.databaseUrl URL of a migrated database with a superuser's name and password.
 * @throws when the database cannot be reached or prepared.
 */
export async function createEmbeddedSupabase({
	databaseUrl,
	siteUrl,
}: {
	databaseUrl: string;
	siteUrl: string;
}) {
	const secret = (purpose: string) => deriveSecret(databaseUrl, purpose);
	const anonKey = `sb_publishable_${secret("anonymous key")}`;
	const serviceRoleKey = `sb_secret_${secret("service role key")}`;

	const lite = await importLite();
	const login = await createEmbeddedLogin(databaseUrl);
	const pool = createLitePool(login);
	const connection = lite.createPostgresConnection({ url: login });
	connection.kysely = lite.createKysely(pool);
	const app = new lite.App({
		connection,
		api: { schemas: ["public"] },
		auth: {
			enabled: true,
			jwt_secret: secret("jwt"),
			publishable_key: anonKey,
			secret_key: serviceRoleKey,
			site_url: siteUrl,
			additional_redirect_urls: [],
			// Only embeddedPasswords uses it; `fetch` below refuses it.
			enable_signup: true,
			email: { enable_signup: true, enable_confirmations: false },
		},
		// The history of migrations is ours (server/database).
		db: { migrations: { enabled: false } },
		storage: { enabled: false },
		studio: { enabled: false },
		options: { server: { admin: false, disableStudio: true } },
	});
	const api: SupabaseApi = (path, init) =>
		app.fetch(new Request(ANY_HOST + path, init), { peerAddress: null });
	try {
		await app.ensureSystemSchema();
		await connection.exec("select from auth.users limit 0");
		await prepareSessions(api, anonKey);
	} catch (cause) {
		await pool.end();
		throw new Error("Supabase Lite could not prepare its tables", { cause });
	}
	const createBlogPost = createHandler(serviceRoleKey, (bytes) => callDatabase(login, bytes));
	return {
		async fetch(path: string, init?: RequestInit): Promise<Response> {
			// Lite has no edge functions: the site's only one runs here.
			if (path === FUNCTION_PATH) return createBlogPost(new Request(ANY_HOST + path, init));
			return path.startsWith("/auth/v1/signup") ? refuseSignUp() : api(path, init);
		},
		/** The keys stay the same for one data folder. */
		anonKey,
		serviceRoleKey,
		passwords: embeddedPasswords(api, anonKey, pool),
		close: () => pool.end(),
	};
}

/** The answer of Lite and GoTrue when sign-up is disabled. */
const refuseSignUp = () =>
	Response.json(
		{ code: 422, error_code: "signup_disabled", msg: "Nobody can sign up" },
		{ status: 422 },
	);

/**
 * Calls the SQL function that creates a post. Lite would take its argument as JSON only, at several
 * times the memory.
 * @param login URL of the database with the name and password of Lite's role.
 */
const callDatabase = (login: string, bytes: Uint8Array): Promise<Answer> =>
	withClient(login, async (client) => {
		try {
			await client.query(`set role service_role; set statement_timeout = ${STATEMENT_TIMEOUT}`);
			const { rows } = await client.query<{ answer: unknown }>(
				"select public.create_blog_post_from_bytes($1) as answer",
				[bytes],
			);
			return { answer: rows[0]?.answer };
		} catch (error) {
			if (error instanceof pg.DatabaseError) return { error: error.code ?? "" };
			throw error;
		}
	});

/**
 * Sends a first request alone. Lite creates the functions and grants that it needs at its first request;
 * several first requests at once would fail with "tuple concurrently updated".
 */
async function prepareSessions(lite: SupabaseApi, apikey: string) {
	const answer = await lite("/rest/v1/blog_posts?select=id&limit=1", {
		headers: { apikey },
	});
	if (!answer.ok) {
		throw new Error(`Supabase Lite answers ${answer.status} to its first query`);
	}
}

/**
 * A development dependency, which an image that runs on a Supabase project does not have; so it is loaded
 * only here. It replaces `process.emitWarning` by a function that ends the process on a warning that is an
 * Error, so the original is put back.
 */
async function importLite() {
	const { emitWarning } = process;
	try {
		const { App } = await import("@supabase/lite");
		const { createPostgresConnection } = await import("@supabase/lite/postgres");
		const { Kysely, PostgresDialect } = await import("kysely");
		const createKysely = (pool: pg.Pool) => new Kysely({ dialect: new PostgresDialect({ pool }) });
		return { App, createPostgresConnection, createKysely };
	} finally {
		process.emitWarning = emitWarning;
	}
}
