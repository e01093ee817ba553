import type { FastifyInstance, FastifyReply } from "fastify";
import type { BlogPost } from "../../../client/pages/blog/post.ts";
import type { PublishedPost } from "../../../client/pages/page-server.ts";
import { type PostAnswer, pagePreviewSchema, picturePath } from "../../../shared/desk/posts.ts";
import { mediaPath } from "../../../shared/picture.ts";
import { COVER } from "../../../shared/post.ts";
import { picturesInText } from "../../blog/post-pictures.ts";
import { UnrenderableText } from "../../blog/rendering.ts";
import { createDraftPages } from "../../site/draft-page.ts";
import type { Renderer } from "../../site/renderer.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { LIVE_PAGES } from "../limits.ts";
import { refusal } from "../refusal.ts";
import { type DeskPosts, POST_LIMIT } from "./desk-posts.ts";

/** The page is shown in a frame of the desk: it runs nothing, sends nothing, and leads nowhere. */
const HEADERS = {
	"content-security-policy": [
		"sandbox allow-same-origin",
		"default-src 'none'",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: https: http:",
		"font-src 'self'",
		"frame-ancestors 'self'",
	].join("; "),
	// As frame-ancestors, for old browsers.
	"x-frame-options": "SAMEORIGIN",
	"x-robots-tag": "noindex, nofollow",
};

/** `/api/desk/posts/:id/page`: a post's whole page as the site would show it, as it is saved or as it is typed. */
export async function pageRoutes(
	scope: FastifyInstance,
	{ desk, renderer }: { desk: DeskPosts; renderer: Renderer },
): Promise<void> {
	const { draftRendering, aroundPost } = scope;
	const renderDraft = createDraftPages(scope, renderer);

	async function send(reply: FastifyReply, answer: PostAnswer) {
		const html = await readDraft(answer)
			.then(renderDraft)
			.catch((error: unknown) => {
				throw error instanceof UnrenderableText
					? refusal(422, "too_complex", error.message)
					: error;
			});
		return reply
			.headers(HEADERS)
			.type("text/html; charset=utf-8")
			.send(withOwnPictures(html, answer));
	}

	async function readDraft(answer: PostAnswer): Promise<PublishedPost> {
		const post = toBlogPost(answer);
		const pictures = answer.pictures.map((picture) => ({
			...picture,
			post_id: post.id,
			mime: "image/webp" as const,
		}));
		const [around, article] = await Promise.all([
			aroundPost(post.id, 3),
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

	scope.get("/posts/:id/page", FOR_EDITORS, async (request, reply) =>
		send(reply, await desk.find(readId(request))),
	);

	scope.post("/posts/:id/page", { ...LIVE_PAGES, ...POST_LIMIT }, async (request, reply) => {
		const { post } = readBody(pagePreviewSchema, request);
		const answer = await desk.find(readId(request));
		return send(reply, { ...answer, post: { ...answer.post, ...post } });
	});
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
		meta_title: null,
		meta_description: null,
		meta_keywords: [],
		translation_group: null,
		published_at: post.published_at ?? new Date().toISOString(),
		created_at: updatedAt,
		updated_at: updatedAt,
	};
}

/** Visitors do not get the pictures of a draft: the desk's own addresses stand in their place. */
const withOwnPictures = (html: string, { id, pictures }: PostAnswer): string =>
	pictures.reduce(
		(text, picture) =>
			text.replaceAll(
				new RegExp(`${mediaPath(picture.id)}(?:\\?w=\\d+)?`, "g"),
				picturePath(id, picture.id),
			),
		html,
	);
