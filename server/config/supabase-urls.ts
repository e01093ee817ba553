/** Where the parts of a Supabase project answer, without a slash at the end. */
export interface SupabaseAddresses {
	/** PostgREST, what a project has at `/rest/v1`. */
	rest: string;
	/** GoTrue, what a project has at `/auth/v1`. */
	auth: string;
	/** The edge functions, what a project has at `/functions/v1`. */
	functions: string;
}

interface Settings {
	SUPABASE_URL?: string | undefined;
	SUPABASE_REST_URL?: string | undefined;
	SUPABASE_AUTH_URL?: string | undefined;
	SUPABASE_FUNCTIONS_URL?: string | undefined;
}

/**
 * The parts of the project at `SUPABASE_URL`, of which each may have an address of its own: in a
 * stack of containers there is no gateway that brings them together.
 * @returns undefined unless all three are known.
 */
export function supabaseAddresses(
	settings: Settings,
): SupabaseAddresses | undefined {
	const project = settings.SUPABASE_URL;
	const part = (own: string | undefined, path: string) =>
		own ?? (project && `${withoutSlash(project)}${path}`);
	const rest = part(settings.SUPABASE_REST_URL, "/rest/v1");
	const auth = part(settings.SUPABASE_AUTH_URL, "/auth/v1");
	const functions = part(settings.SUPABASE_FUNCTIONS_URL, "/functions/v1");
	if (!rest || !auth || !functions) return undefined;
	return {
		rest: withoutSlash(rest),
		auth: withoutSlash(auth),
		functions: withoutSlash(functions),
	};
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");
