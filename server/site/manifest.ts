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

/** The chunks of the given modules with all that they import, in the order in which they must be linked. */
export function closure(manifest: Record<string, Chunk>, keys: string[]): Chunk[] {
	const found = new Map<string, Chunk>();
	const visit = (key: string) => {
		if (found.has(key)) return;
		const chunk = chunkAt(manifest, key);
		found.set(key, chunk);
		chunk.imports.forEach(visit);
	};
	keys.forEach(visit);
	return [...found.values()];
}

/** @throws when the build has no such module. */
export function chunkAt(manifest: Record<string, Chunk>, key: string): Chunk {
	const chunk = manifest[key];
	if (!chunk) throw new Error(`The client's build lacks ${key}`);
	return chunk;
}
