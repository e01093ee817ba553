import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import * as v from "valibot";
import { PICTURE_TYPES } from "../../../shared/picture.ts";
import { Problem } from "../../problem.ts";
import { VISIBLE_PICTURE, VISIBLE_POST } from "../reading/query.ts";

/**
 * Milliseconds for which a picture counts as visible without another query. A change of its post
 * empties the cache at once; this is for a change without a notification, such as a deleted picture.
 */
const KNOWN_FOR = 10_000;

const rowSchema = v.object({
	id: v.string(),
	mime: v.picklist(PICTURE_TYPES),
	/** Pixels. */
	width: v.number(),
	/** Hash of the stored bytes, in hexadecimal. */
	sha256: v.string(),
});

/** A picture that visitors may see. */
export type PublishedPicture = v.InferOutput<typeof rowSchema>;

/** Reads pictures over the pool, since the anonymous role may not read `blog_images`. */
export function createPublishedPictures(pool: Pool) {
	const known = new LRUCache<string, PublishedPicture>({
		max: 10_000,
		ttl: KNOWN_FOR,
	});
	// A row that was read before a change must not be kept after it.
	let changes = 0;

	return {
		/** The picture, if it and its post are published and the post's date has passed, or a portrait. */
		async find(id: string): Promise<PublishedPicture | undefined> {
			const remembered = known.get(id);
			if (remembered) return remembered;
			const readAt = changes;
			const { rows } = await pool.query<Record<string, unknown>>(
				`select images.id, images.mime, images.width, encode(images.sha256, 'hex') as sha256
				from public.blog_images images join public.blog_posts posts on posts.id = images.post_id
				where images.id = $1 and ${VISIBLE_POST} and ${VISIBLE_PICTURE}
				union all
				select id, mime, width, encode(sha256, 'hex') from private.portraits where id = $1`,
				[id],
			);
			if (!rows[0]) return undefined;
			const picture = v.parse(rowSchema, rows[0]);
			if (readAt === changes) known.set(id, picture);
			return picture;
		},
		/** The stored bytes. @throws {Problem} 404 if they were deleted meanwhile. */
		async read(id: string): Promise<Buffer> {
			const { rows } = await pool.query<{ bytes: Buffer }>(
				`select bytes from public.blog_images where id = $1
				union all select bytes from private.portraits where id = $1`,
				[id],
			);
			if (!rows[0]) throw new Problem(404, "No such picture");
			return rows[0].bytes;
		},
		/** Empties the cache: posts have changed. */
		forget() {
			changes += 1;
			known.clear();
		},
	};
}
