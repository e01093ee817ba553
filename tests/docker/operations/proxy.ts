import { once } from "node:events";
import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type ServerResponse,
} from "node:http";

/** Milliseconds between two looks at a backend's /readyz, and within which it must answer. */
const CHECK_INTERVAL = 500;
const CHECK_WITHIN = 4_000;

interface Backend {
	url: URL;
	agent: Agent;
	ready: boolean;
}

/**
 * A load balancer as Traefik, HAProxy or nginx are set up in front of such a site: one after the other
 * of the backends whose /readyz says yes, over kept connections, without ever trying again, so that
 * each request that a backend drops is seen. When none is ready it asks them all the same, as Envoy and HAProxy
 * can be told to: they still have pages.
 */
export async function startProxy() {
	let backends: Backend[] = [];
	let turn = 0;
	const failures: string[] = [];

	const check = async (backend: Backend) => {
		const signal = AbortSignal.timeout(CHECK_WITHIN);
		const answer = await fetch(new URL("/readyz", backend.url), {
			signal,
		}).catch(() => undefined);
		await answer?.body?.cancel();
		backend.ready = answer?.ok ?? false;
	};
	const checks = setInterval(
		() => Promise.all(backends.map(check)),
		CHECK_INTERVAL,
	);

	function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
		const ready = backends.filter((one) => one.ready);
		const among = ready.length > 0 ? ready : backends;
		const backend = among[turn++ % among.length];
		const fail = (error: unknown) => {
			failures.push(`${incoming.method} ${incoming.url}: ${error}`);
			if (outgoing.headersSent) outgoing.destroy();
			else outgoing.writeHead(502).end();
		};
		if (!backend) {
			fail("no backend");
			return;
		}
		const { connection: _, ...headers } = incoming.headers;
		const onward = request(
			new URL(incoming.url ?? "/", backend.url),
			{ agent: backend.agent, method: incoming.method, headers },
			(answer) => {
				const { connection: _, ...received } = answer.headers;
				outgoing.writeHead(answer.statusCode ?? 502, received);
				answer.once("error", fail).pipe(outgoing);
			},
		);
		onward.once("error", fail);
		incoming.pipe(onward);
	}

	const server = createServer(forward).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("No port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		/** Requests that got no answer from a backend. */
		failures,
		/** Sends requests to these from now on, as soon as they are ready. */
		async use(urls: string[]) {
			const known = new Map(backends.map((one) => [one.url.origin, one]));
			backends = urls.map(
				(url) =>
					known.get(url) ?? {
						url: new URL(url),
						agent: new Agent({ keepAlive: true }),
						ready: false,
					},
			);
			await Promise.all(backends.map(check));
		},
		async [Symbol.asyncDispose]() {
			clearInterval(checks);
			server.close();
			server.closeAllConnections();
			await once(server, "close");
			for (const { agent } of backends) agent.destroy();
		},
	};
}
