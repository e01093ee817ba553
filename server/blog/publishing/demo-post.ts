import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { BlogCreation } from "../../../client/pages/create-blog-demo/blog-creation.ts";
import {
	DEMO_COVER,
	DEMO_IMAGES,
	DEMO_POST,
} from "../../../client/pages/create-blog-demo/post.ts";

/** The post that the demo page may create without a key. */
export interface DemoPost {
	/** Bytes that it takes as the page sends it. */
	bytes: number;
	/** The same for the same post, so that pressing the button again creates no other one. */
	idempotencyKey: string;
	/** Whether a body is this post, to the last byte of its pictures. */
	matches(body: unknown): boolean;
}

/**
 * Reads the demo's post from the site's own files.
 * @param files the folder of what the site serves.
 * @throws when a picture cannot be read.
 */
export async function readDemoPost(files: string): Promise<DemoPost> {
	const dataUrl = async (picture: string) => {
		const bytes = await readFile(path.join(files, picture));
		return `data:image/webp;base64,${bytes.toString("base64")}`;
	};
	const images = DEMO_IMAGES.map(async ({ position, path, alt }) => ({
		position,
		image_url: await dataUrl(path),
		image_meta_description: alt,
	}));
	const post: BlogCreation = {
		...DEMO_POST,
		cover_image: await dataUrl(DEMO_COVER.path),
		cover_image_alt: DEMO_COVER.alt,
		images: await Promise.all(images),
	};
	const json = JSON.stringify(post);
	return {
		bytes: Buffer.byteLength(json),
		idempotencyKey: `demo-${createHash("sha256").update(json).digest("hex")}`,
		matches: (body) => isDeepStrictEqual(body, post),
	};
}
