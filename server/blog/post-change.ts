import * as v from "valibot";
import { LANGUAGES } from "../../client/i18n/languages.ts";

const blogPostChangeSchema = v.object({
	language: v.picklist(LANGUAGES),
	slug: v.string(),
});

const payloadSchema = v.pipe(v.string(), v.parseJson(), blogPostChangeSchema);

/** The channel on which the trigger on `blog_posts` tells every server process of each change. */
export const BLOG_POSTS_CHANGED = "blog_posts_changed";

/** A post that was written, changed or removed. A change of language or slug arrives as two. */
export type BlogPostChange = v.InferOutput<typeof blogPostChangeSchema>;

/** @returns undefined for a payload that is not the trigger's: anyone may notify. */
export function parseBlogPostChange(
	payload: string,
): BlogPostChange | undefined {
	const result = v.safeParse(payloadSchema, payload);
	return result.success ? result.output : undefined;
}
