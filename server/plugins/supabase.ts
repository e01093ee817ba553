import type { SupabaseClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { type SupabaseApi, withDeadline, withKey } from "../supabase/api.ts";
import { createSupabaseClient } from "../supabase/client.ts";
import { hostedSupabase } from "../supabase/hosted.ts";
import { hostedPasswords, type Passwords } from "../supabase/passwords.ts";

declare module "fastify" {
	interface FastifyInstance {
		supabaseApi: SupabaseApi;
		/** Not secret: browsers may have it. */
		supabaseAnonKey: string;
		/** As the anonymous role, so that row-level security decides. */
		supabase: SupabaseClient;
		/** As the service role, which row-level security does not bind; undefined without its key. */
		supabaseService: SupabaseApi | undefined;
		/** The same as supabase-js. */
		supabaseAsService: SupabaseClient | undefined;
		/** Undefined for a project whose service key is unknown. */
		passwords: Passwords | undefined;
	}
}

/** Milliseconds after which a request to Supabase is aborted. */
const TIMEOUT = 10_000;

/** Milliseconds for requests of the service: a post has up to 15 MB of pictures. */
const SERVICE_TIMEOUT = 45_000;

/**
 * Decorates the application with Supabase: the project at `SUPABASE_URL` over HTTP, or else the
 * embedded one in this process, without a socket.
 */
export const supabase = fp(
	async (app) => {
		const { api, anonKey, serviceRoleKey, passwords } = await connect(app);
		const limited = withDeadline(api, TIMEOUT);
		app.decorate("supabaseApi", limited);
		app.decorate("passwords", passwords);
		app.decorate("supabaseAnonKey", anonKey);
		app.decorate("supabase", createSupabaseClient(limited, anonKey));
		const forService = withDeadline(api, SERVICE_TIMEOUT);
		app.decorate(
			"supabaseService",
			serviceRoleKey ? withKey(forService, serviceRoleKey) : undefined,
		);
		app.decorate(
			"supabaseAsService",
			serviceRoleKey ? createSupabaseClient(forService, serviceRoleKey) : undefined,
		);
	},
	{ name: "supabase", decorators: { fastify: ["config"] } },
);

async function connect(app: FastifyInstance) {
	const { supabase, supabaseAnonKey, databaseUrl, siteUrl } = app.config;
	if (supabase) {
		if (!supabaseAnonKey) {
			throw new Error("SUPABASE_URL is set: set SUPABASE_ANON_KEY too");
		}
		const api = hostedSupabase(supabase);
		const { supabaseServiceRoleKey: serviceRoleKey } = app.config;
		const passwords = serviceRoleKey
			? hostedPasswords(withDeadline(api, TIMEOUT), supabaseAnonKey, serviceRoleKey)
			: undefined;
		return { api, anonKey: supabaseAnonKey, serviceRoleKey, passwords };
	}
	if (!databaseUrl) {
		throw new Error("Supabase needs a database: start it before this plugin");
	}
	// Loads Supabase Lite and the edge function, which a site on a Supabase project does not run.
	const { createEmbeddedSupabase } = await import("../supabase/embedded.ts");
	const embedded = await createEmbeddedSupabase({ databaseUrl, siteUrl });
	app.addHook("onClose", embedded.close);
	const { fetch: api, ...rest } = embedded;
	return { api, ...rest };
}
