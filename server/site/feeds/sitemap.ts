import type { Alternate } from "../../../client/seo/alternates.ts";
import { absolute, type Site } from "../../../client/seo/head.ts";
import { SITEMAP_PREFIX } from "../requested-page.ts";
import { element, type XmlElement } from "./xml.ts";

/** A page for search engines. */
export interface SitemapEntry {
	path: string;
	/** ISO 8601; absent if unknown. */
	changedAt?: string | undefined;
	alternates: readonly Alternate[];
	/** Paths or absolute URLs. */
	images: readonly string[];
}

/** One query reads this number at once; the protocol allows 50,000 files (sitemaps.org/protocol.html). */
export const POSTS_PER_FILE = 1_000;

const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The path of a part; parts count from 1. */
const partPath = (part: number) => `${SITEMAP_PREFIX}-${part}.xml`;

/** The index of the parts of a sitemap that is more than one file. */
export const sitemapIndex = (site: Site, parts: number): XmlElement =>
	element(
		"sitemapindex",
		{ xmlns: PROTOCOL },
		...Array.from({ length: parts }, (_, index) =>
			element("sitemap", {}, element("loc", {}, absolute(site, partPath(index + 1)))),
		),
	);

/** A sitemap of one file, or a part. */
export const urlSet = (site: Site, entries: readonly SitemapEntry[]) =>
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
					element("image:image", {}, element("image:loc", {}, absolute(site, image))),
				),
			),
		),
	);
