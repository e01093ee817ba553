import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bearerToken } from "../../../shared/bearer-token.ts";
import {
	completePostSchema,
	type PostAnswer,
	type PostFields,
	postFilterSchema,
} from "../../../shared/desk/posts.ts";
import { pathFor } from "../../../shared/paths.ts";
import { apiChangeSchema, apiPostSchema } from "../../../shared/posts-api.ts";
import { readingTime, withReadingTime } from "../../../shared/reading-time.ts";
import { freeSlugs } from "../../blog/writing/post-slugs.ts";
import { Problem } from "../../problem.ts";
import { findTokenHolder, type TokenHolder } from "../accounts/tokens.ts";
import { readBody, readId, readQuery, readValue } from "../body.ts";
import { limitClients } from "../guard.ts";
import { type DeskPosts, POST_LIMIT, refusedField, rendered } from "./desk-posts.ts";

/** Requests of one client a minute. */
const LIMIT = { max: 120, timeWindow: "1 minute" };

const SENT = `
select
	exists (select from private.post_bin where post_id = $1) as "isInBin",
	-- Nothing is known of a post that the version before has made.
	coalesce(
		(select request_hash = decode($2, 'hex') from private.sent_posts where post_id = $1), true
	) as "isSame"`;

declare module "fastify" {
	interface FastifyRequest {
		/** For whom a program asks; null on other routes. */
		holder: TokenHolder | null;
	}
}

/** `/api/posts`: posts for programs, with an access token of an account. The desk shows and makes these. */
export async function postsApi(app: FastifyInstance, { desk }: { desk: DeskPosts }): Promise<void> {
	const { pool, config, draftRendering } = app;
	const { store } = desk;
	const route = { config: { rateLimit: LIMIT }, ...POST_LIMIT };

	limitClients(app);
	app.removeContentTypeParser("text/plain");
	app.decorateRequest("holder", null);
	app.addHook("onRequest", async (request, reply) => {
		reply.header("cache-control", "no-store");
		const token = bearerToken(request.headers.authorization);
		const holder = token && (await findTokenHolder(pool, token));
		if (!holder) {
			reply.header("www-authenticate", "Bearer");
			throw new Problem(401, "There is no such access token", {
				detail: "Send Authorization: Bearer <token>; the desk's settings make tokens.",
			});
		}
		if (request.method !== "GET" && request.method !== "HEAD" && holder.scope === "read") {
			throw new Problem(403, "This token may only read", {
				detail: "Make a token that may write, in the desk's settings.",
			});
		}
		request.holder = holder;
	});

	const toAnswer = ({ id, language, post, version, updatedAt, translations }: PostAnswer) => ({
		id,
		language,
		...post,
		version,
		updated_at: updatedAt,
		/** 404 until the post is published. */
		url: config.siteUrl + pathFor("blog-post", language, post.slug),
		translations: translations.map(({ id, language }) => ({ id, language })),
	});

	/** The fields by the rules of the desk, and rendered once where visitors will see them. */
	async function check(given: PostFields): Promise<PostFields> {
		const fields = readValue(completePostSchema, given);
		if (fields.status === "published") {
			await rendered(draftRendering.text(fields.content), "content");
		}
		return fields;
	}

	/** Whether the same request has made the post. @throws Problem if another one has the id. */
	async function wasSent(id: string, hash: string): Promise<boolean> {
		const post = await store.find(id);
		const { rows } = await pool.query<{ isInBin: boolean; isSame: boolean }>(SENT, [id, hash]);
		// A program that sends all its posts again must not bring back one that a person has deleted.
		if (!post && rows[0]?.isInBin) throw deleted(id);
		if (post && !rows[0]?.isSame) throw reused(id);
		return post !== undefined;
	}

	async function write({ id, version, language }: PostAnswer, post: PostFields, by: TokenHolder) {
		const fields = await desk.toStore(id, post);
		const outcome = await store.change(id, version, fields, by.email, true);
		if (outcome === "slug_taken") throw slugTaken(language, fields.slug);
		if (outcome === "changed") throw changedMeanwhile();
		return toAnswer(await desk.find(id));
	}

	app.get("/", route, async (request) => store.list(readQuery(postFilterSchema, request)));

	app.get("/:id", route, async (request) => toAnswer(await desk.find(readId(request))));

	app.post("/", route, async (request, reply) => {
		const { name, email } = holderOf(request);
		const sent = readBody(apiPostSchema, request);
		const { id: own, language, title, translates, ...given } = sent;
		const hash = hashOf(sent);
		if (own && (await wasSent(own, hash))) return toAnswer(await desk.find(own));
		const start = translates === undefined ? blank(name) : await desk.startOf(translates, language);
		if (!start) throw refusedField("translates", "invalid");
		const [slug = ""] = freeSlugs(title, language);
		const draft = { ...start, title, slug, status: "draft" as const, published_at: null };
		const fields = await check(changed(draft, given));
		const { status, published_at } = fields;
		const chosen = defined({ slug: given.slug, author_bio: given.author_bio });
		const id = own ?? randomUUID();
		const outcome = await store.send(
			{ id, language, translates },
			email,
			fields,
			{ ...chosen, status, published_at },
			own && hash,
		);
		if (outcome === false) throw refusedField("translates", "invalid");
		if (outcome === "slug_taken") throw slugTaken(language, given.slug);
		const answer = toAnswer(await desk.find(id));
		// The same request at the same time was faster.
		if (outcome === "id_taken" && (await wasSent(id, hash))) return answer;
		return reply.code(201).header("location", `/api/posts/${id}`).send(answer);
	});

	app.patch("/:id", route, async (request) => {
		const { version, ...given } = readBody(apiChangeSchema, request);
		const before = await desk.find(readId(request));
		if (version !== undefined && version !== before.version) throw changedMeanwhile();
		// Otherwise visitors would see a text that is still being written.
		if (before.live) {
			throw new Problem(409, "The post has changes that nobody has published yet", {
				code: "unpublished_changes",
				detail: `Publish or discard them first: ${config.siteUrl}/desk/posts/${before.id}`,
			});
		}
		const fields = await check(changed(before.post, given));
		return write(before, fields, holderOf(request));
	});
}

const changedMeanwhile = () =>
	new Problem(409, "Somebody changed the post meanwhile", {
		detail: "Read it again, and send the change with its new version.",
	});

const reused = (id: string) =>
	new Problem(422, "The id is that of another post", {
		code: "invalid",
		errors: [
			{
				field: "id",
				code: "reused",
				message: `${id} belongs to a post that was made with other content: send new content with a new id, or change that post with PATCH`,
			},
		],
	});

const deleted = (id: string) =>
	new Problem(409, "The post with this id was deleted", {
		code: "deleted",
		detail: `Restore ${id} from the desk's bin, or send the post with another id.`,
	});

const slugTaken = (language: string, slug = "") =>
	new Problem(409, "The slug is taken", {
		code: "slug_taken",
		detail: `Another ${language} post has the slug ${slug}, or had it before.`,
	});

const holderOf = ({ holder }: FastifyRequest): TokenHolder => {
	if (!holder) throw new Error("The route is open to everybody");
	return holder;
};

/** In hexadecimal. A request that was read has its fields in the order of the schema. */
const hashOf = (sent: object): string =>
	createHash("sha256").update(JSON.stringify(sent)).digest("hex");

const blank = (author: string): PostFields => ({
	title: "",
	slug: "",
	excerpt: "",
	content: "",
	author,
	author_bio: "",
	category: "",
	tags: [],
	read_time: readingTime(""),
	status: "draft",
	published_at: null,
});

/** The fields after a change, with the reading time of the text unless it is set by hand. */
const changed = (before: PostFields, given: Parameters<typeof defined>[0]): PostFields => ({
	...before,
	...withReadingTime(before, defined(given)),
});

/** Without the fields that were left out. */
const defined = (fields: { [Name in keyof PostFields]?: PostFields[Name] | undefined }) =>
	Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as Partial<PostFields>;
