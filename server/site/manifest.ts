import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

const chunkSchema = v.object({
	file: v.string(),
	imports: v.optional(v.array(v.string()), []),
	css: v.optional(v.array(v.string()), []),
});

type Chunk = v.InferOutput<typeof chunkSchema>;

const manifestSchema = v.record(v.string(), chunkSchema);

/**
 * Reads Vite's manifest of a build.
 * @throws when it has not been built.
 */
export async function readManifest(folder: string): Promise<Record<string, Chunk>> {
	const text = await readFile(join(folder, ".vite/manifest.json"), "utf8").catch((cause) => {
		throw new Error("The client is not built; run `npm run build` first", {
			cause,
		});
	});
	return v.parse(manifestSchema, JSON.parse(text));
}

/** The files of a build that a document links to. Paths are absolute on the site. */
export interface LinkedFiles {
	/** Changes whenever the browser's code does. */
	entry: string;
	/** Scripts that are needed at once, the entry among them. */
	preload: string[];
	styles: string[];
	/** The fonts of the first paint; others load when a text has letters that these lack. */
	fonts: string[];
}

const FIRST_PAINT_FONTS = "client/theme/fonts/";

/**
 * The files of an entry and of modules that it loads at once, with all that they import, in the order in which
 * they must be linked. @throws when the build has no such module.
 */
export function linkedFiles(
	manifest: Record<string, Chunk>,
	entry: string,
	modules: string[] = [],
): LinkedFiles {
	const found = new Map<string, Chunk>();
	const visit = (key: string) => {
		if (found.has(key)) return;
		const chunk = chunkAt(manifest, key);
		found.set(key, chunk);
		chunk.imports.forEach(visit);
	};
	[entry, ...modules].forEach(visit);
	const chunks = [...found.values()];
	const fonts = Object.entries(manifest).filter(([key]) => key.startsWith(FIRST_PAINT_FONTS));
	return {
		entry: pathOf(chunkAt(manifest, entry)),
		preload: chunks.map(pathOf),
		styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
		fonts: fonts.map(([, chunk]) => pathOf(chunk)),
	};
}

const pathOf = ({ file }: Chunk) => `/${file}`;

/** @throws when the build has no such module. */
function chunkAt(manifest: Record<string, Chunk>, key: string): Chunk {
	const chunk = manifest[key];
	if (!chunk) throw new Error(`The client's build lacks ${key}`);
	return chunk;
}
