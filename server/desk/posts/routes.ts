import type { FastifyInstance, FastifyRequest } from "fastify";
import {
	newPostSchema,
	type PostAnswer,
	type PostsAnswer,
	postChangeSchema,
	postFilterSchema,
	postTextSchema,
} from "../../../shared/desk/posts.ts";
import { lastEditorOf } from "../../audit/audit.ts";
import { judgeSlug } from "../../blog/writing/former-slugs.ts";
import { Problem } from "../../problem.ts";
import type { Renderer } from "../../site/renderer.ts";
import { readBody, readId, readQuery } from "../body.ts";
import { FOR_EDITORS, signedIn } from "../guard.ts";
import { NEW_POSTS } from "../limits.ts";
import { notifyPresence } from "../presence.ts";
import { missing } from "../refusal.ts";
import { addressRoutes } from "./address-routes.ts";
import { type DeskPosts, POST_LIMIT, personOf, refusedField, rendered } from "./desk-posts.ts";
import { historyRoutes } from "./history-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { sourceRoutes } from "./source-routes.ts";
import { termRoutes } from "./term-routes.ts";

export interface PostOptions {
	desk: DeskPosts;
	renderer?: Renderer | undefined;
}

/** `/api/desk/posts…`, `/api/desk/bin…`, `/api/desk/terms`: all about posts, for owners and editors. */
export async function postRoutes(
	scope: FastifyInstance,
	{ desk, renderer }: PostOptions,
): Promise<void> {
	const { pool, draftRendering } = scope;
	const { store } = desk;
	await scope.register(pictureRoutes, { desk });
	await scope.register(addressRoutes, { desk });
	if (renderer) await scope.register(pageRoutes, { desk, renderer });
	await scope.register(historyRoutes, { desk });
	await scope.register(termRoutes, { desk });
	await scope.register(sourceRoutes, { desk });

	scope.get(
		"/posts",
		FOR_EDITORS,
		(request): Promise<PostsAnswer> => store.list(readQuery(postFilterSchema, request)),
	);

	scope.post("/posts", NEW_POSTS, async (request, reply) => {
		const { account } = signedIn(request);
		const id = await desk.create(readBody(newPostSchema, request), account);
		return reply.code(201).send({ id });
	});

	scope.get("/posts/:id", FOR_EDITORS, (request) => desk.find(readId(request)));

	scope.put("/posts/:id", { ...FOR_EDITORS, ...POST_LIMIT }, async (request) => {
		const { version, post } = readBody(postChangeSchema, request);
		// A text for visitors must be one that can be rendered.
		if (post.status === "published") {
			await rendered(draftRendering.text(post.content), "post.content");
		}
		return save(request, version, post, true);
	});

	// Every few seconds: nothing is rendered, because visitors see none of it yet.
	scope.put("/posts/:id/text", { ...FOR_EDITORS, ...POST_LIMIT }, async (request) => {
		const { version, post } = readBody(postTextSchema, request);
		// The table holds the slug of a draft; that of a working copy would be refused when it is published.
		const { problem, isPublished } = (await judgeSlug(pool, readId(request), post.slug)) ?? {};
		if (problem && isPublished) throw refusedField("post.slug", problem);
		return save(request, version, post, false);
	});

	async function save(
		request: FastifyRequest,
		version: string,
		post: PostAnswer["post"],
		takesEffect: boolean,
	): Promise<PostAnswer> {
		const id = readId(request);
		const person = personOf(request);
		const fields = await desk.toStore(id, post);
		const outcome = (await store.change(id, version, fields, person, takesEffect)) ?? missing();
		if (outcome === "changed") {
			await store.keepAside(id, fields, person);
			throw new Problem(409, "Somebody else changed the post", {
				code: "post_changed",
				...(await lastEditorOf(pool, "post", id)),
			});
		}
		if (outcome === "slug_taken") {
			const { problem } = (await judgeSlug(pool, id, post.slug)) ?? {};
			throw refusedField("post.slug", problem ?? "taken");
		}
		const { account } = signedIn(request);
		// Without it, the others see the change when they save.
		notifyPresence(scope, {
			subject: "posts",
			id,
			account: account.id,
			name: account.name,
			kind: "saved",
		}).catch((error: unknown) => request.log.warn(error, "The editors of a post were not told"));
		return desk.find(id);
	}

	scope.delete("/posts/:id/copy", FOR_EDITORS, async (request) => {
		const id = readId(request);
		await store.discardCopy(id, personOf(request));
		return desk.find(id);
	});

	scope.delete("/posts/:id", FOR_EDITORS, async (request, reply) => {
		if (!(await store.remove(readId(request), personOf(request)))) missing();
		return reply.code(204).send();
	});
}
