import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import type { PostStatus } from "../../../shared/post.ts";
import { type Draft, typedPost } from "../drafts/draft.ts";
import { newlyUndescribedIn } from "./descriptions.ts";
import { isCoverUntranslated, untranslatedIn } from "./source/untranslated.ts";
import { sourceQuery } from "./source/use-source.ts";
import { emptyLinksIn } from "./text/empty-links.ts";
import { COVER_ALT, coverOf } from "./use-cover-text.ts";
import { changesDone, postKey, postQuery } from "./use-posts.ts";

/** What a person is asked about, and may publish as it is; in the order of asking, one at a time. */
export const QUESTIONS = ["untranslated", "unlinked", "undescribed"] as const;

export type Question = (typeof QUESTIONS)[number];

const NOTHING = {
	/** Fields of a translation that say the same as its source. */
	untranslated: [] as (ReturnType<typeof untranslatedIn>[number] | typeof COVER_ALT)[],
	/** The words of links that lead nowhere. */
	unlinked: [] as string[],
	/** The ids of pictures that say nothing to those who do not see them. */
	undescribed: [] as string[],
};

/** The questions before a post is published. */
export function useQuestions({ id, post, source }: PostAnswer) {
	const queries = useQueryClient();
	const [asked, setAsked] = useState(NOTHING);

	async function readUntranslated(latest: () => Draft): Promise<typeof NOTHING.untranslated> {
		if (post.status === "published" || !source) return [];
		// Without an answer there is nothing to ask.
		const found = await queries.fetchQuery(sourceQuery(id)).catch(() => undefined);
		if (!found) return [];
		const original = await queries.fetchQuery(postQuery(found.id)).catch(() => undefined);
		const stored = await readStored();
		const [alt, from] = [stored, original].map((one) => one && coverOf(one)?.alt);
		const fields = untranslatedIn(typedPost(latest()), found);
		return isCoverUntranslated(alt, from) ? [...fields, COVER_ALT] : fields;
	}

	/** The post with what was typed just now about the cover. */
	async function readStored() {
		await changesDone(queries, id);
		return queries.getQueryData<PostAnswer>(postKey(id));
	}

	async function readUndescribed(latest: () => Draft) {
		const stored = await readStored();
		return stored ? newlyUndescribedIn(typedPost(latest()).content, stored) : [];
	}

	return {
		/** What the person is asked about now. */
		asked,
		dismiss: () => setAsked(NOTHING),
		/** Asks the first question that there is a reason for. @param agreed those that were answered. */
		async ask(
			latest: () => Draft,
			status: PostStatus,
			agreed: readonly Question[],
		): Promise<boolean> {
			const next = { ...NOTHING };
			const isNext = (question: Question) =>
				status === "published" &&
				!agreed.includes(question) &&
				Object.values(next).every((found) => found.length === 0);
			if (isNext("untranslated")) next.untranslated = await readUntranslated(latest);
			if (isNext("unlinked")) {
				next.unlinked = emptyLinksIn(typedPost(latest()).content).map(({ words }) => words);
			}
			if (isNext("undescribed")) next.undescribed = await readUndescribed(latest);
			setAsked(next);
			return Object.values(next).some((found) => found.length > 0);
		},
	};
}
