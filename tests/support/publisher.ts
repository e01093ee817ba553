import { request as httpRequest } from "node:http";
import type { FastifyInstance } from "fastify";
import { urlOf } from "./gateway.ts";
import { listen } from "./listen.ts";

export const API_KEY = "a-key-of-the-operators-automation";

const PATH = "/functions/v1/create-blog-post";

type Headers = Record<string, string>;

/** Sends posts to a server as the operator's automation does; headers replace its own, empty ones are left out. */
export async function publisher({ server }: FastifyInstance) {
	if (!server.listening) await listen(server);
	const url = `${urlOf(server)}${PATH}`;
	return {
		async post(body: unknown, headers: Headers = {}) {
			const own = {
				authorization: `Bearer ${API_KEY}`,
				"content-type": "application/json",
				...headers,
			};
			const answer = await fetch(url, {
				method: "POST",
				headers: Object.entries(own).filter(([, value]) => value !== ""),
				body: typeof body === "string" ? body : JSON.stringify(body),
			});
			return {
				status: answer.status,
				headers: answer.headers,
				body: await answer.json(),
			};
		},
		/** Begins a request, and leaves it to the caller to send and end its body. */
		begin(headers: Headers) {
			const request = httpRequest(url, { method: "POST", headers });
			request.flushHeaders();
			return request;
		},
	};
}
