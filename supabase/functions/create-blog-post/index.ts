import { callPostgrest } from "./database.ts";
import { createHandler } from "./handler.ts";

/** The part of Supabase's edge runtime (and of Deno) that this file needs. */
declare const Deno: {
	env: { get(name: string): string | undefined };
	serve(handler: (request: Request) => Promise<Response>): unknown;
};

// A Supabase project sets SUPABASE_URL and the key for every function. A stack without a gateway names
// PostgREST's URL, in the same variable as the site's server.
const projectUrl = Deno.env.get("SUPABASE_URL");
const restUrl = Deno.env.get("SUPABASE_REST_URL") ?? (projectUrl && `${projectUrl}/rest/v1`);
const serviceRoleKey = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
if (!restUrl || !serviceRoleKey) {
	throw new Error("Set SUPABASE_SERVICE_ROLE_KEY, and SUPABASE_URL or SUPABASE_REST_URL");
}

Deno.serve(createHandler(serviceRoleKey, callPostgrest(restUrl, serviceRoleKey)));
