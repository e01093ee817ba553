import { FUNCTION_PATH } from "../../../server/supabase/api.ts";
import { MOST_BODY_BYTES } from "../../../supabase/functions/create-blog-post/body.ts";
import { payloadSchema } from "../../../supabase/functions/create-blog-post/payload.ts";
import {
	answer,
	describeObject,
	document,
	idempotencyKey,
	type Json,
	refusals,
} from "./json-schema.ts";

const PICTURE =
	"A data URL of a still PNG, JPEG, WebP or AVIF of at most 5 MB, such as data:image/webp;base64,…";

const FIELDS = {
	language: "The language of the post.",
	title: "One line.",
	excerpt: "One line: the card and the description.",
	content: "Markdown (GitHub's dialect). HTML in it is shown as text.",
	author: "One line.",
	category: "One line.",
	author_bio: "May have several lines.",
	tags: "Each one line. Repetitions are left out.",
	read_time: "Minutes.",
	cover_image: PICTURE,
	cover_image_alt: "What the cover shows.",
	meta_title: "Kept for other programs: the page takes title.",
	meta_description: "Kept for other programs: the page takes excerpt.",
	meta_keywords: "Each one line. Repetitions are left out.",
	status: "Only published shows.",
	slug: "At most 120 small Latin letters, digits and single hyphens between them. Without one it is made of the title.",
	published_at:
		"Date and time with an offset, such as 2026-12-01T09:00:00+03:00; without one the moment of publishing. In the future, the post shows from then on.",
	translation_group: "A UUID of your own that the translations of one post share.",
	images:
		"Pictures below headings: position names the heading as a slug or as it is written, image_url is a picture as in cover_image, image_meta_description says what it shows.",
};

export const publishingApi = (): Json =>
	document(
		{
			title: "Publishing API",
			description:
				"Creates a post with its pictures, all or nothing. Texts are trimmed; unknown fields are ignored; null counts as absent. All pictures of a post have at most 15 MB together.",
		},
		{
			paths: {
				[FUNCTION_PATH]: {
					post: {
						summary: "Creates a post",
						operationId: "createBlogPost",
						security: [{ key: [] }],
						parameters: [
							idempotencyKey(
								"Send one, such as a UUID: a repetition under the same key gets the same answer and creates nothing.",
							),
						],
						requestBody: {
							required: true,
							content: {
								"application/json": {
									schema: describeObject(payloadSchema, FIELDS),
								},
							},
						},
						responses: {
							201: {
								...answer("The post is stored.", {
									type: "object",
									required: ["post_id", "slug", "url"],
									properties: {
										post_id: { type: "string", format: "uuid" },
										slug: { type: "string" },
										url: { type: "string", format: "uri" },
									},
								}),
								headers: {
									Location: {
										schema: { type: "string", format: "uri" },
										description: "The post's URL; 404 until it is published.",
									},
								},
							},
							...refusals({
								400: "The body is no JSON object, or breaks off.",
								401: "There is no key, or a wrong one.",
								404: "Publishing is switched off: BLOG_API_KEY is not set.",
								408: "The request did not arrive within 30 seconds.",
								409: "The slug is taken in this language.",
								413: `The body has more than ${MOST_BODY_BYTES} bytes.`,
								415: "The body has another content type.",
								422: "Fields to fix, or a key that belongs to a post with other content.",
								429: "More than 60 requests a minute from one client.",
								503: "All of the post was written, or nothing: send it again under the same key.",
							}),
						},
					},
				},
			},
			components: {
				securitySchemes: {
					key: {
						type: "http",
						scheme: "bearer",
						description: "One of the keys of BLOG_API_KEY.",
					},
				},
			},
		},
	);
