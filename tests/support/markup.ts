import { escapeHtml } from "../../server/html.ts";

/** A text as React writes it: with a hexadecimal reference for an apostrophe. */
export const written = (text: string): string => escapeHtml(text).replaceAll(/'|&#39;/g, "&#x27;");

/** The page's own markup, without React's marks between texts, and without the hydration data. */
export const mainOf = (html: string): string =>
	html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");

export const headOf = (html: string): string => html.slice(0, html.indexOf("<body>"));

/** The structured data of a document, in its order. */
export const structuredDataIn = (html: string) =>
	[...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
		JSON.parse(json),
	);
