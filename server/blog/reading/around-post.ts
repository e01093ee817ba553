import type { Pool } from "pg";
import * as v from "valibot";
import { imageSchema } from "./images.ts";
import { cardSchema, translationSchema } from "./post-rows.ts";
import { queryBlog } from "./query.ts";
import { readableItems } from "./readable-rows.ts";

const schema = v.object({
	/** In the same language with the same tags or category, the closest first. */
	related: readableItems(cardSchema),
	/** The published posts of its translation group, including itself, in any order; empty without a group. */
	translations: readableItems(translationSchema),
	/** Its own and those of the related posts, in the order of publication. */
	pictures: readableItems(imageSchema),
});

/** The data beside a post on its page. */
export type AroundPost = v.InferOutput<typeof schema>;

/**
 * Reads the data beside a published post. Over the pool: the anonymous role may not read the pictures,
 * and a second request to the REST API would cost more than this query.
 * @param most related posts, at most 10.
 * @throws BlogQueryError when the database answers with an error, or not at all.
 */
export async function aroundPost(pool: Pool, postId: string, most: number): Promise<AroundPost> {
	const text = "select private.around_post($1, $2) as around";
	const [row] = await queryBlog(pool, text, [postId, most]);
	return v.parse(schema, row?.around);
}
