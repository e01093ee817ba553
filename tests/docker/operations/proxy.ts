import { once } from "node:events";
import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type ServerResponse,
} from "node:http";

/** ms between two checks of a backend's /readyz, and the timeout of a check. */
const CHECK_INTERVAL = 500;
const CHECK_WITHIN = 4_000;

interface Backend {
	url: URL;
	agent: Agent;
	/** Busy: /readyz says no. Away: nobody takes connections. */
	state: "ready" | "busy" | "away";
}

/**
 * A load balancer like Traefik, HAProxy or nginx: forwards to the backends whose /readyz answers 200 in
 * turn, over persistent connections. It never retries, so that each dropped request is counted. When no
 * backend is ready it uses all that take connections, as Envoy and HAProxy can be configured, for their cached pages.
 */
export async function startProxy() {
	let backends: Backend[] = [];
	let turn = 0;
	const failures: string[] = [];

	const check = async (backend: Backend) => {
		const signal = AbortSignal.timeout(CHECK_WITHIN);
		const url = new URL("/readyz", backend.url);
		backend.state = await fetch(url, { signal }).then(
			async (answer) => {
				await answer.body?.cancel();
				return answer.ok ? "ready" : "busy";
			},
			// One late answer changes nothing, as HAProxy's `fall` has it.
			() => (signal.aborted ? backend.state : "away"),
		);
	};
	const checks = setInterval(
		() => Promise.all(backends.map(check)),
		CHECK_INTERVAL,
	);

	function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
		const ready = backends.filter(({ state }) => state === "ready");
		const there = backends.filter(({ state }) => state !== "away");
		const among = ready.length > 0 ? ready : there;
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
	// The visitors close their connections. A proxy that closes an idle one may do so while a request is on its
	// way: a browser then asks again by itself (RFC 9110, 9.2.2), but Node's client does not.
	server.keepAliveTimeout = 0;
	await once(server, "listening");
	const address = server.address();
	if (!address || typeof address === "string") throw new Error("No port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		/** Requests that got no answer from a backend. */
		failures,
		/** Replaces the backends. They get requests as soon as they are ready. */
		async use(urls: string[]) {
			const known = new Map(backends.map((one) => [one.url.origin, one]));
			backends = urls.map(
				(url) =>
					known.get(url) ?? {
						url: new URL(url),
						agent: new Agent({ keepAlive: true }),
						state: "away",
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
