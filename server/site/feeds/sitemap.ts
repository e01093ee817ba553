import type { Alternate } from "../../../client/seo/alternates.ts";
import { absolute, type Site } from "../../../client/seo/head.ts";
import { SITEMAP_PREFIX } from "../page-address.ts";
import { element, type XmlElement } from "./xml.ts";

/** A page for search engines. */
export interface SitemapEntry {
	path: string;
	/** ISO 8601; absent where it is unknown. */
	changedAt?: string | undefined;
	alternates: readonly Alternate[];
	/** Paths or absolute URLs. */
	images: readonly string[];
}

/** Entries in one file, far below the protocol's bounds of 50,000 and 50 MB (sitemaps.org/protocol.html). */
const ENTRIES_PER_FILE = 10_000;

const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The path of a part; parts count from 1. */
const partPath = (part: number) => `${SITEMAP_PREFIX}-${part}.xml`;

/** The sitemap, or an index of its parts if it needs several. */
export function sitemap(
	site: Site,
	entries: readonly SitemapEntry[],
	perFile = ENTRIES_PER_FILE,
): XmlElement {
	if (entries.length <= perFile) return urlSet(site, entries);
	const parts = Math.ceil(entries.length / perFile);
	return element(
		"sitemapindex",
		{ xmlns: PROTOCOL },
		...Array.from({ length: parts }, (_, index) =>
			element(
				"sitemap",
				{},
				element("loc", {}, absolute(site, partPath(index + 1))),
			),
		),
	);
}

/** A part from the index; undefined for a part that is not in it. */
export function sitemapPart(
	site: Site,
	entries: readonly SitemapEntry[],
	part: number,
	perFile = ENTRIES_PER_FILE,
): XmlElement | undefined {
	if (entries.length <= perFile || part < 1) return undefined;
	const own = entries.slice((part - 1) * perFile, part * perFile);
	return own.length === 0 ? undefined : urlSet(site, own);
}

const urlSet = (site: Site, entries: readonly SitemapEntry[]) =>
	element(
		"urlset",
		{
			xmlns: PROTOCOL,
			"xmlns:xhtml": "http://www.w3.org/1999/xhtml",
			"xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
		},
		...entries.map(({ path, changedAt, alternates, images }) =>
			element(
				"url",
				{},
				element("loc", {}, absolute(site, path)),
				changedAt ? element("lastmod", {}, changedAt) : undefined,
				...alternates.map((alternate) =>
					element("xhtml:link", {
						rel: "alternate",
						hreflang: alternate.hreflang,
						href: absolute(site, alternate.path),
					}),
				),
				...images.map((image) =>
					element(
						"image:image",
						{},
						element("image:loc", {}, absolute(site, image)),
					),
				),
			),
		),
	);
