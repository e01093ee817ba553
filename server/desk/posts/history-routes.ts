import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { BinAnswer, VersionsAnswer } from "../../../shared/desk/post-history.ts";
import { readId, readParameter } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { missing } from "../refusal.ts";
import { type DeskPosts, personOf } from "./desk-posts.ts";
import { sendPicture } from "./picture-routes.ts";

const versionSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

/** `/api/desk/posts/:id/versions…`: earlier texts; `/api/desk/bin…`: deleted posts and pictures. */
export async function historyRoutes(
	scope: FastifyInstance,
	{ desk }: { desk: DeskPosts },
): Promise<void> {
	const { history } = desk.store;

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
