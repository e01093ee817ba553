import type { SupabaseClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import {
	type RenamedAnswer,
	type TermsAnswer,
	termChangeSchema,
	termsFilterSchema,
} from "../../../shared/desk/post-terms.ts";
import { createPostTerms } from "../../blog/writing/post-terms.ts";
import { readBody, readQuery } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { personOf, refuseUnbounded } from "./desk-posts.ts";

/** `/api/desk/terms`: the categories and tags of posts. */
export async function termRoutes(
	scope: FastifyInstance,
	{ supabase }: { supabase: SupabaseClient },
): Promise<void> {
	const terms = createPostTerms(supabase);

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
