import { once } from "node:events";
import { connect } from "node:http2";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import type { Stack } from "./stack.ts";

interface Question {
	path: string;
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}

interface Answer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

/** A client of https://localhost behind a port of this machine, which trusts the certificate `ca` alone. */
export interface Client extends Disposable {
	ask(question: Question): Promise<Answer>;
}

export interface FrontDoor {
	port: number;
	ca: string;
}

/** Finds the port of a stack's Caddy, and the root certificate that Caddy made for https://localhost. */
export async function findFrontDoor({ compose }: Stack): Promise<FrontDoor> {
	const published = await compose("port", "caddy", "443");
	return {
		port: Number(published.split(":").at(-1)),
		ca: await compose(
			...["exec", "-T", "caddy", "cat"],
			"/data/caddy/pki/authorities/local/root.crt",
		),
	};
}

/** @returns a client over HTTP/1.1, with persistent connections. */
export function overHttp1({ port, ca }: FrontDoor): Client {
	const agent = new Agent({ keepAlive: true, ca, servername: "localhost" });
	return {
		async ask({ path, method = "GET", headers = {}, body }) {
			const asked = request({
				...{ host: "127.0.0.1", port, agent, path, method },
				headers: {
					host: "localhost",
					...(body && { "content-length": String(Buffer.byteLength(body)) }),
					...headers,
				},
			});
			asked.end(body);
			const [answer] = await once(asked, "response");
			return {
				status: answer.statusCode,
				headers: answer.headers,
				body: await text(answer),
			};
		},
		[Symbol.dispose]: () => agent.destroy(),
	};
}

/** @returns a client over one connection of HTTP/2. */
export function overHttp2({ port, ca }: FrontDoor): Client {
	const session = connect(`https://127.0.0.1:${port}`, {
		ca,
		servername: "localhost",
	});
	return {
		async ask({ path, method = "GET", headers = {}, body }) {
			const stream = session.request({
				":path": path,
				":method": method,
				":authority": "localhost",
				...headers,
			});
			stream.end(body);
			const [received] = await once(stream, "response");
			const { ":status": status, ...rest } = received;
			return { status, headers: rest, body: await text(stream) };
		},
		[Symbol.dispose]: () => session.destroy(),
	};
}
