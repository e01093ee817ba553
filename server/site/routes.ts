import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import * as v from "valibot";
import { isLanguage, type Language } from "../../client/i18n/languages.ts";
import { relayedForms } from "../leads/forms.ts";
import { Problem } from "../problem.ts";
import { createDataSource } from "./data-source.ts";
import { addressOf } from "./page-address.ts";
import type { Renderer } from "./renderer.ts";
import { sendPage } from "./send-page.ts";

const languageParameter = v.object({
	language: v.custom<Language>(isLanguage),
});

/** The site's pages, rendered, and their data for navigation in the browser. */
export const siteRoutes = fp<{ renderer: Renderer }>(
	async (app, { renderer }) => {
		const source = createDataSource(app);
		const { siteUrl } = app.config;
		const formPages = relayedForms(app.config).map(({ page }) => page);

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
					? await app.pageCache.get(url.pathname + url.search, render)
					: await render();
			return sendPage(reply, page);
		});
	},
	{ name: "site", dependencies: ["page-cache", "blog"] },
);

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
