import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { createPostStore } from "../../blog/post-store.ts";
import { Problem } from "../../problem.ts";
import type { Renderer } from "../../site/renderer.ts";
import { createDeskPosts } from "./desk-posts.ts";
import { DRAFT_PATH, findDraft } from "./draft-links.ts";
import { createDraftReader, draftHeaders } from "./draft-reader.ts";
import { sendPicture } from "./picture-routes.ts";

/** Requests of one client a minute: a page with its pictures several times. */
const LIMIT = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };

const secretSchema = v.object({
	secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
	picture: v.optional(v.pipe(v.string(), v.uuid())),
});

/** `GET /draft/<secret>`: a post that is not published, for everybody who has its link. */
export async function draftPage(
	app: FastifyInstance,
	{ renderer }: { renderer: Renderer },
): Promise<void> {
	const { pool, supabaseAsService } = app;
	if (!supabaseAsService) return;
	const store = createPostStore(supabaseAsService, app.reportUnreadable);
	const desk = createDeskPosts(app, store);
	const read = createDraftReader(app, renderer);

	async function open(request: FastifyRequest) {
		const parameters = v.safeParse(secretSchema, request.params);
		const post = parameters.success && (await findDraft(pool, parameters.output.secret));
		if (!parameters.success || !post) throw new Problem(404, "Not found");
		return { ...parameters.output, post };
	}

	app.get(`${DRAFT_PATH}/:secret`, LIMIT, async (request, reply) => {
		const { secret, post } = await open(request);
		const html = await read(await desk.find(post), (id) => `${DRAFT_PATH}/${secret}/${id}`);
		return reply.headers(draftHeaders("'none'")).type("text/html; charset=utf-8").send(html);
	});

	app.get(`${DRAFT_PATH}/:secret/:picture`, LIMIT, async (request, reply) => {
		const { post, picture = "" } = await open(request);
		const original = await store.findPicture(post, picture);
		if (!original) throw new Problem(404, "Not found");
		reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
		return sendPicture(app, reply, original, () => store.readPicture(picture));
	});
}
