import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { Tinypool } from "tinypool";
import type { RenderedArticle, renderArticle, renderMarkdown } from "./markdown.ts";
import type { nameAllPictures } from "./name-pictures.ts";

/** A text that is too complex to be rendered: it takes too long, or too much memory, or is nested too deeply. */
export class UnrenderableText extends Error {}

export interface Rendering {
	/** `renderArticle` of markdown.ts. @throws UnrenderableText */
	article(...parameters: Parameters<typeof renderArticle>): Promise<RenderedArticle>;
	/** `renderMarkdown` of markdown.ts. @throws UnrenderableText */
	text(...parameters: Parameters<typeof renderMarkdown>): Promise<string>;
	/** `nameAllPictures` of name-pictures.ts. @throws UnrenderableText */
	named(...parameters: Parameters<typeof nameAllPictures>): Promise<string>;
	close(): Promise<void>;
}

/** ms for one text on trial, from the moment when its turn comes. The longest post in plain prose takes about a third. */
export const TRIAL = 1_500;

/** ms for which a text that could not be rendered is not tried again. */
const REFUSED_FOR = 10 * 60_000;

/** ms; the process takes some 60 MB. */
const IDLE = 60_000;

/** MB of JavaScript objects. The longest post takes about 60; 20 KB of `> ` would take several hundred. */
const MOST_MEMORY = 192;

/**
 * Renders Markdown in a process of its own, one text after the other: micromark needs minutes for some texts of
 * 60 KB, in which this process would answer nobody, and so much memory for others that it would end. A process
 * that misses its deadline is ended (docs/decisions/0024-rendering-process.md).
 * @param onError is told of a process that ended without a text. @param deadline ms for one text.
 */
export function createRendering(onError: (error: Error) => void, deadline = TRIAL): Rendering {
	const { PATH = "", NODE_ENV = "production" } = process.env;
	const pool = new Tinypool({
		runtime: "child_process",
		filename: new URL("rendering-worker.ts", import.meta.url).href,
		minThreads: 0,
		maxThreads: 1,
		idleTimeout: IDLE,
		execArgv: [`--max-old-space-size=${MOST_MEMORY}`],
		// None of the server's secrets.
		env: { PATH, NODE_ENV },
	});
	pool.on("error", onError);
	const turns = new PQueue({ concurrency: 1 });
	const refused = new LRUCache<string, { cause: unknown }>({ max: 1_000, ttl: REFUSED_FOR });

	/** Starts the process: that is not part of a text's time, and says nothing about the text where it fails. */
	const start = () => pool.run([""], { name: "text" });

	async function run(
		name: "article" | "text" | "named",
		parameters: [markdown: string, ...unknown[]],
	) {
		const key = createHash("sha256").update(parameters[0]).digest("base64");
		if (refused.has(key)) throw tooComplex(refused.get(key)?.cause);
		let cause: unknown;
		// On a busy machine, an honest text may miss its deadline once.
		for (let tries = 0; tries < 2; tries += 1) {
			await start();
			try {
				return await pool.run(parameters, { name, signal: AbortSignal.timeout(deadline) });
			} catch (error) {
				cause = error;
			}
		}
		refused.set(key, { cause });
		throw tooComplex(cause);
	}

	return {
		article: (...parameters) => turns.add(() => run("article", parameters)),
		text: (...parameters) => turns.add(() => run("text", parameters)),
		named: (...parameters) => turns.add(() => run("named", parameters)),
		async close() {
			turns.clear();
			await pool.destroy();
		},
	};
}

const tooComplex = (cause: unknown) =>
	new UnrenderableText("The text is too complex to be rendered", { cause });
