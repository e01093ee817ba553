import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { FUNCTION_PATH, withKey } from "../../supabase/api.ts";
import type { Part, Trouble } from "./part.ts";

/** Milliseconds: a hosted project counts the calls of its function. */
const FUNCTION_KEEP = 15_000;

/** The function's answer to a request with its key and without a content type: it runs but writes nothing. */
const NO_CONTENT_TYPE = 415;

/** Watches the parts of Supabase: the REST API with its key, the edge function, the auth server. */
export const supabaseParts = fp(
	async (app) => {
		const { supabaseApi, supabaseService, supabaseAnonKey, config } = app;
		const ask = withKey(supabaseApi, supabaseAnonKey);
		const restart = (service: string) =>
			config.supabase
				? `See why: docker compose logs --since 10m ${service}; start it: docker compose up -d --wait ${service}. With a hosted project see its dashboard`
				: "See the log of npm start, and start it again";

		watchApi(app, {
			name: "rest",
			isRequired: true,
			ask: () => ask("/rest/v1/blog_posts?select=id&limit=1"),
			what: "PostgREST",
			effect: "the blog has no posts",
			setting: "SUPABASE_ANON_KEY",
			toDo: restart("rest"),
		});

		const publishes = config.blogApiKeys.length > 0 || config.blogDemo;
		if (supabaseService && publishes) {
			watchApi(app, {
				name: "function",
				isRequired: false,
				keep: FUNCTION_KEEP,
				ask: () => supabaseService(FUNCTION_PATH, { method: "POST" }),
				expected: NO_CONTENT_TYPE,
				what: "The edge function",
				effect: "nothing can be published",
				setting: "SUPABASE_SERVICE_ROLE_KEY",
				toDo: config.supabase
					? "Bring it: docker compose up -d --wait --force-recreate migrate functions; see: docker compose logs --since 10m functions. With a hosted project: npx supabase functions deploy create-blog-post"
					: restart("functions"),
			});
		}

		watchApi(app, {
			name: "auth",
			isRequired: false,
			ask: () => ask("/auth/v1/health"),
			what: "The auth server",
			effect: "nobody can sign in",
			setting: "SUPABASE_ANON_KEY",
			toDo: restart("auth"),
		});
	},
	{ name: "watch-supabase", dependencies: ["supabase", "watch"] },
);

interface ApiPart extends Pick<Part, "name" | "isRequired" | "keep">, Trouble {
	ask(): Promise<Response>;
	/** The status that a working part answers; by default any 2xx. */
	expected?: number;
	effect: string;
	/** The variable with the key; the part refuses a wrong key with 401 or 403. */
	setting: string;
}

function watchApi(
	app: FastifyInstance,
	{ ask, expected, what, effect, setting, toDo, ...part }: ApiPart,
): void {
	app.watch({
		...part,
		needs: "database",
		whenSilent: { what: `${what} does not answer, so ${effect}`, toDo },
		async check() {
			const answer = await ask();
			await answer.body?.cancel();
			const { status, ok } = answer;
			if (expected ? status === expected : ok) return {};
			const trouble =
				status === 401 || status === 403
					? {
							what: `${what} refuses the key in ${setting}, so ${effect}`,
							toDo: `Set ${setting} to the project's key: in the stack bin/rotate JWT_SECRET makes a new one that fits, then docker compose up -d --wait`,
						}
					: { what: `${what} answers ${status}, so ${effect}`, toDo };
			return { trouble };
		},
	});
}
