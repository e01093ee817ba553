import type { PostgrestError } from "@supabase/supabase-js";
import { BlogQueryError } from "../../../shared/blog-post.ts";

export const UNIQUE_VIOLATION = "23505";
const CHECK_VIOLATION = "23514";

export interface Answer {
	data: unknown;
	error: PostgrestError | null;
}

/** What the database answers. @throws BlogQueryError */
export async function answerOf(query: PromiseLike<Answer>): Promise<unknown> {
	const { data, error } = await query;
	if (error) throw queryError(error);
	return data;
}

export const queryError = (cause: PostgrestError) =>
	new BlogQueryError(cause.message || "the database gave no reason", { cause });

/** Whether a row was refused because it is beyond the table's bounds. */
export const isRefused = ({ error }: Answer): boolean => error?.code === CHECK_VIOLATION;
