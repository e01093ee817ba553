import type { FastifyReply } from "fastify";
import { chooseEncoding, encodeOnce } from "./compression.ts";
import { HTML, type SentPage } from "./page-cache.ts";

/** Browsers ask again each time, but may show for half a minute what they have while they do. */
const PAGE_CACHING = "public, max-age=0, stale-while-revalidate=30";

/** How soon a page that lacks its data should be asked for again, in seconds. */
const RETRY_AFTER = 10;

/**
 * Sends a page in the smallest encoding that the request allows, or says that the browser has it already.
 * @param caching what browsers may do with a page that is kept here; they keep no other.
 */
export async function sendPage(
	reply: FastifyReply,
	page: SentPage,
	caching = PAGE_CACHING,
) {
	if ("location" in page && page.location) {
		return reply.redirect(page.location, page.status);
	}
	const { headers } = reply.request;
	const encoding = chooseEncoding(headers["accept-encoding"]);
	reply.header("vary", "Accept-Encoding");
	let body: Buffer;
	if ("body" in page) {
		reply.header("cache-control", caching).header("etag", page.etag);
		const known = headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
		if (known.includes(page.etag)) return reply.code(304).send();
		body = page.body[encoding];
	} else {
		reply.header("cache-control", "no-cache");
		if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
		body = await encodeOnce(page.text, encoding);
	}
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply
		.code(page.status)
		.type(page.type ?? HTML)
		.send(body);
}
