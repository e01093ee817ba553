import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { media } from "../../server/blog/media/plugin.ts";
import { rendering } from "../../server/plugins/rendering.ts";
import { createRenderer } from "../../server/site/renderer.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import type { PostAnswer, PostFields } from "../../shared/desk/posts.ts";
import { type SignedIn, testDesk } from "./desk.ts";

/** The posts' database over Supabase Lite, with the service role's key. */
const asService = fp(async (app, { ownerUrl }: { ownerUrl: string }) => {
	const { siteUrl } = app.config;
	const lite = await createEmbeddedSupabase({ databaseUrl: ownerUrl, siteUrl });
	app.addHook("onClose", lite.close);
	app.decorate("supabaseAsService", createSupabaseClient(lite.fetch, lite.serviceRoleKey));
	app.decorate("reportUnreadable", (id, reason) => app.log.error({ id, reason }));
	await app.register(rendering);
	await app.register(media);
});

/** A desk with posts, for all tests of a file. @param extend adds to the application before it. */
export const testPostDesk = (extend?: (app: FastifyInstance) => void) =>
	testDesk({
		extend(app, ownerUrl) {
			extend?.(app);
			app.register(asService, { ownerUrl });
		},
		renderer: createRenderer,
	});

/** Creates a draft. */
export async function createPost({ ask }: SignedIn, title = "Yazı"): Promise<PostAnswer> {
	const { id } = await (await ask.post("/posts", { language: "tr", title })).json();
	return ask.read(`/posts/${id}`);
}

/** Changes a post over what was read of it. */
export const changePost = (
	{ ask }: SignedIn,
	{ id, version, post }: PostAnswer,
	fields: Partial<PostFields>,
): Promise<Response> => ask.put(`/posts/${id}`, { version, post: { ...post, ...fields } });
