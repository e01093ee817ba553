import { LRUCache } from "lru-cache";
import type { RenderedArticle } from "./markdown.ts";
import type { Rendering } from "./rendering.ts";

/** Bytes of all kept articles: some hundred. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * `article` of a rendering, kept by text and pictures. The page cache drops all posts when one changes, and
 * Markdown is a third of a post's rendering.
 */
export function keepArticles(rendering: Rendering): Rendering["article"] {
	const articles = new LRUCache<string, RenderedArticle>({
		maxSize: MAX_BYTES,
		sizeCalculation: ({ parts }, key) => 2 * (key.length + parts.join("").length + 1),
	});
	return async (...article) => {
		const key = JSON.stringify(article);
		const kept = articles.get(key);
		if (kept) return kept;
		const rendered = await rendering.article(...article);
		articles.set(key, rendered);
		return rendered;
	};
}
