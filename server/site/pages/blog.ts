import type { FastifyInstance } from "fastify";
import type { Language } from "../../../client/i18n/languages.ts";
import {
	feedPath,
	type LanguagePaths,
	pathFor,
	pathsOf,
} from "../../../client/i18n/paths.ts";
import type { BlogCopy } from "../../../client/pages/blog/copy.ts";
import {
	type BlogPost,
	coverPicture,
	PAGE_SIZE,
	pageCount,
	toBlogCard,
	toPageNumber,
} from "../../../client/pages/blog/post.ts";
import type { BlogArticle, PageResponse } from "../../../client/pages/data.ts";
import { sharePath } from "../../../client/parts/picture.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";
import { articleData } from "../../../client/seo/structured-data.ts";
import type { PostImage } from "../../blog/images.ts";
import { renderMarkdown } from "../../blog/markdown.ts";
import { coverOf, picturesInText } from "../../blog/post-pictures.ts";
import { BlogQueryError } from "../../blog/repository.ts";
import { announcedPaths, translationPaths } from "../../blog/translations.ts";
import { shareImage } from "../share/address.ts";
import { postShareImage } from "../share/post.ts";

/** The feed as the head of the blog's pages names it. */
const feedOf = (language: Language, copy: BlogCopy) => ({
	title: copy.feed.title,
	path: feedPath(language),
});

/**
 * A page of the listing. Where the posts cannot be read the empty state is shown (specification §8),
 * with a status that keeps it out of caches and search engines.
 */
export async function loadBlog(
	app: FastifyInstance,
	site: Site,
	request: { language: Language; copy: BlogCopy; query: URLSearchParams },
): Promise<PageResponse> {
	const { language, copy } = request;
	const pageNumber = toPageNumber(request.query.get("page"));
	const { posts, images, count, status } = await readListing(
		app,
		language,
		pageNumber,
	);
	const base = pathFor("blog", language);
	return {
		status,
		data: {
			page: "blog",
			language,
			copy,
			posts: posts.map((post) => toBlogCard(post, coverOf(post, images))),
			pageNumber,
			pageCount: pageCount(count),
			head: buildHead(site, {
				language,
				...copy.seo,
				canonical: pageNumber === 1 ? base : `${base}?page=${pageNumber}`,
				alternates: pageNumber === 1 ? pathsOf("blog") : {},
				image: shareImage(site, base, copy.seo.title),
				feed: feedOf(language, copy),
				index: status === 200,
			}),
		},
	};
}

async function readListing(
	app: FastifyInstance,
	language: Language,
	pageNumber: number,
) {
	try {
		const count = await app.blog.countPublished(language);
		if (pageNumber > pageCount(count)) {
			return { posts: [], images: [], count, status: 404 };
		}
		const posts = await app.blog.listPublished(language, pageNumber, PAGE_SIZE);
		const images = await app.blogImages.ofPosts(posts.map(({ id }) => id));
		return { posts, images, count, status: 200 };
	} catch (error) {
		const message =
			error instanceof BlogQueryError
				? "Error fetching posts:"
				: "Unexpected error:";
		app.log.error({ err: error, language, pageNumber }, message);
		return { posts: [], images: [], count: 0, status: 503 };
	}
}

/** A post's page, or the page that says that there is none. */
export async function loadBlogPost(
	app: FastifyInstance,
	site: Site,
	request: { language: Language; copy: BlogCopy; slug: string },
): Promise<PageResponse> {
	const { language, copy, slug } = request;
	const { post, images, translations, status } = await readPost(
		app,
		language,
		slug,
	);
	const url = pathFor("blog-post", language, post?.slug ?? slug);
	const data = { page: "blog-post", language, copy } as const;
	if (!post) {
		const head = buildHead(site, {
			language,
			title: copy.post.notFoundTitle,
			description: copy.post.notFoundText,
			canonical: url,
			index: false,
		});
		return { status, data: { ...data, post: null, head } };
	}
	const cover = coverOf(post, images);
	const card = toBlogCard(post, cover);
	const coverPath = cover ? sharePath(cover) : card.coverImage.src;
	const head = buildHead(site, {
		language,
		title: post.title,
		description: post.excerpt,
		canonical: url,
		alternates: announcedPaths(post, translations),
		type: "article",
		image: postShareImage(site, post, cover),
		feed: feedOf(language, copy),
		structuredData: [articleData(site, post, { url, image: coverPath })],
	});
	const article = toArticle(post, images, card.date);
	return { status, data: { ...data, translations, post: article, head } };
}

async function readPost(
	app: FastifyInstance,
	language: Language,
	slug: string,
): Promise<{
	post?: BlogPost;
	images: PostImage[];
	translations: LanguagePaths;
	status: number;
}> {
	const nothing = { images: [], translations: {} };
	try {
		const post = await app.blog.findPublished(language, slug);
		if (!post) return { ...nothing, status: 404 };
		const group = post.translation_group;
		const [images, translations] = await Promise.all([
			app.blogImages.ofPosts([post.id]),
			group ? app.blog.listTranslations(group) : [],
		]);
		return {
			post,
			images,
			translations: translationPaths(translations),
			status: 200,
		};
	} catch (error) {
		app.log.error({ err: error, language, slug }, "Error fetching post:");
		return { ...nothing, status: 503 };
	}
}

function toArticle(
	post: BlogPost,
	images: readonly PostImage[],
	date: string,
): BlogArticle {
	const { content, ...fields } = post;
	return {
		...fields,
		date,
		html: renderMarkdown(content, picturesInText(images), post.language),
		coverImage: coverPicture(post, coverOf(post, images)),
	};
}
