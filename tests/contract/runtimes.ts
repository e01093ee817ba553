import { describe } from "vitest";
import { FUNCTION_PATH } from "../../server/supabase/api.ts";
import { queryRows } from "../support/database.ts";
import { serveInDeno } from "../support/deno.ts";
import { onEachImplementation } from "./implementations.ts";

type On = Parameters<Parameters<typeof onEachImplementation>[1]>[0];

/** The tools of the cases. */
type Caller = ReturnType<typeof createCaller>;

/**
 * Runs the same cases against the function create-blog-post in this process, on the embedded database,
 * and as it was built in a real Deno, on PostgREST.
 * @param cases registers tests; they may use the argument inside of them.
 */
export function onEachRuntime(cases: (caller: Caller) => void): void {
	describe("the function create-blog-post", () => {
		onEachImplementation(
			async () => {},
			(on) => cases(createCaller(on)),
		);
	});
}

function createCaller(on: On) {
	let deno: ReturnType<typeof serveInDeno> | undefined;

	/** The URL of the function in Deno; undefined where it runs in this process. */
	async function denoUrl() {
		const { base: SUPABASE_REST_URL, serviceRoleKey } = on();
		if (!SUPABASE_REST_URL) return undefined;
		if (!deno) {
			deno = serveInDeno("create-blog-post", {
				SUPABASE_REST_URL,
				SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
			});
			on().onStop(async () => (await deno)?.stop());
		}
		return (await deno).url;
	}

	/** A request of the service. */
	async function call(body: object, headers: Record<string, string> = {}) {
		const url = await denoUrl();
		const init = {
			method: "POST",
			headers: {
				authorization: `Bearer ${on().serviceRoleKey}`,
				"content-type": "application/json",
				...headers,
			},
			body: JSON.stringify(body),
		};
		const answer = url ? await fetch(url, init) : await on().fetch(FUNCTION_PATH, init);
		const type = answer.headers.get("content-type");
		return { status: answer.status, type, body: await answer.json() };
	}

	const query = (sql: string, values?: unknown[]) => queryRows(on().databaseUrl, sql, values);

	const count = async () => (await query("select count(*)::integer as posts from blog_posts"))[0];

	return { call, query, count };
}
