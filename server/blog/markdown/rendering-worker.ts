import { renderArticle, renderMarkdown } from "./markdown.ts";
import { nameAllPictures } from "./name-pictures.ts";

/* Runs in a process of rendering.ts. */

export const article = (parameters: Parameters<typeof renderArticle>) =>
	renderArticle(...parameters);

export const text = (parameters: Parameters<typeof renderMarkdown>) =>
	renderMarkdown(...parameters);

export const named = (parameters: Parameters<typeof nameAllPictures>) =>
	nameAllPictures(...parameters);
