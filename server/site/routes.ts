import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import * as v from "valibot";
import { isLanguage, LANGUAGES, type Language } from "../../shared/languages.ts";
import { notFoundPath, type PageKey, switchLanguage } from "../../shared/paths.ts";
import { escapeHtml } from "../html.ts";
import { enabledForms } from "../leads/forms.ts";
import { Problem } from "../problem.ts";
import { NO_CACHE } from "../shared-cache.ts";
import { createDataSource } from "./data-source.ts";
import type { RenderedDocument, SentPage } from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";
import { FRAME_DATA, PAGE_DATA, requestedPage } from "./requested-page.ts";
import { NO_STORE, sendPage } from "./send-page.ts";

const languageParameter = v.object({
	language: v.custom<Language>(isLanguage),
});

/** Searches of a client, on the page and its data together. */
const SEARCHES = { max: 30, timeWindow: "1 minute" };

const JSON_TYPE = "application/json; charset=utf-8";

/** The site's pages, rendered, and their data for navigation in the browser. */
export const siteRoutes = fp<{ renderer: Renderer }>(
	async (app, { renderer }) => {
		const source = createDataSource(app);
		const { siteUrl, development } = app.config;
		// The demo shows the quick analysis, too; the newsletter's page asks with a button.
		const formPages: PageKey[] = [
			"sales-automation-demo",
			"newsletter",
			...enabledForms(app.config).map(({ page }) => page),
		];

		const answer = (cacheable: boolean, key: string, render: () => Promise<RenderedDocument>) =>
			cacheable && !development ? app.pageCache.get(key, render) : render();

		const searchLimit = app.createRateLimit(SEARCHES);

		/** @throws Problem 429 if a client searches more often than people type. */
		async function limitSearches(request: FastifyRequest) {
			const limit = await searchLimit(request);
			if (limit.isAllowed || !limit.isExceeded) return;
			throw new Problem(429, "Too many searches", {
				retryAfter: limit.ttlInSeconds,
			});
		}

		app.get(`${FRAME_DATA}/:language`, async (request, reply) => {
			const parameters = v.safeParse(languageParameter, request.params);
			if (!parameters.success) throw new Problem(404, "No such language");
			const { language } = parameters.output;
			const data = await answer(true, `${FRAME_DATA}/${language}`, async () =>
				jsonDocument(200, await source.frame(language)),
			);
			return sendData(reply, data);
		});

		app.get(`${PAGE_DATA}/*`, async (request, reply) => {
			const path = request.url.slice(PAGE_DATA.length);
			const requested = requestedPage(siteUrl, path, formPages);
			const { url, cacheable, hasForm } = requested;
			if (requested.isSearch) await limitSearches(request);
			const key = PAGE_DATA + url.pathname + url.search;
			const page = await answer(cacheable, key, async () => {
				const loaded = await source.page(url);
				return "redirect" in loaded
					? { status: 302, text: "", location: loaded.redirect }
					: {
							...jsonDocument(loaded.status, loaded.data),
							isShared: loaded.data.page === "not-found",
							isPartial: loaded.data.isPartial,
						};
			});
			return sendData(reply, page, hasForm ? NO_STORE : undefined);
		});

		app.get("/*", async (request, reply) => {
			const requested = requestedPage(siteUrl, request.url, formPages);
			const { url, cacheable, hasForm, redirect, unknownPath } = requested;
			if (redirect) return reply.redirect(redirect, 301);
			if (requested.isSearch) await limitSearches(request);
			const page = await answer(cacheable, url.pathname + url.search, () =>
				renderer.render(url, source),
			);
			return sendPage(
				reply,
				unknownPath === undefined ? page : withLanguageLinks(page, unknownPath),
				hasForm ? NO_STORE : undefined,
			);
		});

		/** The browser's router gets a redirect as data, because fetch would follow it. */
		function sendData(reply: FastifyReply, page: SentPage, caching = NO_CACHE) {
			reply.header("vitrin-build", renderer.build);
			if (!("location" in page)) return sendPage(reply, page, caching);
			return reply.header("cache-control", caching).send({ redirect: page.location });
		}
	},
	{ name: "site", dependencies: ["page-cache", "blog", "rate-limit"] },
);

/** The kept not-found page, with links to the requested path in each language (specification §2). */
function withLanguageLinks(page: SentPage, path: string): SentPage {
	let text = "text" in page ? page.text : page.body.identity.toString();
	for (const language of LANGUAGES) {
		const href = escapeHtml(switchLanguage(path, language));
		text = text.replaceAll(`href="${notFoundPath(language)}"`, () => `href="${href}"`);
	}
	return { status: page.status, text };
}

const jsonDocument = (status: number, data: object): RenderedDocument => ({
	status,
	type: JSON_TYPE,
	text: JSON.stringify(data),
});
