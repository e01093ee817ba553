import { apiChangeSchema, apiPostSchema } from "../../../shared/posts-api.ts";
import { answer, describeObject, document, type Json, refusals } from "./json-schema.ts";

const FIELDS = {
	id: "Of your own, in place of an Idempotency-Key: the same request again, because its answer was lost, makes no second post. Another request under it is refused (`reused`).",
	language: "The language of the post.",
	title: "One line.",
	translates:
		"The id of the post that it translates: fields that are left out are taken from it; category and tags are those that the language has for its own.",
	slug: "At most 120 small Latin letters, digits and single hyphens between them. Without one it is made of the title.",
	excerpt: "One line: the card and the description. Needed to publish.",
	content:
		"Markdown (GitHub's dialect); a picture of the post stands in it as ![alt](picture:<id>). Needed to publish.",
	author: "One line. Without one the name of the token's account.",
	author_bio: "May have several lines.",
	category: "One line. Needed to publish.",
	tags: "Each one line. Repetitions are left out.",
	read_time: "Minutes.",
	status: "Only published shows.",
	published_at:
		"Date and time with an offset, such as 2026-12-01T09:00:00+03:00; null: the moment of publishing. In the future, the post shows from then on.",
	version:
		"Of the post that was read. With it, what somebody changed meanwhile is not overwritten (409).",
};

const POST = {
	type: "object",
	description: "The fields of the post, with id, version, updated_at, url and translations.",
	required: ["id", "language", "title", "slug", "status", "version", "updated_at", "url"],
	properties: {
		id: { type: "string", format: "uuid" },
		version: { type: "string" },
		url: { type: "string", format: "uri", description: "404 until the post is published." },
	},
};

const COMMON = {
	401: "There is no such access token, or its account may not write posts any more.",
	429: "More than 120 requests a minute from one client.",
	503: "The database does not answer: send it again.",
};

/** Besides, where there is a body. */
const WRITES = {
	400: "The body is no JSON.",
	403: "The token may only read.",
	413: "The body is too large.",
	415: "The body is not said to be JSON.",
};

const body = (schema: Json) => ({
	required: true,
	content: { "application/json": { schema } },
});

const ID = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } };

const query = (name: string, description: string, schema: Json = { type: "string" }) => ({
	name,
	in: "query",
	schema,
	description,
});

/** Operations share the security and the common refusals. */
const operation = (operationId: string, summary: string, rest: Json, refused: Json = {}): Json => {
	const { responses, ...others } = rest as { responses: Json };
	return {
		operationId,
		summary,
		security: [{ token: [] }],
		...others,
		responses: { ...responses, ...refusals({ ...COMMON, ...(refused as Record<string, string>) }) },
	};
};

export const postsApi = (): Json =>
	document(
		{
			title: "Posts API",
			description:
				"Reads, creates and changes posts in the name of an account, with an access token from the desk's settings. The rules are those of the desk.",
		},
		{
			paths: {
				"/api/posts": {
					get: operation(
						"listPosts",
						"Lists posts, 25 on a page",
						{
							parameters: [
								query("q", "A part of the title, or words of the text."),
								query("state", "Only posts in this state.", {
									enum: ["draft", "published", "archived", "scheduled"],
								}),
								query("language", "Only posts in this language.", { enum: ["tr", "de", "en"] }),
								query("sort", "By the last change, if left out.", {
									enum: ["changed", "published", "title"],
								}),
								query("page", "From 1.", { type: "integer", minimum: 1 }),
							],
							responses: {
								200: answer(
									"In the order that was asked for; is_ahead says whether something is not published yet, other_languages where it has translations.",
									{
										type: "object",
										required: ["posts", "total"],
										properties: {
											posts: { type: "array", items: { type: "object" } },
											total: { type: "integer" },
										},
									},
								),
							},
						},
						{ 422: "A parameter to fix." },
					),
					post: operation(
						"createPost",
						"Creates a post",
						{
							requestBody: body(describeObject(apiPostSchema, FIELDS)),
							responses: {
								200: answer(
									"The same request has made this post before; it is answered as it is now.",
									POST,
								),
								201: answer("The post is stored.", POST),
							},
						},
						{
							...WRITES,
							409: "The slug is taken in this language, or led to another post before; or the post with this id is in the desk's bin (`deleted`).",
							422: "Fields to fix, an id that belongs to a post with other content (`reused`), or no post to translate.",
						},
					),
				},
				"/api/posts/{id}": {
					get: operation(
						"readPost",
						"Reads a post",
						{ parameters: [ID], responses: { 200: answer("The post as it is written.", POST) } },
						{ 404: "There is no such post." },
					),
					patch: operation(
						"changePost",
						"Changes fields of a post, for visitors too where it is published",
						{
							parameters: [ID],
							requestBody: body(describeObject(apiChangeSchema, FIELDS)),
							responses: { 200: answer("The changed post.", POST) },
						},
						{
							...WRITES,
							404: "There is no such post.",
							409: "The slug is taken, somebody changed the post since the version, or changes made in the desk are not published yet (`unpublished_changes`).",
							422: "A field to fix.",
						},
					),
				},
			},
			components: {
				securitySchemes: {
					token: {
						type: "http",
						scheme: "bearer",
						description: "An access token, which the desk's settings make.",
					},
				},
			},
		},
	);
