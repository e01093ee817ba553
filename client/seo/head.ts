import type { Language } from "../../shared/languages.ts";
import type { Operator } from "../../shared/operator.ts";
import type { LanguagePaths } from "../../shared/paths.ts";
import { plainText } from "../../shared/plain-text.ts";
import { alternatesOf } from "./alternates.ts";

/** One element of a document's head, as data. */
export type HeadTag =
	| { tag: "title"; text: string }
	| { tag: "meta" | "link"; attributes: Record<string, string> }
	| { tag: "script"; json: object };

/** The site's name and URL for the head. */
export interface Site {
	/** Origin without a trailing slash. */
	url: string;
	name: string;
	/** Absent: the site names no publisher. */
	operator?: Operator | undefined;
	/** The firm's pages in social networks. */
	profiles?: readonly string[];
}

/** The picture of a page in social networks. */
export interface ShareImage {
	/** Absolute, or a path on this site. */
	url: string;
	alt: string;
	/** Pixels, both known or neither. */
	size?: typeof SHARE_IMAGE_SIZE;
}

export interface PageHead {
	language: Language;
	title: string;
	description: string;
	/** Path and query of the page's canonical URL. */
	canonical: string;
	/** The paths of this page in its languages, its own included; if it has only one, none are announced. */
	alternates?: LanguagePaths;
	image?: ShareImage;
	/** The feed that contains the page. */
	feed?: { title: string; path: string };
	type?: "website" | "article";
	/** False keeps search engines away: error pages, and pages made for one visitor. */
	index?: boolean;
	structuredData?: readonly object[];
}

/** Pixels that networks ask for in a share image. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** Default share image (specification §9). */
const defaultImage = (site: Site): ShareImage => ({
	url: "/og-image.jpg",
	alt: site.name,
	size: SHARE_IMAGE_SIZE,
});

const OPEN_GRAPH_LOCALE: Record<Language, string> = {
	tr: "tr_TR",
	de: "de_DE",
	en: "en_GB",
};

/** The elements of a page's head, in document order, in plain text. */
export function buildHead(site: Site, page: PageHead): HeadTag[] {
	return plain(headTags(site, page));
}

/** The same data with plain texts. */
function plain<T>(value: T): T;
function plain(value: unknown): unknown {
	if (typeof value === "string") return plainText(value);
	if (Array.isArray(value)) return value.map(plain);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

function headTags(site: Site, page: PageHead): HeadTag[] {
	const canonical = absolute(site, page.canonical);
	const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`;
	return [
		{ tag: "title", text: title },
		meta("description", page.description),
		meta("robots", page.index === false ? "noindex" : "index, follow"),
		...(page.index === false ? [] : [link("canonical", canonical)]),
		...alternatesOf(page.alternates ?? {}).map(({ hreflang, path }) =>
			link("alternate", absolute(site, path), { hreflang }),
		),
		...feedLink(site, page.feed),
		property("og:site_name", site.name),
		property("og:title", page.title),
		property("og:description", page.description),
		property("og:type", page.type ?? "website"),
		...(page.index === false ? [] : [property("og:url", canonical)]),
		...imageTags(site, page.image ?? defaultImage(site)),
		property("og:locale", OPEN_GRAPH_LOCALE[page.language]),
		meta("twitter:card", "summary_large_image"),
		...(page.structuredData ?? []).map((json): HeadTag => ({ tag: "script", json })),
	];
}

/** The absolute URL of a path on this site; an absolute URL is returned unchanged. */
export function absolute(site: Site, path: string): string {
	return new URL(path, site.url).href.replace(/\/$/, "");
}

function feedLink(site: Site, feed: PageHead["feed"]): HeadTag[] {
	if (!feed) return [];
	const { title, path } = feed;
	const type = "application/rss+xml";
	return [link("alternate", absolute(site, path), { type, title })];
}

function imageTags(site: Site, { url, alt, size }: ShareImage): HeadTag[] {
	return [
		property("og:image", absolute(site, url)),
		...(size
			? [
					property("og:image:width", String(size.width)),
					property("og:image:height", String(size.height)),
				]
			: []),
		property("og:image:alt", alt),
	];
}

const link = (rel: string, href: string, attributes: Record<string, string> = {}): HeadTag => ({
	tag: "link",
	attributes: { rel, ...attributes, href },
});

const meta = (name: string, content: string): HeadTag => ({
	tag: "meta",
	attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
	tag: "meta",
	attributes: { property: name, content },
});
