import { renderArticle, renderMarkdown } from "./markdown.ts";

/* Runs in a thread of server/blog/rendering.ts. */

export const article = (parameters: Parameters<typeof renderArticle>) =>
	renderArticle(...parameters);

export const text = (parameters: Parameters<typeof renderMarkdown>) =>
	renderMarkdown(...parameters);
