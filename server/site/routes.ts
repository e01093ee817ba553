import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import * as v from "valibot";
import { isLanguage, type Language } from "../../client/i18n/languages.ts";
import { relayedForms } from "../leads/forms.ts";
import { Problem } from "../problem.ts";
import { chooseEncoding, encodeBody } from "./compression.ts";
import { createDataSource } from "./data-source.ts";
import { addressOf } from "./page-address.ts";
import {
	type CachedPage,
	createPageCache,
	type RenderedDocument,
} from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";

/** Browsers ask again each time, but may show for half a minute what they have while they do. */
const PAGE_CACHING = "public, max-age=0, stale-while-revalidate=30";

/** How soon a page that lacks its data should be asked for again, in seconds. */
const RETRY_AFTER = 10;

const languageParameter = v.object({
	language: v.custom<Language>(isLanguage),
});

/** The site's pages, rendered, and their data for navigation in the browser. */
export const siteRoutes = fp<{ renderer: Renderer }>(
	async (app, { renderer }) => {
		const source = createDataSource(app);
		const { siteUrl } = app.config;
		const formPages = relayedForms(app.config).map(({ page }) => page);
		const cache = createPageCache({
			onError: (err) => app.log.error({ err }, "A page was not renewed"),
		});

		app.onBlogPostsChanged((change) => {
			const blog = change && `/${change.language}/blog`;
			cache.drop((key) => !blog || key.startsWith(blog));
		});

		app.get("/_data/frame/:language", async (request, reply) => {
			const parameters = v.safeParse(languageParameter, request.params);
			if (!parameters.success) throw new Problem(404, "No such language");
			const frame = await source.frame(parameters.output.language);
			return sendData(reply, renderer.build, 200, frame);
		});

		app.get("/_data/page/*", async (request, reply) => {
			const path = request.url.slice("/_data/page".length);
			const { url } = addressOf(siteUrl, path, formPages);
			const answer = await source.page(url, request.signal);
			if ("redirect" in answer) {
				return sendData(reply, renderer.build, 200, answer);
			}
			return sendData(reply, renderer.build, answer.status, answer.data);
		});

		app.get("/*", async (request, reply) => {
			const address = addressOf(siteUrl, request.url, formPages);
			const { url } = address;
			if (address.redirect) return reply.redirect(address.redirect, 301);
			const render = () => renderer.render(url, source);
			const page =
				address.cacheable && !app.config.development
					? await cache.get(url.pathname + url.search, render)
					: await uncached(await render());
			return sendPage(reply, page);
		});
	},
	{ name: "site", dependencies: ["database", "blog"] },
);

const uncached = async (document: RenderedDocument) => ({
	status: document.status,
	location: document.location,
	body: await encodeBody(document.html),
	etag: undefined,
});

function sendPage(
	reply: FastifyReply,
	page: Pick<CachedPage, "status" | "body" | "location"> & {
		etag: string | undefined;
	},
) {
	if (page.location) return reply.redirect(page.location, page.status);
	const { headers } = reply.request;
	const kept = page.status === 200 && page.etag !== undefined;
	reply
		.header("vary", "Accept-Encoding")
		.header("cache-control", kept ? PAGE_CACHING : "no-cache");
	if (page.status === 503) reply.header("retry-after", RETRY_AFTER);
	if (kept) {
		reply.header("etag", page.etag);
		const known = headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
		if (known.includes(page.etag ?? "")) return reply.code(304).send();
	}
	const encoding = chooseEncoding(headers["accept-encoding"]);
	if (encoding !== "identity") reply.header("content-encoding", encoding);
	return reply
		.code(page.status)
		.type("text/html; charset=utf-8")
		.send(page.body[encoding]);
}

function sendData(
	reply: FastifyReply,
	build: string,
	status: number,
	data: object,
) {
	return reply
		.code(status)
		.header("cache-control", "no-cache")
		.header("vitrin-build", build)
		.send(data);
}
