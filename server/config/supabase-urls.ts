/** URLs of the parts of a Supabase project, without a slash at the end. */
export interface SupabaseUrls {
	/** PostgREST; `/rest/v1` of a project. */
	rest: string;
	/** GoTrue; `/auth/v1` of a project. */
	auth: string;
	/** The edge functions; `/functions/v1` of a project. */
	functions: string;
}

interface Settings {
	SUPABASE_URL?: string | undefined;
	SUPABASE_REST_URL?: string | undefined;
	SUPABASE_AUTH_URL?: string | undefined;
	SUPABASE_FUNCTIONS_URL?: string | undefined;
}

/**
 * The URLs of a project's parts: below `SUPABASE_URL`, or each by its own variable, as in the stack,
 * which has no gateway in front of them.
 * @returns undefined unless all three are known.
 */
export function supabaseUrls(settings: Settings): SupabaseUrls | undefined {
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

const withoutSlash = (url: string) => url.replace(/\/+$/, "");
