import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import * as v from "valibot";
import { PICTURE_TYPES, type PictureType } from "./picture-type.ts";

/** What serving a picture takes to know of it. */
export interface PublishedPicture {
	id: string;
	mime: PictureType;
	/** Pixels. */
	width: number;
	/** Of the stored bytes, in hexadecimal. */
	sha256: string;
}

export interface PublishedPictures {
	/** The picture if the public may see it: its post is published and its time has come. */
	find(id: string): Promise<PublishedPicture | undefined>;
	/** The stored bytes; undefined if they went away meanwhile. */
	read(id: string): Promise<Buffer | undefined>;
	/** Forgets what it knows: posts have changed. */
	forget(): void;
}

const VISIBLE = "posts.status = 'published' and posts.published_at <= now()";

/**
 * How long a picture counts as visible without another look, in ms. A change of its post makes it
 * forgotten at once; this is for what no notification tells, such as a row deleted on its own.
 */
const KNOWN_FOR = 10_000;

const rowSchema = v.object({
	id: v.string(),
	mime: v.picklist(PICTURE_TYPES),
	width: v.number(),
	sha256: v.string(),
});

/** Reads pictures over the pool, since the anonymous role may not read `blog_images`. */
export function createPublishedPictures(pool: Pool): PublishedPictures {
	const known = new LRUCache<string, PublishedPicture>({
		max: 10_000,
		ttl: KNOWN_FOR,
	});
	// What was read before a change must not be remembered after it.
	let changes = 0;

	return {
		async find(id) {
			const remembered = known.get(id);
			if (remembered) return remembered;
			const readAt = changes;
			const { rows } = await pool.query<Record<string, unknown>>(
				`select images.id, images.mime, images.width, encode(images.sha256, 'hex') as sha256
				from public.blog_images images join public.blog_posts posts on posts.id = images.post_id
				where images.id = $1 and ${VISIBLE}`,
				[id],
			);
			if (!rows[0]) return undefined;
			const picture = v.parse(rowSchema, rows[0]);
			if (readAt === changes) known.set(id, picture);
			return picture;
		},
		async read(id) {
			const { rows } = await pool.query<{ bytes: Buffer }>(
				"select bytes from public.blog_images where id = $1",
				[id],
			);
			return rows[0]?.bytes;
		},
		forget() {
			changes += 1;
			known.clear();
		},
	};
}
