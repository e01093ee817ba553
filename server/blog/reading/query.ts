import type { PostgrestError } from "@supabase/supabase-js";
import { DatabaseError, type Pool, type QueryResultRow } from "pg";
import { BlogQueryError } from "../../../shared/blog-post.ts";
import { mediaPath } from "../../../shared/picture.ts";
import { IN_TEXT } from "../../../shared/picture-reference.ts";
import { COVER } from "../../../shared/post.ts";

/**
 * The condition under which visitors see a post, as in the policy of `blog_posts`. Queries over the
 * pool need it because the role of DATABASE_URL may own the tables, and policies do not apply to owners.
 */
export const VISIBLE_POST = "posts.status = 'published' and posts.published_at <= now()";

/**
 * The condition under which visitors see a picture of such a post: it is the cover, stands below a heading, or the
 * published text names it. What only the working copy names is not published yet.
 */
export const VISIBLE_PICTURE = `(
	images.position not in ('${COVER}', '${IN_TEXT}')
	or posts.cover_image_url = '${mediaPath("")}' || images.id
	or strpos(posts.content, images.id::text) > 0
)`;

/**
 * Rows of the blog that the anonymous role may not read through the REST API.
 * @throws BlogQueryError when the database answers with an error, or not at all.
 */
export async function queryBlog(
	pool: Pool,
	text: string,
	values: unknown[],
): Promise<QueryResultRow[]> {
	try {
		const { rows } = await pool.query<QueryResultRow>(text, values);
		return rows;
	} catch (cause) {
		const reason = cause instanceof DatabaseError ? cause.message : "the database did not answer";
		throw new BlogQueryError(reason, { cause });
	}
}

/** An answer of the REST API. */
export interface Answer {
	data: unknown;
	error: PostgrestError | null;
}

/** @throws BlogQueryError when the answer is an error. */
export function dataOf({ data, error }: Answer): unknown {
	if (error) throw queryError(error);
	return data;
}

/** The data of an answer that is still to come. @throws BlogQueryError */
export const answerOf = async (query: PromiseLike<Answer>): Promise<unknown> => dataOf(await query);

export const queryError = (cause: PostgrestError) =>
	new BlogQueryError(cause.message || "the database gave no reason", { cause });
