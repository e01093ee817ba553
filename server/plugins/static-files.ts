import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";
import { CLIENT_BUILD } from "../site/assets.ts";

const YEAR = 365 * 24 * 60 * 60;
const DAY = 24 * 60 * 60;

/** The built client. Names in /assets carry a hash of their content, so they never change. */
export const staticFiles = fp(
	async (app) => {
		await app.register(fastifyStatic, {
			root: resolve(CLIENT_BUILD),
			wildcard: false,
			preCompressed: true,
			// Compressed files need no URLs: 240 routes take 7 % of the start.
			globIgnore: ["**/*.{br,gz}"],
			cacheControl: false,
			setHeaders(reply, path) {
				const immutable = /[\\/]assets[\\/]/.test(path);
				reply.header(
					"cache-control",
					immutable ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`,
				);
				// Feed readers and social networks show these pictures on their pages.
				if (!immutable) {
					reply.header("cross-origin-resource-policy", "cross-origin");
				}
			},
		});
	},
	{ name: "static-files" },
);
