import type { FastifyInstance } from "fastify";
import { sourceSeenSchema } from "../../../shared/desk/post-source.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { missing, refusal } from "../refusal.ts";
import type { DeskPosts } from "./desk-posts.ts";

/** `/api/desk/posts/:id/source`: the original of a translation. */
export async function sourceRoutes(
	scope: FastifyInstance,
	{ desk }: { desk: DeskPosts },
): Promise<void> {
	const { sources } = desk.store;

	scope.get(
		"/posts/:id/source",
		FOR_EDITORS,
		async (request) => (await sources.find(readId(request))) ?? missing(),
	);

	scope.put("/posts/:id/source", FOR_EDITORS, async (request, reply) => {
		const { version } = readBody(sourceSeenSchema, request);
		if (!(await sources.see(readId(request), version))) {
			throw refusal(409, "post_changed", "The source has changed meanwhile");
		}
		return reply.code(204).send();
	});
}
