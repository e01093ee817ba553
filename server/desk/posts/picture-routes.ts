import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newPictureSchema, pictureChangeSchema } from "../../../shared/desk/posts.ts";
import { readPicture } from "../../../supabase/functions/create-blog-post/picture.ts";
import { variantOf } from "../../blog/media/variants.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { PICTURE_LIMIT } from "../limits.ts";
import { missing, refusal } from "../refusal.ts";
import { type DeskPosts, personOf, refusedField } from "./desk-posts.ts";

/** Encoded anew, as for visitors: a camera writes the place and more into its files. */
const SHOWN_AS = "webp";

/** A picture that is opened as a page loads and runs nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** Sends a picture as the desk shows it. @param original identifies its variants. */
export async function sendPicture(
	{ pictureVariant }: Pick<FastifyInstance, "pictureVariant">,
	reply: FastifyReply,
	original: { sha256: string; width: number },
	read: () => Promise<Buffer>,
) {
	const bytes = await pictureVariant(variantOf(original, SHOWN_AS, undefined), read);
	return reply
		.header("content-security-policy", PICTURE_POLICY)
		.type(`image/${SHOWN_AS}`)
		.send(bytes);
}

const readPictureIds = (request: FastifyRequest): [post: string, picture: string] => [
	readId(request),
	readId(request, "picture"),
];

/** `/api/desk/posts/:id/pictures…` */
export async function pictureRoutes(
	scope: FastifyInstance,
	{ desk }: { desk: DeskPosts },
): Promise<void> {
	const { store, sendChanged } = desk;

	scope.post(
		"/posts/:id/pictures",
		{ ...FOR_EDITORS, ...PICTURE_LIMIT },
		async (request, reply) => {
			const id = readId(request);
			const { image, ...picture } = readBody(newPictureSchema, request);
			const file = readPicture(image);
			if (typeof file === "string") throw refusal(422, "picture_refused", file);
			const outcome = await store.addPicture(id, picture, file, personOf(request));
			// A picture of another post.
			if (outcome === "id_taken") throw refusedField("id", "taken");
			return sendChanged(id, reply.code(201), outcome);
		},
	);

	scope.patch("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const change = readBody(pictureChangeSchema, request);
		const ids = readPictureIds(request);
		const outcome = await store.changePicture(...ids, change, personOf(request));
		return sendChanged(ids[0], reply, outcome);
	});

	scope.delete("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const ids = readPictureIds(request);
		const outcome = await store.removePicture(...ids, personOf(request));
		return sendChanged(ids[0], reply, outcome);
	});

	scope.get("/posts/:id/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const ids = readPictureIds(request);
		const picture = (await store.findPicture(...ids)) ?? missing();
		return sendPicture(scope, reply, picture, () => store.readPicture(ids[1]));
	});
}
