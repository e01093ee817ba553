import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { type SourceAnswer, sourceSchema } from "../../../shared/desk/post-source.ts";
import { answerOf } from "../reading/query.ts";

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
