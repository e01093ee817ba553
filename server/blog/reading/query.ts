import { DatabaseError, type Pool, type QueryResultRow } from "pg";
import { BlogQueryError } from "../../../shared/blog-post.ts";

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
