import { LRUCache } from "lru-cache";
import type { RenderedArticle, renderArticle } from "./markdown.ts";

/** Bytes of all kept articles: some hundred. */
const MAX_BYTES = 16 * 1024 * 1024;

const articles = new LRUCache<string, RenderedArticle>({
	maxSize: MAX_BYTES,
	sizeCalculation: ({ parts }, key) => 2 * (key.length + parts.join("").length + 1),
});

/**
 * `renderArticle`, cached by text and pictures. The page cache drops all posts when one changes, and
 * Markdown is a third of a post's rendering.
 */
export async function keptArticle(
	...article: Parameters<typeof renderArticle>
): Promise<RenderedArticle> {
	const key = JSON.stringify(article);
	const kept = articles.get(key);
	if (kept) return kept;
	// Loaded with the first post: it takes 18 MB and a tenth of the start.
	const { renderArticle } = await import("./markdown.ts");
	const rendered = renderArticle(...article);
	articles.set(key, rendered);
	return rendered;
}
