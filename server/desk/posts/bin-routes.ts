import type { SupabaseClient } from "@supabase/supabase-js";
import type { FastifyInstance } from "fastify";
import type { BinAnswer } from "../../../shared/desk/post-history.ts";
import { createPostHistory } from "../../blog/writing/post-history.ts";
import { readId } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { missing } from "../refusal.ts";
import { type DeskPosts, personOf } from "./desk-posts.ts";
import { sendPicture } from "./picture-routes.ts";

/** `/api/desk/bin…`: lists and restores deleted posts and pictures. */
export async function binRoutes(
	scope: FastifyInstance,
	{ desk, supabase }: { desk: DeskPosts; supabase: SupabaseClient },
): Promise<void> {
	const history = createPostHistory(supabase);

	scope.get("/bin", FOR_EDITORS, (): Promise<BinAnswer> => history.bin());

	scope.post("/bin/posts/:id", FOR_EDITORS, async (request) => {
		const id = readId(request);
		if (!(await history.restorePost(id, personOf(request)))) missing();
		return desk.find(id);
	});

	scope.post("/bin/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const id = readId(request, "picture");
		const picture = (await history.bin()).pictures.find((one) => one.id === id) ?? missing();
		const outcome = await history.restorePicture(id, personOf(request));
		return desk.sendChanged(picture.post, reply, outcome);
	});

	scope.get("/bin/pictures/:picture", FOR_EDITORS, async (request, reply) => {
		const { bytes, ...original } =
			(await history.binnedPicture(readId(request, "picture"))) ?? missing();
		return sendPicture(scope, reply, original, async () => Buffer.from(bytes, "hex"));
	});
}
