import { createHandler } from "./handler.ts";

/** The part of Supabase's edge runtime (and of Deno) that this file needs. */
declare const Deno: {
	env: { get(name: string): string | undefined };
	serve(handler: (request: Request) => Promise<Response>): unknown;
};

// Supabase sets both for every function; elsewhere they are set by hand.
const supabaseUrl = Deno.env.get("SUPABASE_URL");
const serviceRoleKey = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
if (!supabaseUrl || !serviceRoleKey) {
	throw new Error("Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY");
}

Deno.serve(createHandler({ supabaseUrl, serviceRoleKey }));
