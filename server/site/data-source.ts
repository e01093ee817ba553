import type { FastifyInstance } from "fastify";
import { loadFrame } from "../../client/frame/load.server.ts";
import type { DataSource } from "../../client/pages/data-source.ts";
import { type FormOutcome, SENT } from "../../shared/forms/page-form.ts";
import type { Language } from "../../shared/languages.ts";
import { BLOG_DEMO_PATH, languageOf, pageFor } from "../../shared/paths.ts";
import { LOADERS } from "./loaders.ts";
import { createPageServer } from "./page-server.ts";

type PageName = keyof typeof LOADERS;

/** The data of the frame around the pages, with the settings of the desk. */
export const frameData = ({ config, settings }: FastifyInstance, language: Language) =>
	loadFrame(language, { ...config, ...settings.current(), operator: settings.operator() });

/** The data source of the routes on the server: the pages' loaders. */
export function createDataSource(
	app: FastifyInstance,
	/** The outcome of the form that the request has submitted. */
	outcome?: FormOutcome,
): DataSource {
	const server = createPageServer(app);
	return {
		frame: async (language) => frameData(app, language),
		async page({ pathname, searchParams: query }) {
			const match = pageFor(pathname);
			const demo = pathname === BLOG_DEMO_PATH && app.config.blogDemo;
			const page = match?.page ?? (demo ? "create-blog-demo" : "not-found");
			const language = match?.language ?? languageOf(pathname);
			const loaded = await LOADERS[page](server, {
				language,
				path: pathname,
				slug: match?.slug ?? "",
				query,
				outcome: outcome ?? { state: query.has(SENT) ? "received" : "empty" },
			});
			return toPage(loaded, page, language);
		},
	};
}

/** The result of a loader, with the page that it belongs to. */
export function toPage(
	loaded: Awaited<ReturnType<(typeof LOADERS)[PageName]>>,
	page: PageName,
	language: Language,
): Awaited<ReturnType<DataSource["page"]>> {
	if ("redirect" in loaded) return loaded;
	const { status, data, ...basics } = loaded;
	return { status, data: { page, language, ...basics, ...data } };
}
