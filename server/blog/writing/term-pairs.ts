import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { PostAnswer, PostFields } from "../../../shared/desk/posts.ts";
import type { Language } from "../../../shared/languages.ts";
import { answerOf } from "../reading/query.ts";
import type { createPostTerms } from "./post-terms.ts";

const groupsSchema = v.array(v.object({ translation_group: v.string() }));
const categoriesSchema = v.array(v.object({ category: v.string() }));

/** Groups of translations that are looked at, the newest first. */
const MOST_GROUPS = 100;

/** @param supabase with the rights of the service role. */
export function createTermPairs(
	supabase: SupabaseClient,
	terms: ReturnType<typeof createPostTerms>,
) {
	const posts = () => supabase.from("blog_posts");

	/** The category that the newest translation of a post with this one has. */
	async function pairOf(category: string, from: Language, to: Language) {
		const groups = await answerOf(
			posts()
				.select("translation_group")
				.match({ language: from, category })
				.not("translation_group", "is", null)
				.order("created_at", { ascending: false })
				.limit(MOST_GROUPS),
		);
		const ids = v.parse(groupsSchema, groups).map(({ translation_group }) => translation_group);
		const found = await answerOf(
			posts()
				.select("category")
				.eq("language", to)
				.neq("category", "")
				.in("translation_group", ids)
				.order("created_at", { ascending: false })
				.limit(1),
		);
		return v.parse(categoriesSchema, found)[0]?.category;
	}

	return {
		/**
		 * The category and tags of a new translation. The category is the one that an earlier translation has where its
		 * source has this one; without an earlier translation, the source's own. A category or tag of the source is
		 * taken over only if posts in the target language use it already.
		 * @throws BlogQueryError
		 */
		async termsFor(
			{ post: { category, tags }, language }: Pick<PostAnswer, "post" | "language">,
			target: Language,
		): Promise<Pick<PostFields, "category" | "tags">> {
			const [pair, known] = await Promise.all([
				category ? pairOf(category, language, target) : undefined,
				terms.list(target),
			]);
			const isIn = (terms: typeof known.tags, term: string) =>
				terms.some(({ name }) => name === term);
			return {
				category: pair ?? (isIn(known.categories, category) ? category : ""),
				tags: tags.filter((tag) => isIn(known.tags, tag)),
			};
		},
	};
}
