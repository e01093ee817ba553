import type { FastifyReply } from "fastify";
import { NO_CACHE } from "../shared-cache.ts";
import { chooseEncoding, type Encoding, encodeOnce } from "./compression.ts";
import { keepAnswer, variantFor } from "./kept-answers.ts";
import { HTML, type SentPage } from "./page-cache.ts";

/** The `cache-control` of a page with a form. */
export const NO_STORE = "no-store";

/** Seconds after which a page without its data may be requested again. */
const RETRY_AFTER = 10;

/**
 * Sends a page in the smallest encoding that the request allows, or 304 if the browser has it.
 * @param caching the `cache-control` of a page that is not kept.
 */
export async function sendPage(reply: FastifyReply, page: SentPage, caching = NO_CACHE) {
	if ("location" in page && page.location) {
		// Browsers keep a 301 for ever otherwise, and an address may lead elsewhere one day.
		return reply.header("cache-control", caching).redirect(page.location, page.status);
	}
	reply.header("vary", "Accept-Encoding");
	if ("body" in page && page.status === 200) {
		reply.headers(page.caching).header("etag", page.etag);
		const variant = variantFor(reply.request, page);
		if (variant === "not modified") {
			reply.code(304);
			keepAnswer(reply, page, variant, undefined);
			return reply.send();
		}
		const body = page.body[variant];
		describeBody(reply, page, variant).header("content-length", body.length);
		keepAnswer(reply, page, variant, body);
		return reply.send(body);
	}
	reply.header("cache-control", caching);
	if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
	const encoding = chooseEncoding(reply.request);
	const body = "body" in page ? page.body[encoding] : await encodeOnce(page.text, encoding);
	return describeBody(reply, page, encoding).send(body);
}

function describeBody(reply: FastifyReply, { status, type = HTML }: SentPage, encoding: Encoding) {
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply.code(status).type(type);
}
