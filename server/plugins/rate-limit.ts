import rateLimit from "@fastify/rate-limit";
import fp from "fastify-plugin";
import { Problem } from "../problem.ts";

/**
 * A route sets its limit in `config.rateLimit`; the others have none. A client is an IPv4 address or an
 * IPv6 /64. Each process counts separately.
 */
export const rateLimits = fp(
	async (app) => {
		await app.register(rateLimit, {
			global: false,
			errorResponseBuilder: (_request, { ttl }) =>
				new Problem(429, "Too many requests", {
					retryAfter: Math.ceil(ttl / 1000),
				}),
		});
	},
	{ name: "rate-limit" },
);
