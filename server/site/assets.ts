import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type LinkedFiles, linkedFiles, readManifest } from "./manifest.ts";

/** The files that a document links to; its styles stand inline. */
export interface Assets extends Omit<LinkedFiles, "styles"> {
	styles: { href: string; text: string }[];
}

/** The folder that `npm run build` writes. */
export const CLIENT_BUILD = "dist/client";

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
		styles.set(`/${file}`, await readFile(join(folder, file), "utf8"));
	}
	return (page) => {
		const files = linkedFiles(manifest, ENTRY, [pageModule(page)]);
		return {
			...files,
			styles: files.styles.map((href) => ({ href, text: styles.get(href) ?? "" })),
		};
	};
}
