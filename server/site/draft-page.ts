import type { FastifyInstance } from "fastify";
import type { DataSource } from "../../client/pages/data-source.ts";
import type { PublishedPost } from "../../client/pages/page-server.ts";
import type { HeadTag } from "../../client/seo/head.ts";
import { pathFor } from "../../shared/paths.ts";
import { frameData, toPage } from "./data-source.ts";
import { LOADERS } from "./loaders.ts";
import { createPageServer } from "./page-server.ts";
import type { Renderer } from "./renderer.ts";

/** Renders the page of a post that need not be published, as visitors would see it. */
export type RenderDraft = (draft: PublishedPost) => Promise<string>;

/** The scripts of a page, and the template with those that come later. */
const SCRIPTS = /<(script|template)\b[\s\S]*?<\/\1>/g;

/** The rest of the head stays as it will be published: the desk's preview reads it. */
const notIndexed = (tag: HeadTag): HeadTag =>
	tag.tag === "meta" && tag.attributes.name === "robots"
		? { ...tag, attributes: { ...tag.attributes, content: "noindex, nofollow" } }
		: tag;

export function createDraftPages(app: FastifyInstance, renderer: Renderer): RenderDraft {
	const server = createPageServer(app);
	return async (draft) => {
		const { language, slug } = draft.post;
		const path = pathFor("blog-post", language, slug);
		const source: DataSource = {
			frame: async (frameLanguage) => frameData(app, frameLanguage),
			async page() {
				const posts = { ...server.posts, find: async () => draft };
				const loaded = await LOADERS["blog-post"](
					{ ...server, posts },
					{ language, path, slug, query: new URLSearchParams(), outcome: { state: "empty" } },
				);
				if ("redirect" in loaded) return loaded;
				return toPage({ ...loaded, head: loaded.head.map(notIndexed) }, "blog-post", language);
			},
		};
		const { text } = await renderer.render(new URL(path, app.config.siteUrl), source);
		return text.replaceAll(SCRIPTS, "");
	};
}
