import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type EncodedBody, encodeBody } from "./compression.ts";

/** A page that is there, ready to be sent to many. */
export interface CachedPage {
	status: 200;
	type: string;
	body: EncodedBody;
	etag: string;
	/** When it was rendered, in ms since the epoch. */
	renderedAt: number;
}

export interface RenderedDocument {
	status: number;
	text: string;
	/** Media type; HTML unless it says otherwise. */
	type?: string;
	/** Where a redirect leads; its status says that it is one. */
	location?: string;
}

/** What there is to send: a page that is kept, or what is rendered for one request. */
export type SentPage = CachedPage | RenderedDocument;

export interface PageCache {
	/**
	 * The page of a key, rendered now unless it is kept; a stale one is answered at once and renewed
	 * behind. What is no page to keep comes as it was rendered.
	 */
	get(key: string, render: () => Promise<RenderedDocument>): Promise<SentPage>;
	/** Forgets the pages whose key fulfils the condition. */
	drop(concerns: (key: string) => boolean): void;
	readonly bytes: number;
}

interface PageCacheOptions {
	/** Bytes of all bodies together. */
	maxBytes?: number;
	/** How long a page counts as fresh, in ms. Changes drop it sooner; this is for what nothing tells of, such as a table restored with its triggers off. */
	freshFor?: number;
	onError(error: unknown): void;
}

export const HTML = "text/html; charset=utf-8";

const size = ({ body }: CachedPage) =>
	body.identity.length + body.br.length + body.gzip.length;

/**
 * Keeps rendered pages, least recently used going first. Only pages that answer 200 are kept, so that
 * requests for what does not exist cannot fill it. A failure (5xx) takes nothing away: the stale page
 * stays until it can be renewed.
 */
export function createPageCache({
	maxBytes = 64 * 1024 * 1024,
	freshFor = 60_000,
	onError,
}: PageCacheOptions): PageCache {
	const pages = new LRUCache<string, CachedPage>({
		maxSize: maxBytes,
		sizeCalculation: size,
	});
	const underway = new Map<string, Promise<SentPage>>();
	// A page whose data was read before a change must not be kept after it.
	let changes = 0;

	function renew(key: string, render: () => Promise<RenderedDocument>) {
		const id = `${changes} ${key}`;
		const running = underway.get(id);
		if (running) return running;
		const startedAt = changes;
		const work = render()
			.then(async (rendered) => {
				const { status, text, type = HTML } = rendered;
				if (status !== 200) {
					if (status < 500) pages.delete(key);
					return rendered;
				}
				const page: CachedPage = {
					status,
					type,
					body: await encodeBody(text),
					etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
					renderedAt: Date.now(),
				};
				if (startedAt === changes) pages.set(key, page);
				return page;
			})
			.finally(() => underway.delete(id));
		underway.set(id, work);
		return work;
	}

	return {
		async get(key, render) {
			const page = pages.get(key);
			if (!page) return renew(key, render);
			if (Date.now() - page.renderedAt > freshFor) {
				renew(key, render).catch(onError);
			}
			return page;
		},
		drop(concerns) {
			changes++;
			for (const key of pages.keys()) if (concerns(key)) pages.delete(key);
		},
		get bytes() {
			return pages.calculatedSize;
		},
	};
}
