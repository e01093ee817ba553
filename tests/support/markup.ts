import { escapeHtml } from "../../server/html.ts";

/** A text as React writes it: with a hexadecimal reference for an apostrophe. */
export const written = (text: string): string => escapeHtml(text).replaceAll(/'|&#39;/g, "&#x27;");

/** Markup without classes, which say how it looks, and without React's marks between texts. */
export const bare = (html: string): string => html.replaceAll(/<!-- -->| class="[^"]*"/g, "");

/** The page's own markup, bare, without the hydration data. */
export const mainOf = (html: string): string =>
	bare(html.slice(html.indexOf("<main"), html.indexOf("</main>")));

export const headOf = (html: string): string => html.slice(0, html.indexOf("<body>"));

/** The structured data of a document, in its order. */
export const structuredDataIn = (html: string) =>
	[...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
		JSON.parse(json),
	);
