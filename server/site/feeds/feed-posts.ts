import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { postShareImage } from "../../../client/pages/blog-post/share-image.ts";
import { absolute, type Site } from "../../../client/seo/head.ts";
import type { BlogPost } from "../../../shared/blog-post.ts";
import { UnrenderableText } from "../../blog/markdown/rendering.ts";
import type { PostImage } from "../../blog/reading/images.ts";
import { coverOf, picturesInText } from "../../blog/reading/post-pictures.ts";
import { postPath } from "../../blog/reading/translations.ts";
import { shareImage } from "../share/picture-path.ts";
import type { FeedPost } from "./feed.ts";

/** Turns posts into the entries of a feed; `images` are the pictures of all posts. */
export type ToFeedPosts = (
	posts: readonly BlogPost[],
	images: readonly PostImage[],
) => Promise<FeedPost[]>;

/**
 * Keeps up to `max` rendered texts: when one post of thirty changes, one text is rendered for the new feed. A
 * post whose text cannot be rendered has its excerpt alone.
 */
export function createFeedPosts(
	site: Site,
	max: number,
	{ rendering, reportUnreadable }: Pick<FastifyInstance, "rendering" | "reportUnreadable">,
): ToFeedPosts {
	const texts = new LRUCache<string, string>({ max });
	const drawing = {
		site,
		shareImage: (path: string, title: string) => shareImage(site, path, title),
	};

	async function textOf(post: BlogPost, images: readonly PostImage[]) {
		const version = [post.id, post.updated_at, ...images.map(({ id }) => id)];
		const key = version.join();
		const kept = texts.get(key);
		if (kept !== undefined) return kept;
		const placed = picturesInText(images, site.url);
		const url = absolute(site, postPath(post));
		try {
			const text = await rendering.text(post.content, placed, post.language, url);
			texts.set(key, text);
			return text;
		} catch (error) {
			if (!(error instanceof UnrenderableText)) throw error;
			reportUnreadable(post.id, error.message);
			return undefined;
		}
	}

	return async (posts, allImages) => {
		const imagesOf = Map.groupBy(allImages, ({ post_id }) => post_id);
		const items: FeedPost[] = [];
		for (const post of posts) {
			const images = imagesOf.get(post.id) ?? [];
			items.push({
				path: postPath(post),
				title: post.title,
				excerpt: post.excerpt,
				author: post.author,
				topics: [...new Set([post.category, ...post.tags])],
				html: await textOf(post, images),
				image: postShareImage(drawing, { post, cover: coverOf(post, images) }),
				publishedAt: post.published_at ?? post.created_at,
				updatedAt: post.updated_at,
			});
		}
		return items;
	};
}
