import type { SupabaseClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { type SupabaseApi, withDeadline } from "../supabase/api.ts";
import { createSupabaseClient } from "../supabase/client.ts";
import { createEmbeddedSupabase } from "../supabase/embedded.ts";
import { hostedSupabase } from "../supabase/hosted.ts";

declare module "fastify" {
	interface FastifyInstance {
		supabaseApi: SupabaseApi;
		/** Not a secret: browsers may have it. */
		supabaseAnonKey: string;
		/** As the anonymous role, so that row-level security decides. */
		supabase: SupabaseClient;
	}
}

/** Milliseconds until a request to Supabase is given up. */
const TIMEOUT = 10_000;

/**
 * Decorates the application with Supabase: the project at `SUPABASE_URL` over HTTP, or else the
 * embedded one in this process, without a socket.
 */
export const supabase = fp(
	async (app) => {
		const { api, anonKey } = await connect(app);
		const limited = withDeadline(api, TIMEOUT);
		app.decorate("supabaseApi", limited);
		app.decorate("supabaseAnonKey", anonKey);
		app.decorate("supabase", createSupabaseClient(limited, anonKey));
	},
	{ name: "supabase", decorators: { fastify: ["config"] } },
);

async function connect(
	app: FastifyInstance,
): Promise<{ api: SupabaseApi; anonKey: string }> {
	const {
		supabase: addresses,
		supabaseAnonKey,
		databaseUrl,
		siteUrl,
	} = app.config;
	if (addresses) {
		if (!supabaseAnonKey) {
			throw new Error("SUPABASE_URL is set: set SUPABASE_ANON_KEY too");
		}
		return { api: hostedSupabase(addresses), anonKey: supabaseAnonKey };
	}
	if (!databaseUrl) {
		throw new Error("Supabase needs a database: start it before this plugin");
	}
	const embedded = await createEmbeddedSupabase({ databaseUrl, siteUrl });
	app.addHook("onClose", embedded.close);
	return { api: embedded.fetch, anonKey: embedded.anonKey };
}
