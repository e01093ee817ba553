import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { SourceAnswer } from "../../../shared/desk/post-source.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { answerOf } from "../reading/query.ts";

const textSchema = v.object({ title: v.string(), excerpt: v.string(), content: v.string() });

const sourceSchema = v.object({
	id: v.string(),
	language: v.picklist(LANGUAGES),
	now: textSchema,
	version: v.string(),
	seen: v.nullable(textSchema),
	seen_at: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, SourceAnswer>;

/**
 * The originals of translations (migrations/20261125180010_post_sources.sql). Every method throws BlogQueryError
 * when the database answers with an error.
 * @param supabase with the rights of the service role.
 */
export const createPostSources = (supabase: SupabaseClient) => ({
	/** The original of a post; undefined if it is no translation. */
	async find(post: string): Promise<SourceAnswer | undefined> {
		const answer = await answerOf(supabase.rpc("desk_read_source", { post_id: post }));
		return answer === null ? undefined : v.parse(sourceSchema, answer);
	},

	/** Marks a translation as up to date with its source; false if that has changed since it was read. */
	see: async (post: string, version: string): Promise<boolean> =>
		(await answerOf(supabase.rpc("desk_see_source", { post_id: post, version }))) === true,
});
