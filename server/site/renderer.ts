import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteDevServer } from "vite";
import type { DataSource } from "../../client/pages/data-source.ts";
import { languageOf } from "../../shared/paths.ts";
import { type Assets, loadAssets } from "./assets.ts";
import { renderDocument } from "./document.ts";
import type { RenderedDocument } from "./page-cache.ts";

type EntryServer = typeof import("../../client/entry-server.tsx");

export interface Renderer {
	/** Names the build of the browser's code. */
	build: string;
	/** Renders the document of a URL with data from the source. */
	render(url: URL, source: DataSource): Promise<RenderedDocument>;
}

const SERVER_ENTRY = "dist/server/entry-server.js";

/** The renderer of the built site. */
export async function createRenderer(): Promise<Renderer> {
	const assetsOf = await loadAssets(process.cwd());
	const entry: EntryServer = await import(pathToFileURL(resolve(SERVER_ENTRY)).href);
	return {
		build: assetsOf("home").entry,
		render: (url, source) => renderPage(entry, url, source, assetsOf),
	};
}

/** The renderer of the sources as they stand, for development. */
export function createDevelopmentRenderer(vite: ViteDevServer): Renderer {
	const assets: Assets = {
		entry: "/client/entry-browser.tsx",
		preload: [],
		styles: [],
		fonts: [],
	};
	return {
		build: assets.entry,
		async render(url, source) {
			const entry = (await vite.ssrLoadModule("/client/entry-server.tsx")) as EntryServer;
			const page = await renderPage(entry, url, source, () => assets);
			return {
				...page,
				text: await vite.transformIndexHtml(url.pathname, page.text),
			};
		},
	};
}

async function renderPage(
	entry: EntryServer,
	url: URL,
	source: DataSource,
	assetsOf: Awaited<ReturnType<typeof loadAssets>>,
): Promise<RenderedDocument> {
	const rendered = await entry.render(new Request(url), source);
	if ("redirect" in rendered) {
		return { status: rendered.isPermanent ? 301 : 302, text: "", location: rendered.redirect };
	}
	const { status, html, page, hydration } = rendered;
	return {
		status,
		isShared: page.page === "not-found",
		isPartial: page.isPartial,
		text: renderDocument({
			language: languageOf(url.pathname),
			head: page.head ?? [],
			body: html,
			hydration,
			assets: assetsOf(page.page),
		}),
	};
}
