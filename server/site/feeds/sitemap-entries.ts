import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../client/i18n/languages.ts";
import {
	languagesOf,
	PAGE_KEYS,
	type PageKey,
	pathFor,
	pathsOf,
} from "../../../client/i18n/paths.ts";
import { caseStudies } from "../../../client/pages/cases/case-study.ts";
import { studyTexts } from "../../../client/pages/cases/copies.server.ts";
import { mediaPath } from "../../../client/parts/picture.ts";
import { alternatesOf } from "../../../client/seo/alternates.ts";
import type { PostImage } from "../../blog/images.ts";
import type { PostAddress } from "../../blog/post-rows.ts";
import {
	announcedPaths,
	postPath,
	translationPaths,
} from "../../blog/translations.ts";
import type { SitemapEntry } from "./sitemap.ts";

/**
 * Every page for search engines, under its canonical path.
 * @param hidden pages that search engines do not get.
 */
export function sitemapEntries(
	posts: readonly PostAddress[],
	images: readonly PostImage[],
	hidden: readonly PageKey[] = [],
): SitemapEntry[] {
	return [
		...PAGE_KEYS.filter((page) => !hidden.includes(page)).flatMap((page) =>
			pageEntries(page, posts),
		),
		...caseEntries(),
		...postEntries(posts, images),
	];
}

function pageEntries(
	page: PageKey,
	posts: readonly PostAddress[],
): SitemapEntry[] {
	if (page === "case-detail" || page === "blog-post") return [];
	const alternates = alternatesOf(pathsOf(page));
	return languagesOf(page).map((language) => ({
		path: pathFor(page, language),
		changedAt:
			page === "blog"
				? latest(posts.filter((post) => post.language === language))
				: undefined,
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

function postEntries(
	posts: readonly PostAddress[],
	images: readonly PostImage[],
): SitemapEntry[] {
	const groups = Map.groupBy(posts, (post) => post.translation_group);
	groups.delete(null);
	const paths = new Map(
		Array.from(groups, ([group, members]) => [
			group,
			translationPaths(members),
		]),
	);
	const languages = (post: PostAddress) =>
		announcedPaths(post, paths.get(post.translation_group) ?? {});
	const pictures = Map.groupBy(images, (image) => image.post_id);
	return posts.toSorted(byAddress).map((post) => ({
		path: postPath(post),
		changedAt: latest([post]),
		alternates: alternatesOf(languages(post)),
		images: imagesOf(post, pictures.get(post.id) ?? []),
	}));
}

/** The cover, which may be on another site, and the pictures in the text. */
const imagesOf = (post: PostAddress, pictures: readonly PostImage[]) => [
	...new Set([
		...(post.cover_image_url ? [post.cover_image_url] : []),
		...pictures.map(({ id }) => mediaPath(id)),
	]),
];

/** The time of the last change or publication of the posts, in ISO 8601; undefined without posts. */
function latest(posts: readonly PostAddress[]): string | undefined {
	const times = posts.flatMap(({ updated_at, published_at }) => [
		Date.parse(updated_at),
		Date.parse(published_at ?? updated_at),
	]);
	if (times.length === 0) return undefined;
	return new Date(
		times.reduce((one, other) => Math.max(one, other)),
	).toISOString();
}

/** By language in the site's order, then by slug, so that equal posts make equal files. */
const byAddress = (one: PostAddress, other: PostAddress): number =>
	LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language) ||
	(one.slug < other.slug ? -1 : 1);
