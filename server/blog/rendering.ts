import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { Piscina } from "piscina";
import type { RenderedArticle, renderArticle, renderMarkdown } from "./markdown.ts";

/** A text that is too complex to be rendered: it takes too long, or too much memory, or is nested too deeply. */
export class UnrenderableText extends Error {}

export interface Rendering {
	/** `renderArticle` of markdown.ts. @throws UnrenderableText */
	article(...parameters: Parameters<typeof renderArticle>): Promise<RenderedArticle>;
	/** `renderMarkdown` of markdown.ts. @throws UnrenderableText */
	text(...parameters: Parameters<typeof renderMarkdown>): Promise<string>;
	close(): Promise<void>;
}

/** ms for one text, from the moment when its turn comes. The longest post in plain prose takes about a third. */
const DEADLINE = 1_500;

/** ms for which a text that could not be rendered is not tried again. */
const REFUSED_FOR = 10 * 60_000;

/** ms; the thread with its modules takes some 25 MB. */
const IDLE = 60_000;

/**
 * Renders Markdown in a thread of its own, one text after the other: micromark needs minutes for some texts of
 * 60 KB, in which the process would answer nobody. A thread that misses its deadline is ended.
 */
export function createRendering(deadline = DEADLINE): Rendering {
	const pool = new Piscina({
		filename: new URL("rendering-worker.ts", import.meta.url).href,
		minThreads: 0,
		maxThreads: 1,
		idleTimeout: IDLE,
		resourceLimits: { maxOldGenerationSizeMb: 256 },
	});
	const turns = new PQueue({ concurrency: 1 });
	const refused = new LRUCache<string, { cause: unknown }>({ max: 1_000, ttl: REFUSED_FOR });

	async function run(name: "article" | "text", [markdown, ...rest]: [string, ...unknown[]]) {
		const key = createHash("sha256").update(markdown).digest("base64");
		if (refused.has(key)) throw tooComplex(refused.get(key)?.cause);
		// The start of a thread is not part of the text's time.
		await pool.run([""], { name: "text" });
		const signal = AbortSignal.timeout(deadline);
		try {
			return await pool.run([markdown, ...rest], { name, signal });
		} catch (cause) {
			refused.set(key, { cause });
			throw tooComplex(cause);
		}
	}

	return {
		article: (...parameters) => turns.add(() => run("article", parameters)),
		text: (...parameters) => turns.add(() => run("text", parameters)),
		async close() {
			turns.clear();
			await pool.destroy();
		},
	};
}

const tooComplex = (cause: unknown) =>
	new UnrenderableText("The text is too complex to be rendered", { cause });
