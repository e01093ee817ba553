import type { SupabaseClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { VersionsAnswer } from "../../../shared/desk/post-history.ts";
import { createPostHistory } from "../../blog/writing/post-history.ts";
import { readId, readParameter } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { missing } from "../refusal.ts";

const versionSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

/** `/api/desk/posts/:id/versions…`: earlier texts. */
export async function historyRoutes(
	scope: FastifyInstance,
	{ supabase }: { supabase: SupabaseClient },
): Promise<void> {
	const history = createPostHistory(supabase);

	scope.get(
		"/posts/:id/versions",
		FOR_EDITORS,
		async (request): Promise<VersionsAnswer> => ({
			versions: await history.list(readId(request)),
		}),
	);

	scope.get("/posts/:id/versions/:version", FOR_EDITORS, async (request) => {
		const version = readParameter(versionSchema, request, "version");
		return { post: (await history.find(readId(request), version)) ?? missing() };
	});
}
