import { caseStudies } from "../../../client/pages/cases/case-study.ts";
import { studyTexts } from "../../../client/pages/cases/copies.server.ts";
import { alternatesOf } from "../../../client/seo/alternates.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../shared/languages.ts";
import { languagesOf, PAGE_KEYS, type PageKey, pathFor, pathsOf } from "../../../shared/paths.ts";
import { mediaPath } from "../../../shared/picture.ts";
import type { PostImage } from "../../blog/reading/images.ts";
import type { SitemapPost, SitemapPosts } from "../../blog/reading/post-rows.ts";
import { announcedPaths, postPath, translationPaths } from "../../blog/reading/translations.ts";
import type { SitemapEntry } from "./sitemap.ts";

/**
 * All pages except the posts, for search engines, under their canonical paths.
 * @param changed when a post of each language was last changed.
 * @param hidden pages that are not for search engines.
 */
export const pageEntries = (
	changed: SitemapPosts["changed"],
	hidden: readonly PageKey[] = [],
): SitemapEntry[] => [
	...PAGE_KEYS.filter((page) => !hidden.includes(page)).flatMap((page) => entriesOf(page, changed)),
	...caseEntries(),
];

function entriesOf(page: PageKey, changed: SitemapPosts["changed"]): SitemapEntry[] {
	if (page === "case-detail" || page === "blog-post") return [];
	const alternates = alternatesOf(pathsOf(page));
	return languagesOf(page).map((language) => ({
		path: pathFor(page, language),
		changedAt: page === "blog" ? isoTime(changed[language]) : undefined,
		alternates,
		images: [],
	}));
}

/** One entry for each case study: its canonical path is Turkish in all languages (specification §2). */
const caseEntries = (): SitemapEntry[] =>
	caseStudies(studyTexts[DEFAULT_LANGUAGE]).map(({ slug, ogImage }) => ({
		path: pathFor("case-detail", DEFAULT_LANGUAGE, slug),
		alternates: [],
		images: [ogImage],
	}));

/** Posts with their translations, in an order that does not depend on the database. */
export function postEntries(
	posts: readonly SitemapPost[],
	images: readonly PostImage[],
): SitemapEntry[] {
	const pictures = Map.groupBy(images, (image) => image.post_id);
	return posts.toSorted(byPath).map((post) => ({
		path: postPath(post),
		changedAt: isoTime(latest(post)),
		alternates: alternatesOf(announcedPaths(post, translationPaths(post.translations))),
		images: imagesOf(post, pictures.get(post.id) ?? []),
	}));
}

/** The cover, which may be on another site, and the pictures in the text. */
const imagesOf = (post: SitemapPost, pictures: readonly PostImage[]) => [
	...new Set([
		...(post.cover_image_url ? [post.cover_image_url] : []),
		...pictures.map(({ id }) => mediaPath(id)),
	]),
];

/** A scheduled post changes for visitors when it appears, so the later time counts. */
const latest = ({ updated_at, published_at }: SitemapPost): string =>
	published_at !== null && Date.parse(published_at) > Date.parse(updated_at)
		? published_at
		: updated_at;

const isoTime = (time: string | undefined): string | undefined =>
	time && new Date(time).toISOString();

/** By language in the site's order, then by slug, so that equal posts make equal files. */
const byPath = (one: SitemapPost, other: SitemapPost): number =>
	LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language) ||
	(one.slug < other.slug ? -1 : 1);
