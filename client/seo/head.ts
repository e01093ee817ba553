import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { type PageKey, pathFor } from "../i18n/paths.ts";

/** One element of a document's head, as data. */
export type HeadTag =
	| { tag: "title"; text: string }
	| { tag: "meta" | "link"; attributes: Record<string, string> }
	| { tag: "script"; json: object };

/** The site as the head must name it. */
export interface Site {
	/** Origin without a trailing slash. */
	url: string;
	name: string;
}

export interface PageHead {
	page: PageKey;
	language: Language;
	title: string;
	description: string;
	/** Path and query of the page's one address. */
	canonical: string;
	/** Languages in which this very page exists; none are announced where it is alone. */
	alternates?: readonly Language[];
	/** Path or address of the share image. */
	image?: string | undefined;
	type?: "website" | "article";
	/** False keeps search engines away: error pages, and pages made for one visitor. */
	index?: boolean;
	structuredData?: readonly object[];
}

/** Default share image (specification §9). */
export const SHARE_IMAGE = "/og-image.jpg";

const OPEN_GRAPH_LOCALE: Record<Language, string> = {
	tr: "tr_TR",
	de: "de_DE",
	en: "en_GB",
};

/** The head of a page, in the order in which it is written. */
export function buildHead(site: Site, page: PageHead): HeadTag[] {
	const canonical = absolute(site, page.canonical);
	const image = absolute(site, page.image ?? SHARE_IMAGE);
	const title = page.title.includes(site.name)
		? page.title
		: `${page.title} | ${site.name}`;
	return [
		{ tag: "title", text: title },
		meta("description", page.description),
		meta("robots", page.index === false ? "noindex" : "index, follow"),
		...(page.index === false ? [] : [link("canonical", canonical)]),
		...alternateLinks(site, page),
		property("og:site_name", site.name),
		property("og:title", page.title),
		property("og:description", page.description),
		property("og:type", page.type ?? "website"),
		property("og:url", canonical),
		property("og:image", image),
		property("og:locale", OPEN_GRAPH_LOCALE[page.language]),
		meta("twitter:card", "summary_large_image"),
		...(page.structuredData ?? []).map(
			(json): HeadTag => ({ tag: "script", json }),
		),
	];
}

/** An address on this site made absolute; absolute ones stay as they are. */
export function absolute(site: Site, address: string): string {
	return new URL(address, site.url).href.replace(/\/$/, "");
}

function alternateLinks(site: Site, page: PageHead): HeadTag[] {
	const languages = page.alternates ?? [];
	if (languages.length < 2) return [];
	const to = (language: Language) =>
		absolute(site, pathFor(page.page, language));
	return [
		...LANGUAGES.filter((language) => languages.includes(language)).map(
			(language) => alternate(language, to(language)),
		),
		alternate("x-default", to("tr")),
	];
}

const alternate = (hreflang: string, href: string): HeadTag => ({
	tag: "link",
	attributes: { rel: "alternate", hreflang, href },
});

const link = (rel: string, href: string): HeadTag => ({
	tag: "link",
	attributes: { rel, href },
});

const meta = (name: string, content: string): HeadTag => ({
	tag: "meta",
	attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
	tag: "meta",
	attributes: { property: name, content },
});
