import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { type TermChange, type TermsAnswer, termsSchema } from "../../../shared/desk/post-terms.ts";
import type { Language } from "../../../shared/languages.ts";
import { answerOf, dataOf } from "../reading/query.ts";
import { isRefused } from "./post-answers.ts";

/**
 * Categories, tags and authors of posts (migrations/20261125180000_post_terms.sql). Every method throws
 * BlogQueryError when the database answers with an error.
 * @param supabase with the rights of the service role.
 */
export const createPostTerms = (supabase: SupabaseClient) => ({
	list: async (language: Language): Promise<TermsAnswer> =>
		v.parse(
			termsSchema,
			await answerOf(supabase.rpc("desk_post_terms", { wanted_language: language })),
		),

	/**
	 * Renames a category or tag in all posts of a language.
	 * @param person the account's e-mail address, for the audit.
	 * @returns how many posts changed; `refused`: one of them has fields beyond the table's bounds.
	 */
	async rename(
		{ kind, language, from, to }: TermChange,
		person: string,
	): Promise<number | "refused"> {
		const answer = await supabase.rpc("desk_rename_term", {
			person,
			wanted_language: language,
			kind,
			old_name: from,
			new_name: to,
		});
		if (isRefused(answer)) return "refused";
		return v.parse(v.number(), dataOf(answer));
	},
});
