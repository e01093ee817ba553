import type { Pool } from "pg";
import * as v from "valibot";
import { PICTURE_TYPES } from "../../../shared/picture.ts";
import { queryBlog, VISIBLE_PICTURE, VISIBLE_POST } from "./query.ts";

export const imageSchema = v.object({
	id: v.string(),
	post_id: v.string(),
	/** `cover`, or the heading above the picture. */
	position: v.string(),
	alt: v.string(),
	mime: v.picklist(PICTURE_TYPES),
	/** As it is shown, in pixels. */
	width: v.number(),
	height: v.number(),
});

/** A picture that was published with a post, without its bytes. */
export type PostImage = v.InferOutput<typeof imageSchema>;

const OF_POSTS = `
select images.id, images.post_id, images.position, images.alt, images.mime, images.width, images.height
from public.blog_images images join public.blog_posts posts on posts.id = images.post_id
where images.post_id = any($1) and ${VISIBLE_POST} and ${VISIBLE_PICTURE}
order by images.created_at, images.id`;

/**
 * The published pictures of published posts, in the order of publication. The anonymous role may not read their
 * table, so the pool does.
 */
export async function picturesOf(pool: Pool, postIds: readonly string[]): Promise<PostImage[]> {
	if (postIds.length === 0) return [];
	return v.parse(v.array(imageSchema), await queryBlog(pool, OF_POSTS, [postIds]));
}
