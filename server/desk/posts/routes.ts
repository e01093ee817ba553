import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import {
	COVER,
	newPictureSchema,
	newPostSchema,
	type PostAnswer,
	type PostsAnswer,
	pictureChangeSchema,
	picturePath,
	postChangeSchema,
	postFilterSchema,
	previewSchema,
} from "../../../client/desk/api/posts.ts";
import { readPicture } from "../../../supabase/functions/create-blog-post/picture.ts";
import { createPostStore } from "../../blog/post-store.ts";
import { auditPost, lastEditorOf } from "../../leads/audit.ts";
import { Problem } from "../../problem.ts";
import { readBody, readId, readQuery } from "../body.ts";
import { FOR_EDITORS, signedIn } from "../guard.ts";
import { NEW_POSTS, PREVIEWS } from "../limits.ts";
import { refusal } from "../refusal.ts";

/** Bytes of a post: each of its characters may take six in JSON. */
const POST_LIMIT = { bodyLimit: 2 * 1024 * 1024 };

/** Bytes of a picture of 5 MB as a data URL in JSON. */
const PICTURE_LIMIT = { bodyLimit: 8 * 1024 * 1024 };

/** A picture that is opened as a page loads and runs nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** `/api/desk/posts…`: the posts with their pictures, for owners and editors. */
export async function postRoutes(scope: FastifyInstance): Promise<void> {
	const { pool, supabaseAsService } = scope;
	// Passwords, without which there is no desk, need the service role's key too.
	if (!supabaseAsService) return;
	const store = createPostStore(supabaseAsService);

	async function find(id: string): Promise<PostAnswer> {
		return (await store.find(id)) ?? missing();
	}

	const audit = (
		request: FastifyRequest,
		action: Parameters<typeof auditPost>[1],
		{ id, post: { title } }: PostAnswer,
	) => auditPost(pool, action, { id, title }, signedIn(request).account.email);

	/** What a change of its pictures makes of a post. */
	async function sendChanged(request: FastifyRequest, reply: FastifyReply) {
		const post = await find(readId(request));
		await audit(request, "post_change", post);
		return reply.send(post);
	}

	scope.get(
		"/posts",
		FOR_EDITORS,
		(request): Promise<PostsAnswer> => store.list(readQuery(postFilterSchema, request)),
	);

	scope.post("/posts", NEW_POSTS, async (request, reply) => {
		const { account } = signedIn(request);
		const id = (await store.create(readBody(newPostSchema, request), account.name)) ?? missing();
		await audit(request, "post_add", await find(id));
		return reply.code(201).send({ id });
	});

	scope.get("/posts/:id", FOR_EDITORS, (request) => find(readId(request)));

	scope.put("/posts/:id", { ...FOR_EDITORS, ...POST_LIMIT }, async (request) => {
		const id = readId(request);
		const { version, post } = readBody(postChangeSchema, request);
		const outcome = (await store.change(id, version, post)) ?? missing();
		if (outcome === "changed") {
			throw new Problem(409, "Somebody else changed the post", {
				code: "post_changed",
				by: await lastEditorOf(pool, id),
			});
		}
		if (outcome === "slug_taken") throw refusedField("post.slug", "taken");
		const answer = await find(id);
		await audit(request, "post_change", answer);
		return answer;
	});

	scope.delete("/posts/:id", FOR_EDITORS, async (request, reply) => {
		const post = await find(readId(request));
		if (!(await store.remove(post.id))) missing();
		await audit(request, "post_remove", post);
		return reply.code(204).send();
	});

	scope.post("/posts/:id/preview", { ...PREVIEWS, ...POST_LIMIT }, async (request) => {
		const { content } = readBody(previewSchema, request);
		const { id, language, pictures } = await find(readId(request));
		const placed = pictures
			.filter(({ position }) => position !== COVER)
			.map(({ id: picture, ...rest }) => ({ ...rest, src: picturePath(id, picture), sizes: "" }));
		// Loaded with the first preview: it takes 18 MB.
		const { renderMarkdown } = await import("../../blog/markdown.ts");
		return { html: renderMarkdown(content, placed, language) };
	});

	scope.post(
		"/posts/:id/pictures",
		{ ...FOR_EDITORS, ...PICTURE_LIMIT },
		async (request, reply) => {
			const id = readId(request);
			const { image, ...picture } = readBody(newPictureSchema, request);
			const file = readPicture(image);
			if (typeof file === "string") throw refusal(422, "picture_refused", file);
			if (!(await store.addPicture(id, picture, file))) missing();
			return sendChanged(request, reply.code(201));
		},
	);

	scope.patch("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const change = readBody(pictureChangeSchema, request);
		if (!(await store.changePicture(readId(request), readPictureId(request), change))) missing();
		return sendChanged(request, reply);
	});

	scope.delete("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		if (!(await store.removePicture(readId(request), readPictureId(request)))) missing();
		return sendChanged(request, reply);
	});

	scope.get("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const id = readPictureId(request);
		const { mime, bytes } = (await store.readPicture(readId(request), id)) ?? missing();
		return reply.header("content-security-policy", PICTURE_POLICY).type(mime).send(bytes);
	});
}

function missing(): never {
	throw refusal(404, "not_found", "Not found");
}

const refusedField = (field: string, code: string) =>
	new Problem(422, "Some fields are wrong", {
		code: "invalid",
		errors: [{ field, code, message: `${field} is refused: ${code}` }],
	});

const pictureSchema = v.object({ picture: v.pipe(v.string(), v.uuid()) });

function readPictureId({ params }: FastifyRequest): string {
	const result = v.safeParse(pictureSchema, params);
	return result.success ? result.output.picture : missing();
}
