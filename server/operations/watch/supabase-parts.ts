import fp from "fastify-plugin";
import { ANY_HOST, FUNCTION_PATH, withKey } from "../../supabase/api.ts";
import type { CheckResult, Trouble } from "./part.ts";

/** Milliseconds: a hosted project counts the calls of its function. */
const FUNCTION_KEEP = 15_000;

/** What the function answers to its key and no content type, so that it runs but writes nothing. */
const NO_CONTENT_TYPE = 415;

/** Watches the parts of Supabase: the REST API with its key, the edge function, the auth server. */
export const supabaseParts = fp(
	async (app) => {
		const { supabaseApi, supabaseService, supabaseAnonKey, config } = app;
		const asAnonymous = withKey(supabaseApi, supabaseAnonKey);
		const ask = (path: string) =>
			asAnonymous(new Request(`${ANY_HOST}${path}`));
		const restart = (service: string) =>
			config.supabase
				? `See why: docker compose logs --since 10m ${service}; start it: docker compose up -d --wait ${service}. With a hosted project see its dashboard`
				: "See the log of npm start, and start it again";

		app.watch({
			name: "rest",
			isRequired: true,
			needs: "database",
			whenSilent: {
				what: "PostgREST does not answer, so the blog has no posts",
				toDo: restart("rest"),
			},
			async check() {
				const path = "/rest/v1/blog_posts?select=id&limit=1";
				const answer = await ask(path);
				return judge(answer, {
					setting: "SUPABASE_ANON_KEY",
					what: "PostgREST",
					effect: "the blog has no posts",
					toDo: restart("rest"),
				});
			},
		});

		const publishes = config.blogApiKeys.length > 0 || config.blogDemo;
		if (supabaseService && publishes) {
			const toDo = config.supabase
				? "Bring it: docker compose up -d --wait --force-recreate migrate functions; see: docker compose logs --since 10m functions. With a hosted project: npx supabase functions deploy create-blog-post"
				: restart("functions");
			app.watch({
				name: "function",
				isRequired: false,
				keep: FUNCTION_KEEP,
				needs: "database",
				whenSilent: {
					what: "The edge function does not answer, so nothing can be published",
					toDo,
				},
				async check() {
					const url = `${ANY_HOST}${FUNCTION_PATH}`;
					const request = new Request(url, { method: "POST" });
					const answer = await supabaseService(request);
					return judge(answer, {
						setting: "SUPABASE_SERVICE_ROLE_KEY",
						what: "The edge function",
						effect: "nothing can be published",
						toDo,
						expected: NO_CONTENT_TYPE,
					});
				},
			});
		}

		app.watch({
			name: "auth",
			isRequired: false,
			needs: "database",
			whenSilent: {
				what: "The auth server does not answer, so nobody can sign in",
				toDo: restart("auth"),
			},
			async check() {
				const answer = await ask("/auth/v1/health");
				return judge(answer, {
					setting: "SUPABASE_ANON_KEY",
					what: "The auth server",
					effect: "nobody can sign in",
					toDo: restart("auth"),
				});
			},
		});
	},
	{ name: "watch-supabase", dependencies: ["supabase", "watch"] },
);

interface Expectation extends Trouble {
	/** The variable with the key that the part refuses by 401 or 403. */
	setting: string;
	effect: string;
	/** The status of an answer by a part that works; any 2xx by default. */
	expected?: number;
}

async function judge(
	answer: Response,
	{ setting, what, effect, toDo, expected }: Expectation,
): Promise<CheckResult> {
	await answer.body?.cancel();
	const { status, ok } = answer;
	if (expected ? status === expected : ok) return {};
	if (status === 401 || status === 403) {
		return {
			trouble: {
				what: `${what} refuses the key in ${setting}, so ${effect}`,
				toDo: `Set ${setting} to the project's key: in the stack bin/rotate JWT_SECRET makes a new one that fits, then docker compose up -d --wait`,
			},
		};
	}
	return {
		trouble: { what: `${what} answers ${status}, so ${effect}`, toDo },
	};
}
