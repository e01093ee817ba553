import type { FastifyReply } from "fastify";
import { chooseEncoding, encodeBody } from "./compression.ts";
import { type CachedPage, HTML, type RenderedDocument } from "./page-cache.ts";

/** Browsers ask again each time, but may show for half a minute what they have while they do. */
const PAGE_CACHING = "public, max-age=0, stale-while-revalidate=30";

/** How soon a page that lacks its data should be asked for again, in seconds. */
const RETRY_AFTER = 10;

/** A page as it is sent; one that is not kept has no tag. */
type SentPage = Omit<CachedPage, "etag" | "renderedAt"> & {
	etag: string | undefined;
};

/** A page that is sent once and not kept. */
export const uncached = async ({
	status,
	type = HTML,
	location,
	text,
}: RenderedDocument): Promise<SentPage> => ({
	status,
	type,
	location,
	body: await encodeBody(text),
	etag: undefined,
});

/** Sends a page in the smallest encoding that the request allows, or says that the browser has it already. */
export function sendPage(reply: FastifyReply, page: SentPage) {
	if (page.location) return reply.redirect(page.location, page.status);
	const { headers } = reply.request;
	const kept = page.status === 200 && page.etag !== undefined;
	reply
		.header("vary", "Accept-Encoding")
		.header("cache-control", kept ? PAGE_CACHING : "no-cache");
	if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
	if (kept) {
		reply.header("etag", page.etag);
		const known = headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
		if (known.includes(page.etag ?? "")) return reply.code(304).send();
	}
	const encoding = chooseEncoding(headers["accept-encoding"]);
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply.code(page.status).type(page.type).send(page.body[encoding]);
}
