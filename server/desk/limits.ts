import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { FOR_EDITORS, FOR_OWNERS, FOR_SALES, signedIn } from "./guard.ts";

/*
 * Limits of requests for one account: more than a person makes, fewer than a program with a stolen session would.
 * Each process counts separately.
 */

/** Event streams that are open at once: one for each tab of a browser. */
const MOST_STREAMS = 20;

/** Seconds until another stream is worth a try. */
const STREAM_RETRY = 30;

/** The options of a route that sends all data of leads. */
export const EXPORTS = limited(FOR_SALES, 30, "10 minutes");

/** The options of a route that creates a post. */
export const NEW_POSTS = limited(FOR_EDITORS, 30, "10 minutes");

/** The options of a route that renders the live preview: the editor asks at most every 1.5 seconds. */
export const LIVE_PAGES = limited(FOR_EDITORS, 60, "1 minute");

/** The options of a route that sends a mail to a visitor. */
export const REPLIES = limited(FOR_SALES, 60, "10 minutes");

/** The options of a route that stores a person's picture. */
export const PORTRAITS = limited(FOR_OWNERS, 30, "10 minutes");

/** Bytes of a picture of 5 MB as a data URL in JSON. */
export const PICTURE_LIMIT = { bodyLimit: 8 * 1024 * 1024 };

/** Adds a limit for each account to the options of a route. */
function limited({ config }: typeof FOR_SALES, max: number, timeWindow: string) {
	const rateLimit = {
		max,
		timeWindow,
		keyGenerator: (request: FastifyRequest) => signedIn(request).account.id,
		errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
			tooOften(Math.ceil(ttl / 1000)),
	};
	return { config: { ...config, rateLimit } };
}

const tooOften = (retryAfter: number) =>
	new Problem(429, "This account has asked for too much", { code: "too_often", retryAfter });

/** @param open the streams that the account has. @throws Problem 429 if it may not have another one. */
export function requireFewStreams(open: number): void {
	if (open >= MOST_STREAMS) throw tooOften(STREAM_RETRY);
}

/** A reply that is being written, with the texts that templates replaced. */
export const DRAFT_LIMIT = { bodyLimit: 512 * 1024 };
