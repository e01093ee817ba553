import type { Pool } from "pg";
import * as v from "valibot";
import { PICTURE_TYPES, type PictureType } from "./media/picture-type.ts";

/** A picture that was published with a post, without its bytes. */
export interface PostImage {
	id: string;
	post_id: string;
	/** `cover`, or the heading below which the picture stands. */
	position: string;
	alt: string;
	mime: PictureType;
	/** As it is shown, in pixels. */
	width: number;
	height: number;
}

/**
 * The condition under which visitors see a post, as in the policy of `blog_posts`. Queries over the
 * pool need it because the role of DATABASE_URL may own the tables, and policies do not apply to owners.
 */
export const VISIBLE_POST =
	"posts.status = 'published' and posts.published_at <= now()";

/** The pictures of published posts. The anonymous role may not read their table, so the pool does. */
export interface ImageRepository {
	/** The pictures of those posts that visitors may see, in the order of publication. */
	ofPosts(postIds: readonly string[]): Promise<PostImage[]>;
}

const rowSchema = v.object({
	id: v.string(),
	post_id: v.string(),
	position: v.string(),
	alt: v.string(),
	mime: v.picklist(PICTURE_TYPES),
	width: v.number(),
	height: v.number(),
}) satisfies v.GenericSchema<unknown, PostImage>;

export function createImageRepository(pool: Pool): ImageRepository {
	return {
		async ofPosts(postIds) {
			if (postIds.length === 0) return [];
			const { rows } = await pool.query(
				`select images.id, images.post_id, images.position, images.alt, images.mime, images.width, images.height
				from public.blog_images images join public.blog_posts posts on posts.id = images.post_id
				where images.post_id = any($1) and ${VISIBLE_POST}
				order by images.created_at, images.id`,
				[postIds],
			);
			return v.parse(v.array(rowSchema), rows);
		},
	};
}
