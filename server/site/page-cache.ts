import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type EncodedBody, encodeBody } from "./compression.ts";

/** A rendered page, ready to be sent. */
export interface CachedPage {
	status: number;
	type: string;
	body: EncodedBody;
	etag: string;
	/** Where a redirect leads. */
	location?: string | undefined;
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

export interface PageCache {
	/** The page of a key, rendered now unless it is kept; a stale one is answered at once and renewed behind. */
	get(
		key: string,
		render: () => Promise<RenderedDocument>,
	): Promise<CachedPage>;
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
 * requests for what does not exist cannot fill it.
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
	const underway = new Map<string, Promise<CachedPage>>();
	// A page whose data was read before a change must not be kept after it.
	let changes = 0;

	function renew(key: string, render: () => Promise<RenderedDocument>) {
		const id = `${changes} ${key}`;
		const running = underway.get(id);
		if (running) return running;
		const startedAt = changes;
		const work = render()
			.then(async ({ status, text, type = HTML, location }) => {
				const page: CachedPage = {
					status,
					type,
					location,
					body: await encodeBody(text),
					etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
					renderedAt: Date.now(),
				};
				if (status !== 200) pages.delete(key);
				else if (startedAt === changes) pages.set(key, page);
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
