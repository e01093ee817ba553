import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** The webhook's behaviour. */
export type Mode = "answers" | "500" | "429" | "410" | "hangs" | "cuts" | "redirects";

const ANSWERS: Record<Mode, (response: ServerResponse) => unknown> = {
	// With a delay, so that a kill hits deliveries that are not recorded yet.
	answers: (response) => setTimeout(() => response.writeHead(204).end(), 40),
	500: (response) => response.writeHead(500).end("broken"),
	429: (response) => response.writeHead(429, { "retry-after": "2" }).end(),
	// Leads are given up at once.
	410: (response) => response.writeHead(410).end(),
	// Never answers: the sender must time out.
	hangs: () => {},
	cuts: (response) => {
		response.socket?.write("HTTP/1.1 200 O");
		response.socket?.destroy();
	},
	redirects: (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
};

/**
 * A webhook that fails in the given mode, and records the deliveries that it accepts.
 * @param host the host to listen on; containers reach it only with 0.0.0.0.
 */
export async function startFailingWebhook(host = "127.0.0.1") {
	let mode: Mode = "answers";
	const calls: Record<Mode, number> = {
		answers: 0,
		500: 0,
		429: 0,
		410: 0,
		hangs: 0,
		cuts: 0,
		redirects: 0,
	};
	/** By e-mail address of the lead: the id of each accepted call. */
	const taken = new Map<string, string[]>();
	let followed = 0;
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://webhook");
		if (url.pathname !== "/hook") followed++;
		calls[mode]++;
		if (mode === "answers") {
			const email = url.searchParams.get("email") ?? "";
			const id = String(request.headers["webhook-id"]);
			taken.set(email, [...(taken.get(email) ?? []), id]);
		}
		ANSWERS[mode](response);
	}).listen(0, host);
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("No port");
	return {
		url: `http://127.0.0.1:${address.port}/hook`,
		port: address.port,
		calls,
		taken,
		/** The number of redirects that the server followed: it must follow none. */
		followed: () => followed,
		behave(next: Mode) {
			mode = next;
		},
		async [Symbol.asyncDispose]() {
			server.close();
			server.closeAllConnections();
			await once(server, "close");
		},
	};
}
