import type { SupabaseClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import { sourceSeenSchema } from "../../../shared/desk/post-source.ts";
import {
	type RenamedAnswer,
	type TermsAnswer,
	termChangeSchema,
	termsFilterSchema,
} from "../../../shared/desk/post-terms.ts";
import { createPostSources } from "../../blog/writing/post-sources.ts";
import { createPostTerms } from "../../blog/writing/post-terms.ts";
import { readBody, readId, readQuery } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { missing, refusal } from "../refusal.ts";
import { personOf, refuseUnbounded } from "./desk-posts.ts";

/** `/api/desk/terms`: what posts have in common. `/api/desk/posts/:id/source`: what a post translates. */
export async function termRoutes(
	scope: FastifyInstance,
	{ supabase }: { supabase: SupabaseClient },
): Promise<void> {
	const terms = createPostTerms(supabase);
	const sources = createPostSources(supabase);

	scope.get(
		"/terms",
		FOR_EDITORS,
		(request): Promise<TermsAnswer> => terms.list(readQuery(termsFilterSchema, request).language),
	);

	scope.post("/terms", FOR_EDITORS, async (request): Promise<RenamedAnswer> => {
		const posts = await terms.rename(readBody(termChangeSchema, request), personOf(request));
		return posts === "refused" ? refuseUnbounded() : { posts };
	});

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
