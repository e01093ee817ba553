import type { FastifyInstance, FastifyReply } from "fastify";
import { type PostAnswer, pagePreviewSchema, picturePath } from "../../../shared/desk/posts.ts";
import type { Renderer } from "../../site/renderer.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { LIVE_PAGES } from "../limits.ts";
import { type DeskPosts, POST_LIMIT } from "./desk-posts.ts";
import { createDraftReader, draftHeaders } from "./draft-reader.ts";

/** `/api/desk/posts/:id/page`: a post's whole page as the site would show it, as it is saved or as it is typed. */
export async function pageRoutes(
	scope: FastifyInstance,
	{ desk, renderer }: { desk: DeskPosts; renderer: Renderer },
): Promise<void> {
	const read = createDraftReader(scope, renderer);
	const send = async (reply: FastifyReply, answer: PostAnswer) =>
		reply
			.headers(draftHeaders("'self'"))
			.type("text/html; charset=utf-8")
			.send(await read(answer, (picture) => picturePath(answer.id, picture)));

	scope.get("/posts/:id/page", FOR_EDITORS, async (request, reply) =>
		send(reply, await desk.find(readId(request))),
	);

	scope.post("/posts/:id/page", { ...LIVE_PAGES, ...POST_LIMIT }, async (request, reply) => {
		const { post } = readBody(pagePreviewSchema, request);
		const answer = await desk.find(readId(request));
		return send(reply, { ...answer, post: { ...answer.post, ...post } });
	});
}
