import type { BlogCopy } from "../../../client/pages/blog/tr.ts";
import { absolute, type ShareImage, type Site } from "../../../client/seo/head.ts";
import type { Language } from "../../../shared/languages.ts";
import { feedPath, pathFor } from "../../../shared/paths.ts";
import { element, type XmlElement } from "./xml.ts";

export interface FeedPost {
	/** Path of its page. */
	path: string;
	title: string;
	excerpt: string;
	author: string;
	/** Category and tags. */
	topics: readonly string[];
	/** The whole post, with absolute URLs; undefined if it cannot be rendered. */
	html: string | undefined;
	image: ShareImage;
	/** ISO 8601. */
	publishedAt: string;
	updatedAt: string;
}

const NAMESPACES = {
	"xmlns:atom": "http://www.w3.org/2005/Atom",
	"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
	"xmlns:dc": "http://purl.org/dc/elements/1.1/",
	"xmlns:media": "http://search.yahoo.com/mrss/",
};

/** The feed of a language's posts in RSS 2.0 (rssboard.org/rss-specification), newest first, each in full. */
export function feed(
	site: Site,
	language: Language,
	copy: BlogCopy,
	posts: readonly FeedPost[],
): XmlElement {
	const changes = posts.flatMap(({ publishedAt, updatedAt }) => [
		Date.parse(publishedAt),
		Date.parse(updatedAt),
	]);
	return element(
		"rss",
		{ version: "2.0", ...NAMESPACES },
		element(
			"channel",
			{},
			element("title", {}, `${site.name}: ${copy.title}`),
			element("link", {}, absolute(site, pathFor("blog", language))),
			element("atom:link", {
				rel: "self",
				type: "application/rss+xml",
				href: absolute(site, feedPath(language)),
			}),
			element("description", {}, copy.seo.description),
			element("language", {}, language),
			changes.length > 0 ? element("lastBuildDate", {}, rssDate(Math.max(...changes))) : undefined,
			...posts.map((post) => item(site, post)),
		),
	);
}

function item(site: Site, post: FeedPost): XmlElement {
	const url = absolute(site, post.path);
	return element(
		"item",
		{},
		element("title", {}, post.title),
		element("link", {}, url),
		element("guid", { isPermaLink: "true" }, url),
		element("pubDate", {}, rssDate(post.publishedAt)),
		// The author element of RSS takes an e-mail address.
		element("dc:creator", {}, post.author),
		...post.topics.map((topic) => element("category", {}, topic)),
		element("description", {}, post.excerpt),
		post.html === undefined ? undefined : element("content:encoded", {}, post.html),
		// An enclosure must state the size in bytes, which is unknown for a picture on another site.
		element(
			"media:content",
			{
				url: absolute(site, post.image.url),
				medium: "image",
				...post.image.size,
			},
			element("media:description", { type: "plain" }, post.image.alt),
		),
	);
}

/** RFC 822 with a year of four digits, as in RSS. */
const rssDate = (time: string | number): string => new Date(time).toUTCString();
