import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { PostAnswer, PostFields } from "../../shared/desk/posts.ts";
import type { Language } from "../../shared/languages.ts";
import { answerOf } from "./post-answers.ts";
import { createPostTerms } from "./post-terms.ts";

const groupsSchema = v.array(v.object({ translation_group: v.string() }));
const categoriesSchema = v.array(v.object({ category: v.string() }));

/** Groups of translations that are looked at, the newest first. */
const MOST_GROUPS = 100;

/** @param supabase with the rights of the service role. */
export function createTermPairs(supabase: SupabaseClient) {
	const posts = () => supabase.from("blog_posts");
	const terms = createPostTerms(supabase);
	return {
		/**
		 * What a translation is filed under: the category that another translation has in the place of the source's,
		 * which else stays, and those of its tags that posts in the language have already.
		 * @throws BlogQueryError
		 */
		async termsFor(
			{ post: { category, tags }, language }: Pick<PostAnswer, "post" | "language">,
			target: Language,
		): Promise<Pick<PostFields, "category" | "tags">> {
			const groups = v
				.parse(
					groupsSchema,
					await answerOf(
						posts()
							.select("translation_group")
							.match({ language, category })
							.not("translation_group", "is", null)
							.order("created_at", { ascending: false })
							.limit(MOST_GROUPS),
					),
				)
				.map(({ translation_group }) => translation_group);
			const [pairs, known] = await Promise.all([
				answerOf(
					posts()
						.select("category")
						.eq("language", target)
						.neq("category", "")
						.in("translation_group", groups)
						.order("created_at", { ascending: false })
						.limit(1),
				),
				terms.list(target),
			]);
			const [pair] = v.parse(categoriesSchema, pairs);
			return {
				category: pair?.category ?? category,
				tags: tags.filter((tag) => known.tags.some(({ name }) => name === tag)),
			};
		},
	};
}
