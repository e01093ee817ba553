import { withClient } from "../../server/database/with-client.ts";

/** Prefixes for paths, as XPath 1.0 knows no default namespace. */
const NAMESPACES = {
	s: "http://www.sitemaps.org/schemas/sitemap/0.9",
	xhtml: "http://www.w3.org/1999/xhtml",
	image: "http://www.google.com/schemas/sitemap-image/1.1",
	atom: "http://www.w3.org/2005/Atom",
	content: "http://purl.org/rss/1.0/modules/content/",
	dc: "http://purl.org/dc/elements/1.1/",
	media: "http://search.yahoo.com/mrss/",
};

const PREFIXES = Object.entries(NAMESPACES)
	.map(([prefix, address]) => `'${address}' as ${prefix}`)
	.join();

/**
 * The texts of the nodes that a path finds in a document, read by libxml2, which Postgres has.
 * @throws where the document is not well-formed.
 */
export const xmlTexts = (databaseUrl: string, document: string, path: string): Promise<string[]> =>
	withClient(databaseUrl, async (client) => {
		const { rows } = await client.query<{ value: string }>(
			`select value from xmltable(xmlnamespaces(${PREFIXES}),
				$2 passing xmlparse(document $1) columns value text path 'string(.)')`,
			[document, path],
		);
		return rows.map(({ value }) => value);
	});
