import { once } from "node:events";
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";

interface ReceivedRequest {
	method: string;
	path: string;
	/** As sent, without the question mark. */
	search: string;
	/** In the order of the address. */
	query: [string, string][];
	headers: IncomingHttpHeaders;
	body: string;
}

/** Answers a request; leaving the response alone lets the sender wait. */
type Answer = (response: ServerResponse, request: ReceivedRequest) => unknown;

/** Answers with a status and, if need be, headers. */
export const status =
	(code: number, headers: Record<string, string> = {}): Answer =>
	(response) => {
		response.writeHead(code, headers).end();
	};

/**
 * A real HTTP server that stands for the automation: it records what reaches it and answers 200, or
 * as told by `answers`, one after the other, of which the last stays.
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

	const server = createServer(receive).listen(port, "127.0.0.1");
	await once(server, "listening");
	const address: AddressInfo | string | null = server.address();
	if (!address || typeof address === "string") throw new Error("No port");
	/** Takes no more calls and ends those under way. */
	const close = async () => {
		server.close();
		server.closeAllConnections();
		await once(server, "close");
	};
	return {
		url: `http://127.0.0.1:${address.port}`,
		port: address.port,
		requests,
		/** Answers from now on; the last one stays. */
		answer(...next: Answer[]) {
			upcoming = next;
		},
		close,
		[Symbol.asyncDispose]: close,
	};
}

/** A receiver for the tests of a file, there once the hooks before have run. */
export function testWebhook() {
	let receiver: Awaited<ReturnType<typeof startWebhookReceiver>> | undefined;
	beforeAll(async () => {
		receiver = await startWebhookReceiver();
	});
	afterAll(() => receiver?.close());
	return () => {
		if (!receiver) throw new Error("The receiver has not started yet");
		return receiver;
	};
}
