import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chunkAt, closure, readManifest } from "./manifest.ts";

/** The files that a document links to. Paths are absolute on the site. */
export interface Assets {
	/** Names the build; changes whenever the browser's code does. */
	build: string;
	entry: string;
	/** Scripts that the page needs at once. */
	preload: string[];
	styles: { href: string; text: string }[];
	/** The fonts of the first paint; others load when a text has letters that these lack. */
	fonts: string[];
}

/** The folder that `npm run build` writes. */
export const CLIENT_BUILD = "dist/client";

const FIRST_PAINT_FONTS = "client/theme/fonts/";

const ENTRY = "client/entry-browser.tsx";

/** The source module of a page, as the manifest knows it. */
const pageModule = (page: string) => `client/pages/${page}/${page}.tsx`;

/**
 * Reads Vite's manifest.
 * @returns the assets that each page's document links to.
 * @throws when the client has not been built.
 */
export async function loadAssets(root: string): Promise<(page: string) => Assets> {
	const folder = join(root, CLIENT_BUILD);
	const manifest = await readManifest(folder);
	const styles = new Map<string, string>();
	for (const file of new Set(Object.values(manifest).flatMap(({ css }) => css))) {
		styles.set(file, await readFile(join(folder, file), "utf8"));
	}
	const entry = chunkAt(manifest, ENTRY);
	const fonts = Object.entries(manifest)
		.filter(([source]) => source.startsWith(FIRST_PAINT_FONTS))
		.map(([, { file }]) => `/${file}`);
	return (page) => {
		const chunks = closure(manifest, [ENTRY, pageModule(page)]);
		return {
			build: entry.file,
			entry: `/${entry.file}`,
			preload: chunks.map(({ file }) => `/${file}`),
			styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => ({
				href: `/${file}`,
				text: styles.get(file) ?? "",
			})),
			fonts,
		};
	};
}
