import type { FastifyInstance } from "fastify";
import {
	type RenamedAnswer,
	type TermsAnswer,
	termChangeSchema,
	termsFilterSchema,
} from "../../../shared/desk/post-terms.ts";
import { readBody, readQuery } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { type DeskPosts, personOf, refuseUnbounded } from "./desk-posts.ts";

/** `/api/desk/terms`: the categories and tags of posts. */
export async function termRoutes(
	scope: FastifyInstance,
	{ desk }: { desk: DeskPosts },
): Promise<void> {
	const { terms } = desk.store;

	scope.get(
		"/terms",
		FOR_EDITORS,
		(request): Promise<TermsAnswer> => terms.list(readQuery(termsFilterSchema, request).language),
	);

	scope.post("/terms", FOR_EDITORS, async (request): Promise<RenamedAnswer> => {
		const posts = await terms.rename(readBody(termChangeSchema, request), personOf(request));
		return posts === "refused" ? refuseUnbounded() : { posts };
	});
}
