import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { chooseEncoding } from "./compression.ts";
import type { AnswerVariant, CachedPage, KeptAnswer, PageCache } from "./page-cache.ts";

export const variantFor = (request: FastifyRequest, { etag }: CachedPage): AnswerVariant =>
	fresh(request.headers, { etag }) ? "not modified" : chooseEncoding(request);

/** The answer that was sent to the same URL in the same variant, while its page is fresh. */
export function findAnswer(pages: PageCache, request: FastifyRequest): KeptAnswer | undefined {
	if (request.method !== "GET") return undefined;
	const page = pages.peek(request.url);
	return page?.answers.get(variantFor(request, page));
}

/** Keeps an answer that is about to be sent with its page. Only the page's own URL finds it, so that made-up queries cannot add any. */
export function keepAnswer(
	reply: FastifyReply,
	page: CachedPage,
	variant: AnswerVariant,
	body: Buffer | undefined,
): void {
	const { request, server } = reply;
	if (request.method !== "GET" || reply.hasHeader("set-cookie")) return;
	if (server.pageCache.peek(request.url) !== page) return;
	const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
		name,
		String(value),
	]);
	page.answers.set(variant, { status: reply.statusCode, headers, body });
}
