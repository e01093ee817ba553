import { brotliCompressSync } from "node:zlib";

/** What a first visit loads; in bytes of brotli. */
export interface Weight {
	html: number;
	scripts: number;
	/** The document and the files that it names; not pictures that wait until they are near. */
	requests: number;
}

const TAG = /<(?:link|script|img)\b[^>]*>/g;

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** The file that a tag makes the browser load at once. */
function fileOf(tag: string): string | undefined {
	if (tag.startsWith("<link"))
		return /\brel="(?:module)?preload"/.test(tag) ? attribute(tag, "href") : undefined;
	return attribute(tag, "loading") === "lazy" ? undefined : attribute(tag, "src");
}

const weights = new Map<string, number>();

/** Files that many pages share are compressed once. */
function brotlied(text: string): number {
	const weight = weights.get(text) ?? brotliCompressSync(text).length;
	weights.set(text, weight);
	return weight;
}

/** @param read the text at a path of the site. */
export async function weigh(
	path: string,
	read: (path: string) => string | Promise<string>,
): Promise<Weight> {
	const html = await read(path);
	const files = new Set((html.match(TAG) ?? []).flatMap((tag) => fileOf(tag) ?? []));
	const scripts = [...files].filter((file) => file.endsWith(".js"));
	const texts = await Promise.all(scripts.map(read));
	return {
		html: brotlied(html),
		scripts: texts.map(brotlied).reduce((sum, bytes) => sum + bytes, 0),
		requests: 1 + files.size,
	};
}
