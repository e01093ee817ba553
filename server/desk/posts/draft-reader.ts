import type { FastifyInstance } from "fastify";
import type { PublishedPost } from "../../../client/pages/page-server.ts";
import type { BlogPost } from "../../../shared/blog-post.ts";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { mediaPath } from "../../../shared/picture.ts";
import { COVER } from "../../../shared/post.ts";
import { UnrenderableText } from "../../blog/markdown/rendering.ts";
import { aroundPost } from "../../blog/reading/around-post.ts";
import { picturesInText } from "../../blog/reading/post-pictures.ts";
import { createDraftPages } from "../../site/draft-page.ts";
import type { Renderer } from "../../site/renderer.ts";
import { refusal } from "../refusal.ts";

/** Headers of a draft's page: it runs nothing, sends nothing, and no search engine keeps it. */
export const draftHeaders = (frameAncestors: "'self'" | "'none'") => ({
	"content-security-policy": [
		"sandbox allow-same-origin",
		"default-src 'none'",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: https: http:",
		"font-src 'self'",
		`frame-ancestors ${frameAncestors}`,
	].join("; "),
	// As frame-ancestors, for old browsers.
	"x-frame-options": frameAncestors === "'self'" ? "SAMEORIGIN" : "DENY",
	"x-robots-tag": "noindex, nofollow",
	"cache-control": "no-store",
	"referrer-policy": "no-referrer",
});

/**
 * Renders a post's whole page as the site would show it.
 * @returns a function of the post and of where its pictures are. It throws Problem 422 `too_complex`.
 */
export function createDraftReader(scope: FastifyInstance, renderer: Renderer) {
	const { pool, draftRendering } = scope;
	const renderDraft = createDraftPages(scope, renderer);

	async function readDraft(answer: PostAnswer): Promise<PublishedPost> {
		const post = toBlogPost(answer);
		const pictures = answer.pictures.map((picture) => ({
			...picture,
			post_id: post.id,
			mime: "image/webp" as const,
		}));
		const [around, article] = await Promise.all([
			aroundPost(pool, post.id, 3),
			draftRendering.article(post.content, picturesInText(pictures), post.language),
		]);
		return {
			post,
			cover: pictures.find(({ position }) => position === COVER),
			...article,
			related: around.related.map((related) => ({ post: related })),
			translations: {},
			announced: {},
		};
	}

	return async (answer: PostAnswer, pathOf: (picture: string) => string): Promise<string> => {
		const html = await readDraft(answer)
			.then(renderDraft)
			.catch((error: unknown) => {
				throw error instanceof UnrenderableText
					? refusal(422, "too_complex", error.message)
					: error;
			});
		// Visitors do not get the pictures of a draft: other addresses stand in their place.
		return answer.pictures.reduce(
			(text, { id }) =>
				text.replaceAll(new RegExp(`${mediaPath(id)}(?:\\?w=\\d+)?`, "g"), pathOf(id)),
			html,
		);
	};
}

function toBlogPost({
	id,
	language,
	post,
	pictures,
	externalCover,
	updatedAt,
}: PostAnswer): BlogPost {
	const cover = pictures.find(({ position }) => position === COVER);
	return {
		id,
		language,
		...post,
		author_bio: post.author_bio || null,
		cover_image_url: cover ? mediaPath(cover.id) : externalCover,
		cover_image_alt: cover?.alt || null,
		translation_group: null,
		published_at: post.published_at ?? new Date().toISOString(),
		created_at: updatedAt,
		updated_at: updatedAt,
	};
}
