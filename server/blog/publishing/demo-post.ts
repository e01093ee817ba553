import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildDemoPost } from "../../../client/pages/create-blog-demo/post.ts";

/** The post that the demo page may create without a key. */
export interface DemoPost {
	/** Bytes of the body that the page sends. */
	bytes: number;
	/** Made from the post's content, so that a second click on the button creates no second post. */
	idempotencyKey: string;
	/** Whether a request's body is this post, to the last byte. */
	matches(chunks: readonly Uint8Array[]): boolean;
}

/** The site's own files; the build copies them as they are. */
const FILES = "client/public";

/** Reads the demo's post. @throws when a picture cannot be read. */
export async function readDemoPost(): Promise<DemoPost> {
	const post = await buildDemoPost(async (picture) => {
		const bytes = await readFile(path.join(FILES, picture));
		return `data:image/webp;base64,${bytes.toString("base64")}`;
	});
	const json = JSON.stringify(post);
	const hash = sha256([json]);
	return {
		bytes: Buffer.byteLength(json),
		idempotencyKey: `demo-${hash}`,
		matches: (chunks) => sha256(chunks) === hash,
	};
}

function sha256(chunks: readonly (string | Uint8Array)[]): string {
	const hash = createHash("sha256");
	for (const chunk of chunks) hash.update(chunk);
	return hash.digest("hex");
}
