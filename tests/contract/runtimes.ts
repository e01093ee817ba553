import { once } from "node:events";
import { createServer } from "node:http";
import { describe } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import type { SupabaseApi } from "../../server/supabase/api.ts";
import { createHandler } from "../../supabase/functions/create-blog-post/handler.ts";
import { serveInDeno } from "../support/deno.ts";
import { addressOf } from "../support/gateway.ts";
import { onEachImplementation } from "./implementations.ts";

/** How the function is reached, and how to end what that took. */
interface Runtime {
	call(request: Request): Promise<Response>;
	stop(): Promise<void>;
}

type Start = (api: SupabaseApi, serviceRoleKey: string) => Promise<Runtime>;

const inProcess: Start = async (api, serviceRoleKey) => {
	const restUrl = "http://supabase.invalid/rest/v1";
	const call = createHandler({ restUrl, serviceRoleKey, send: api });
	return { call, stop: async () => {} };
};

/** The API behind a port, since Deno is another process. */
const inDeno: Start = async (api, serviceRoleKey) => {
	const server = createServer(async (request, response) => {
		const body = await request.toArray();
		const answer = await api(
			new Request(`http://supabase.invalid${request.url}`, {
				method: request.method ?? "GET",
				headers: {
					apikey: String(request.headers.apikey),
					authorization: String(request.headers.authorization),
					"content-type": "application/json",
				},
				body: Buffer.concat(body),
			}),
		);
		response.writeHead(answer.status, { "content-type": "application/json" });
		response.end(await answer.text());
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const deno = await serveInDeno("create-blog-post", {
		SUPABASE_URL: addressOf(server),
		SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
	});
	return {
		call: ({ method, headers, body }) =>
			fetch(
				new Request(deno.url, {
					method,
					headers,
					body,
					...(body && { duplex: "half" }),
				}),
			),
		async stop() {
			await deno.stop();
			server.closeAllConnections();
			server.close();
		},
	};
};

type On = Parameters<Parameters<typeof onEachImplementation>[1]>[0];

/** What the cases of the function work with. */
type Caller = ReturnType<typeof createCaller>;

/**
 * Runs the same cases wherever the function may run, before every implementation of the REST API.
 * @param cases registers tests; what it gets may be used inside of them.
 */
export function onEachRuntime(cases: (caller: Caller) => void): void {
	describe.each([
		["in this process", inProcess],
		["in Deno", inDeno],
	])("the function create-blog-post %s", (_, start) => {
		onEachImplementation(
			async () => {},
			(on) => cases(createCaller(on, start)),
		);
	});
}

function createCaller(on: On, start: Start) {
	let runtime: Promise<Runtime> | undefined;

	/** A request of the service; what is given replaces its own. */
	async function call(
		body: unknown,
		headers: Record<string, string> = {},
		method = "POST",
	) {
		if (!runtime) {
			runtime = start(on().fetch, on().serviceRoleKey);
			on().onStop(async () => (await runtime)?.stop());
		}
		const text = typeof body === "string" ? body : JSON.stringify(body);
		const answer = await (await runtime).call(
			new Request("http://functions.invalid/create-blog-post", {
				method,
				headers: {
					authorization: `Bearer ${on().serviceRoleKey}`,
					"content-type": "application/json",
					...headers,
				},
				body: method === "GET" ? null : text,
			}),
		);
		return {
			status: answer.status,
			type: answer.headers.get("content-type"),
			allow: answer.headers.get("allow"),
			body: await answer.json(),
		};
	}

	const query = async (sql: string, values: unknown[] = []) =>
		withClient(on().databaseUrl, async (client) => {
			const { rows } = await client.query(sql, values);
			return rows;
		});

	const count = async () =>
		(await query("select count(*)::integer as posts from blog_posts"))[0];

	return { on, call, query, count };
}
