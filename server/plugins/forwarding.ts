import { compile } from "@fastify/proxy-addr";
import fp from "fastify-plugin";

declare module "fastify" {
	interface FastifyInstance {
		readForwarding(request: FastifyRequest): Forwarding;
	}
}

interface Forwarding {
	/** The IP address that the connection comes from: a proxy, or the client itself. */
	peer: string;
	/** Whether TRUST_PROXY names the peer. */
	trusted: boolean;
	/** The names of the forwarding headers that the request has. */
	headers: string[];
}

/** The headers in which a proxy names the client; the server reads the first. */
const HEADERS = [
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-port",
	"x-forwarded-proto",
	"forwarded",
];

const HOUR = 60 * 60 * 1_000;

/**
 * Detects a wrong TRUST_PROXY, which makes all visitors one client for the rate limits. It counts requests
 * with forwarding headers from untrusted peers, and logs the IP address of one of them once an hour.
 */
export const forwarding = fp(
	async (app) => {
		const { trustProxy } = app.config;
		const isTrusted = compile(trustProxy);
		app.decorate("readForwarding", ({ socket, headers }) => {
			const peer = socket.remoteAddress ?? "";
			return {
				peer,
				trusted: isTrusted(peer, 0),
				headers: HEADERS.filter((name) => headers[name] !== undefined),
			};
		});

		const count = app.createCounter({
			name: "vitrin_forwarded_requests_total",
			help: "Requests with forwarding headers, by whether TRUST_PROXY names the peer that sent them.",
			label: { name: "peer", values: ["trusted", "untrusted"] },
		});
		let logged = -HOUR;
		const notice = ({ peer, trusted, headers }: Forwarding) => {
			if (headers.length === 0) return;
			count(trusted ? "trusted" : "untrusted");
			const now = performance.now();
			if (trusted || now - logged < HOUR) return;
			logged = now;
			app.log.warn(
				{ peer, headers },
				"Forwarding headers of a peer that TRUST_PROXY does not name are ignored: if this is your proxy, add its IP address to TRUST_PROXY, or all visitors are one client",
			);
		};
		app.addHook("onRequest", (request, _reply, done) => {
			notice(app.readForwarding(request));
			done();
		});
	},
	{ name: "forwarding", dependencies: ["counters"] },
);
