import fp from "fastify-plugin";
import { keepArticles } from "../blog/markdown/kept-articles.ts";
import { createRendering, type Rendering, TRIAL } from "../blog/markdown/rendering.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** Renders the published posts. */
		rendering: Rendering;
		/** Renders texts on trial: a process of its own, so that none of them keeps a page of the site waiting. */
		draftRendering: Rendering;
	}
}

/** ms for one text. What has just passed its trial must not miss this on a machine with more to do. */
const PUBLISHED = 3 * TRIAL;

/** Markdown in processes of their own, which start with the first text. */
export const rendering = fp(
	async (app) => {
		const onError = (error: Error) => app.log.warn(error, "A process that renders Markdown ended");
		const published = createRendering(onError, PUBLISHED);
		const drafts = createRendering(onError);
		app.decorate("rendering", { ...published, article: keepArticles(published) });
		app.decorate("draftRendering", drafts);
		app.addHook("onClose", async () => {
			await Promise.all([published.close(), drafts.close()]);
		});
	},
	{ name: "rendering" },
);
