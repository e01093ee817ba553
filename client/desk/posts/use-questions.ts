import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import type { PostStatus } from "../../../shared/post.ts";
import { type Draft, typedPost } from "../drafts/draft.ts";
import { undescribedIn } from "./descriptions.ts";
import { untranslatedIn } from "./source/untranslated.ts";
import { sourceQuery } from "./source/use-source.ts";
import { emptyLinksIn } from "./text/empty-links.ts";
import { changesDone, postKey } from "./use-posts.ts";

/** What a person can be asked about, and publish as it is; in the order of asking. */
export const QUESTIONS = ["untranslated", "unlinked", "undescribed"] as const;

export type Question = (typeof QUESTIONS)[number];

/** The questions before a post is published. */
export function useQuestions({ id, post, source }: PostAnswer) {
	const queries = useQueryClient();
	/** Pictures that say nothing to those who do not see them. */
	const [undescribed, setUndescribed] = useState<string[]>([]);
	/** Fields of a translation that say the same as its source. */
	const [untranslated, setUntranslated] = useState<ReturnType<typeof untranslatedIn>>([]);
	/** The words of links that lead nowhere. */
	const [unlinked, setUnlinked] = useState<string[]>([]);

	async function readUntranslated(draft: Draft) {
		if (post.status === "published" || !source) return [];
		// Without an answer there is nothing to ask.
		const found = await queries.fetchQuery(sourceQuery(id)).catch(() => undefined);
		return found ? untranslatedIn(typedPost(draft), found) : [];
	}

	async function readUndescribed(latest: () => Draft) {
		// What the cover shows may have been typed just now.
		await changesDone(queries, id);
		const pictures = queries.getQueryData<PostAnswer>(postKey(id))?.pictures ?? [];
		return undescribedIn(typedPost(latest()).content, pictures);
	}

	return {
		undescribed,
		dismissUndescribed: () => setUndescribed([]),
		untranslated,
		dismissUntranslated: () => setUntranslated([]),
		unlinked,
		dismissUnlinked: () => setUnlinked([]),
		/** Whether the person is asked one of them first. @param agreed those that were answered. */
		async ask(latest: () => Draft, status: PostStatus, agreed: readonly Question[]) {
			const isPublished = status === "published";
			const same =
				isPublished && !agreed.includes("untranslated") ? await readUntranslated(latest()) : [];
			setUntranslated(same);
			if (same.length > 0) return true;
			const empty =
				isPublished && !agreed.includes("unlinked")
					? emptyLinksIn(typedPost(latest()).content).map(({ words }) => words)
					: [];
			setUnlinked(empty);
			if (empty.length > 0) return true;
			const silent =
				isPublished && !agreed.includes("undescribed") ? await readUndescribed(latest) : [];
			setUndescribed(silent);
			return silent.length > 0;
		},
	};
}
