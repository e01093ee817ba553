import { once } from "node:events";
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "./listen.ts";

interface ReceivedRequest {
	method: string;
	path: string;
	/** The query as sent, without the question mark. */
	search: string;
	/** In the order of the URL. */
	query: [string, string][];
	headers: IncomingHttpHeaders;
	body: string;
}

/** Answers a request; if it does not use the response, the sender waits. */
type Answer = (response: ServerResponse, request: ReceivedRequest) => unknown;

/** Answers with a status and headers. */
export const status =
	(code: number, headers: Record<string, string> = {}): Answer =>
	(response) => {
		response.writeHead(code, headers).end();
	};

/**
 * A real HTTP server that stands for the automation. It records each request and answers 200, or with
 * `answers` in turn; the last one is repeated.
 */
export async function startWebhookReceiver({
	port = 0,
	answers = [status(200)],
}: {
	port?: number;
	answers?: Answer[];
} = {}) {
	const requests: ReceivedRequest[] = [];
	let upcoming = answers;

	async function receive(message: IncomingMessage, response: ServerResponse) {
		const url = new URL(message.url ?? "/", "http://receiver");
		const request = {
			method: message.method ?? "",
			path: url.pathname,
			search: url.search.slice(1),
			query: [...url.searchParams],
			headers: message.headers,
			body: await text(message),
		};
		requests.push(request);
		const [answer, ...rest] = upcoming;
		if (rest.length > 0) upcoming = rest;
		await answer?.(response, request);
	}

	const server = createServer(receive);
	const ownPort = await listen(server, port);
	/** Stops listening and closes all connections. */
	const close = async () => {
		server.close();
		server.closeAllConnections();
		await once(server, "close");
	};
	return {
		url: `http://127.0.0.1:${ownPort}`,
		port: ownPort,
		requests,
		/** Sets the next answers; the last one is repeated. */
		answer(...next: Answer[]) {
			upcoming = next;
		},
		/** Takes the next call and waits. @returns once it is called, a function that answers 200. */
		hold(): Promise<() => void> {
			const called = Promise.withResolvers<() => void>();
			upcoming = [(response) => called.resolve(() => response.end())];
			return called.promise;
		},
		close,
		[Symbol.asyncDispose]: close,
	};
}
