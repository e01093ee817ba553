import { hash } from "node:crypto";
import { type Cache, createCache } from "../cache.ts";
import { NO_CACHE } from "../shared-cache.ts";
import { type EncodedBody, type Encoding, encodeBody } from "./compression.ts";

/** The variant of a cached page that is sent. It depends on Accept-Encoding and If-None-Match only. */
export type AnswerVariant = Encoding | "not modified";

/** An answer as it was sent, with the headers of every plugin. */
export interface KeptAnswer {
	status: number;
	/** Names and values in turn, as `writeHead` takes them fastest. */
	headers: string[];
	body: Buffer | undefined;
}

/** A rendered page that is kept and sent many times. */
export interface CachedPage {
	status: number;
	type: string;
	body: EncodedBody;
	etag: string;
	/** The answers sent so far. */
	answers: Map<AnswerVariant, KeptAnswer>;
	/** How caches keep it. */
	caching: Record<string, string>;
	/** Whether it is kept for a moment only. */
	isPartial?: boolean | undefined;
}

export interface RenderedDocument {
	status: number;
	text: string;
	/** Media type; HTML unless set. */
	type?: string;
	/** The shared page of all unknown paths, which is cached although it answers 404. */
	isShared?: boolean;
	/** The page lacks data that was not to be had. */
	isPartial?: boolean | undefined;
	/** The target of a redirect. */
	location?: string;
}

/** A kept page, or a document rendered for one request. */
export type SentPage = CachedPage | RenderedDocument;

export interface PageCache extends Pick<Cache<SentPage>, "drop" | "bytes"> {
	/** The page of a key: the cached one while it is fresh, otherwise a new one. */
	get(key: string, render: () => Promise<RenderedDocument>): Promise<SentPage>;
	/** The kept page of a key, if it is fresh. */
	peek(key: string): CachedPage | undefined;
}

interface PageCacheOptions {
	/** Bytes of all bodies together, in every encoding. */
	maxBytes?: number;
	/** The headers that tell caches how to keep the page of a key. */
	cachingOf(key: string): Record<string, string>;
	onError(error: unknown): void;
}

export const HTML = "text/html; charset=utf-8";

/**
 * Milliseconds. A change in the database drops its pages at once; this is for a change without a
 * notification, such as a table restored with its triggers off.
 */
export const FRESH_FOR = 60_000;

/**
 * Keeps pages that answer 200 and the not-found pages of all unknown paths, but no other missing pages,
 * so that requests for them cannot fill it. After a failure (5xx) the outdated page is used, and where the
 * new one would be partial.
 */
export function createPageCache({
	maxBytes = 64 * 1024 * 1024,
	cachingOf,
	onError,
}: PageCacheOptions): PageCache {
	const pages = createCache<SentPage>({
		maxBytes,
		sizeOf,
		freshFor: FRESH_FOR,
		isFailure: ({ status, isPartial = false }) => status >= 500 || isPartial,
		onError,
	});
	return {
		get: (key, render) =>
			pages.get(key, async (outdated) => encode(await render(), cachingOf(key), outdated)),
		peek(key) {
			const page = pages.peek(key);
			return page && "body" in page ? page : undefined;
		},
		drop: pages.drop,
		get bytes() {
			return pages.bytes;
		},
	};
}

const sizeOf = (page: SentPage): number =>
	"body" in page
		? page.body.identity.length + page.body.br.length + page.body.gzip.length
		: Number.POSITIVE_INFINITY;

/** Only cached pages are encoded three times, and again only if their text changes. */
async function encode(
	rendered: RenderedDocument,
	caching: CachedPage["caching"],
	outdated?: SentPage,
): Promise<SentPage> {
	const { status, text, type = HTML } = rendered;
	if (status !== 200 && !rendered.isShared) return rendered;
	const etag = `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
	if (outdated && "etag" in outdated && outdated.etag === etag && !outdated.isPartial)
		return outdated;
	return {
		status,
		type,
		body: await encodeBody(text),
		etag,
		answers: new Map(),
		caching: rendered.isPartial ? { "cache-control": NO_CACHE } : caching,
		isPartial: rendered.isPartial,
	};
}
