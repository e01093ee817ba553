import rateLimit from "@fastify/rate-limit";
import fp from "fastify-plugin";
import { Problem } from "../problem.ts";

/**
 * Routes set their own limits in `config.rateLimit`; the others have none. Clients are told apart by
 * address, IPv6 ones by their /64. Each process counts for itself.
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
