import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import {
	newPictureSchema,
	newPostSchema,
	type PostAnswer,
	type PostsAnswer,
	pictureChangeSchema,
	picturePath,
	postChangeSchema,
	postFilterSchema,
	previewSchema,
} from "../../../shared/desk/posts.ts";
import { ALL_PICTURES_BYTES, COVER, MOST_PICTURES } from "../../../shared/post.ts";
import { readPicture } from "../../../supabase/functions/create-blog-post/picture.ts";
import { lastEditorOf } from "../../audit/audit.ts";
import { variantOf } from "../../blog/media/variants.ts";
import { createPostStore } from "../../blog/post-store.ts";
import { UnrenderableText } from "../../blog/rendering.ts";
import { Problem } from "../../problem.ts";
import { readBody, readId, readQuery } from "../body.ts";
import { FOR_EDITORS, signedIn } from "../guard.ts";
import { NEW_POSTS, PREVIEWS } from "../limits.ts";
import { refusal } from "../refusal.ts";

/** Bytes of a post: each of its characters may take six in JSON. */
const POST_LIMIT = { bodyLimit: 2 * 1024 * 1024 };

/** Bytes of a picture of 5 MB as a data URL in JSON. */
const PICTURE_LIMIT = { bodyLimit: 8 * 1024 * 1024 };

/** Why a post takes no further picture. */
const REFUSED = {
	too_many: [
		"pictures_too_many",
		`A post takes at most ${MOST_PICTURES} pictures beside its cover`,
	],
	too_large: [
		"pictures_too_large",
		`The pictures of a post take at most ${ALL_PICTURES_BYTES / 1024 / 1024} MB together`,
	],
	refused: ["post_refused", "A field of the post is beyond its bounds: save the post first"],
} as const;

/** Encoded anew, as for visitors: a camera writes the place and more into its files. */
const SHOWN_AS = "webp";

/** A picture that is opened as a page loads and runs nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** `/api/desk/posts…`: the posts with their pictures, for owners and editors. */
export async function postRoutes(scope: FastifyInstance): Promise<void> {
	const { pool, supabaseAsService, draftRendering } = scope;
	// Passwords, without which there is no desk, need the service role's key too.
	if (!supabaseAsService) return;
	const store = createPostStore(supabaseAsService, scope.reportUnreadable);

	async function find(id: string): Promise<PostAnswer> {
		return (await store.find(id)) ?? missing();
	}

	const personOf = (request: FastifyRequest) => signedIn(request).account.email;

	/** Answers with the post after a change of its pictures. @throws Problem if there was none. */
	async function sendChanged(
		request: FastifyRequest,
		reply: FastifyReply,
		outcome: Awaited<ReturnType<typeof store.addPicture>>,
	) {
		if (outcome === undefined) missing();
		if (outcome !== "done") {
			const [code, title] = REFUSED[outcome];
			throw refusal(422, code, title);
		}
		return reply.send(await find(readId(request)));
	}

	scope.get(
		"/posts",
		FOR_EDITORS,
		(request): Promise<PostsAnswer> => store.list(readQuery(postFilterSchema, request)),
	);

	scope.post("/posts", NEW_POSTS, async (request, reply) => {
		const { account } = signedIn(request);
		const id = (await store.create(readBody(newPostSchema, request), account)) ?? missing();
		return reply.code(201).send({ id });
	});

	scope.get("/posts/:id", FOR_EDITORS, (request) => find(readId(request)));

	scope.put("/posts/:id", { ...FOR_EDITORS, ...POST_LIMIT }, async (request) => {
		const id = readId(request);
		const { version, post } = readBody(postChangeSchema, request);
		await draftRendering.text(post.content).catch((error: unknown) => {
			throw error instanceof UnrenderableText ? refusedField("post.content", "too_complex") : error;
		});
		const outcome = (await store.change(id, version, post, personOf(request))) ?? missing();
		if (outcome === "changed") {
			throw new Problem(409, "Somebody else changed the post", {
				code: "post_changed",
				by: await lastEditorOf(pool, id),
			});
		}
		if (outcome === "slug_taken") throw refusedField("post.slug", "taken");
		return find(id);
	});

	scope.delete("/posts/:id", FOR_EDITORS, async (request, reply) => {
		if (!(await store.remove(readId(request), personOf(request)))) missing();
		return reply.code(204).send();
	});

	scope.post("/posts/:id/preview", { ...PREVIEWS, ...POST_LIMIT }, async (request) => {
		const { content } = readBody(previewSchema, request);
		const { id, language, pictures } = await find(readId(request));
		const placed = pictures
			.filter(({ position }) => position !== COVER)
			.map(({ id: picture, ...rest }) => ({ ...rest, src: picturePath(id, picture), sizes: "" }));
		const html = await draftRendering.text(content, placed, language).catch((error: unknown) => {
			throw error instanceof UnrenderableText ? refusal(422, "too_complex", error.message) : error;
		});
		return { html };
	});

	scope.post(
		"/posts/:id/pictures",
		{ ...FOR_EDITORS, ...PICTURE_LIMIT },
		async (request, reply) => {
			const id = readId(request);
			const { image, ...picture } = readBody(newPictureSchema, request);
			const file = readPicture(image);
			if (typeof file === "string") throw refusal(422, "picture_refused", file);
			const outcome = await store.addPicture(id, picture, file, personOf(request));
			return sendChanged(request, reply.code(201), outcome);
		},
	);

	scope.patch("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const change = readBody(pictureChangeSchema, request);
		const ids = [readId(request), readPictureId(request)] as const;
		const outcome = await store.changePicture(...ids, change, personOf(request));
		return sendChanged(request, reply, outcome);
	});

	scope.delete("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const ids = [readId(request), readPictureId(request)] as const;
		return sendChanged(request, reply, await store.removePicture(...ids, personOf(request)));
	});

	scope.get("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const id = readPictureId(request);
		const picture = (await store.findPicture(readId(request), id)) ?? missing();
		const bytes = await scope.pictureVariant(variantOf(picture, SHOWN_AS, undefined), () =>
			store.readPicture(id),
		);
		return reply
			.header("content-security-policy", PICTURE_POLICY)
			.type(`image/${SHOWN_AS}`)
			.send(bytes);
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
