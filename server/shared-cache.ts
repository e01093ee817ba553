import type { Config } from "./config/config.ts";

/** The tags by which a purge drops answers from the shared cache. Pages that show posts have two. */
export type CacheTag = "pages" | "posts" | "pictures";

/** Seconds for which a shared cache keeps an answer: if purges fail, the answer is outdated for at most this time. */
export const SHARED_FOR = 60 * 60;

/** The `cache-control` of an answer that caches must validate each time. */
export const NO_CACHE = "no-cache";

type Caching = Record<string, string>;

/**
 * The headers that tell caches how to keep a public answer: `caching`, the `cache-control` for browsers,
 * and for a shared cache, if the site has one, how long it keeps the answer and the tags to purge it by
 * (Fastly and Varnish read `surrogate-key`, Cloudflare `cache-tag`).
 */
export function createCaching({
	cdnPurgeUrl,
}: Pick<Config, "cdnPurgeUrl">): (caching: string, tags: readonly CacheTag[]) => Caching {
	if (!cdnPurgeUrl) return (caching) => ({ "cache-control": caching });
	return (caching, tags) => {
		// For browsers the same as no-cache; that would apply to the shared cache, too.
		const browsers = caching === NO_CACHE ? "public, max-age=0" : caching;
		return {
			"cache-control": `${browsers}, s-maxage=${SHARED_FOR}`,
			"surrogate-key": tags.join(" "),
			"cache-tag": tags.join(),
		};
	};
}
