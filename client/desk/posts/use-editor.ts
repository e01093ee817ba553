import { useWindowEvent } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { isDraftSlug, type PostStatus } from "../../../shared/post.ts";
import { withReadingTime } from "../../../shared/reading-time.ts";
import { DeskProblem } from "../api/request.ts";
import {
	changeToSave,
	currentDraft,
	isChanged,
	type PostText,
	typedPost,
} from "../drafts/draft.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDraft } from "./use-draft.ts";
import { isRefusal, useFieldProblems } from "./use-field-problems.ts";
import { changesDone, postKey, usePost, useTextChanges } from "./use-posts.ts";
import { type Question, useQuestions } from "./use-questions.ts";

export type PostEditor = ReturnType<typeof useEditor>;

/**
 * A post as it is typed, and what is done with it.
 * @param onMissing shows the field that gets the cursor, because it is missing or wrong.
 */
export function useEditor(loaded: PostAnswer, onMissing: (field: string) => void) {
	// Read here too: an answer and the draft that it leaves are shown in one step, so the text never flickers.
	const { data: stored = loaded } = usePost(loaded.id);
	const queries = useQueryClient();
	const { draft, read, keep, isAtRisk, opened } = useDraft(loaded.id);
	const { save, publish, overwrite, takeTheirs, discard, remove } = useTextChanges(loaded.id);
	const [failures, setFailures] = useState(0);
	const shown = currentDraft(draft, stored);
	/** Also with what was typed and saved since the last render. */
	const latest = () =>
		currentDraft(read(), queries.getQueryData<PostAnswer>(postKey(loaded.id)) ?? stored);

	const problems = useFieldProblems(shown, latest, onMissing);
	const questions = useQuestions(stored);
	const { refused, onSend } = problems;
	const toSave = changeToSave(shown, refused);

	useWindowEvent("beforeunload", (event) => {
		if (isChanged(latest()) && isAtRisk()) event.preventDefault();
	});

	const autosave = () => {
		if (!changeToSave(latest(), refused)) return;
		// A save that waits for its turn takes the newest text with it.
		if (save.isPending && save.isPaused) return;
		save.mutate(
			{ refused, onSend },
			{
				onSuccess: () => setFailures(0),
				onError: (error) => {
					if (!problems.showRefused(error)) setFailures((before) => before + 1);
				},
			},
		);
	};
	useAutosave(toSave ? shown.text : undefined, failures, autosave);

	/** Saves what is typed at once. @returns whether the server has it. */
	const saveNow = async (): Promise<boolean> => {
		autosave();
		await changesDone(queries, loaded.id);
		return changeToSave(latest(), refused) === undefined;
	};
	const flush = useEffectEvent(saveNow);
	const onOpened = useEffectEvent(() => opened(flush));
	useEffect(() => onOpened(), []);

	const resolve = {
		onSuccess: () => {
			problems.clear();
			setFailures(0);
			save.reset();
			publish.reset();
		},
	};
	const resetResolving = () => {
		overwrite.reset();
		takeTheirs.reset();
		discard.reset();
	};
	const write = (fields: Partial<PostText>) => {
		const draft = latest();
		const change = withReadingTime(typedPost(draft), fields);
		keep({ ...draft, text: { ...draft.text, ...change } });
		problems.settle(fields);
	};
	const publishAs = async (
		status: PostStatus | undefined,
		agreed: readonly Question[],
		onFailed?: () => void,
	) => {
		const next = status ?? stored.post.status;
		// The server makes the slug of the title when it saves that.
		if (next === "published" && isDraftSlug(typedPost(latest()).slug)) await saveNow();
		if (!problems.check(next) || (await questions.ask(latest, next, agreed))) return onFailed?.();
		resetResolving();
		const onError = (error: Error) => {
			onFailed?.();
			problems.showRefused(error);
		};
		publish.mutate({ status, onSend }, { ...resolve, onError });
	};
	const hasChanged = isChanged(shown);
	const conflict = [save.error, publish.error].find(
		(error) => error instanceof DeskProblem && error.code === "post_changed",
	);

	return {
		stored,
		post: typedPost(shown),
		isChanged: hasChanged,
		/** Whether visitors do not see yet what is written into a published post. */
		isAhead: stored.post.status === "published" && (hasChanged || stored.live !== null),
		errorOf: problems.textOf,
		/** Whether fields wait to be corrected, and everything else is saved. */
		isHeld: hasChanged && !toSave,
		change: write,
		/** Saves at once what would be saved soon. */
		saveNow,
		/**
		 * @param status what the person asked for; undefined: the post stays what it is, and is updated.
		 * @param agreed what the person was asked about and has chosen to publish as it is.
		 */
		publish: (status?: PostStatus, agreed: readonly Question[] = []) => publishAs(status, agreed),
		/** Publishes a scheduled post at once; its time comes back where that fails. */
		publishNow() {
			const { published_at } = typedPost(latest());
			write({ published_at: null });
			// What pictures show was asked for when it was scheduled.
			return publishAs("published", ["undescribed"], () => write({ published_at }));
		},
		leadsElsewhere: problems.leadsElsewhere,
		/** Saves again without what the server refused before. */
		forgetRefused: problems.forget,
		undescribed: questions.undescribed,
		dismissUndescribed: questions.dismissUndescribed,
		untranslated: questions.untranslated,
		translate: questions.translate,
		/** Takes back what was written since the post was published; the history has it. */
		discard() {
			resetResolving();
			discard.mutate({ text: latest().text, refused }, resolve);
		},
		/** Shows what somebody else has saved; the history has what was typed. */
		takeTheirs() {
			resetResolving();
			takeTheirs.mutate(latest().text, resolve);
		},
		/** Saves what was typed over what somebody else wrote; the history has it. */
		overwrite() {
			resetResolving();
			overwrite.mutate(undefined, resolve);
		},
		isSaving: save.isPending,
		isPublishing: publish.isPending,
		isResolving: overwrite.isPending || takeTheirs.isPending,
		conflict,
		/** Why the text did not reach the server; it is kept in this browser. */
		saveError: conflict || isRefusal(save.error) ? null : save.error,
		/** Why what was asked for was not done. */
		error:
			(conflict ? null : publish.error) ?? overwrite.error ?? takeTheirs.error ?? discard.error,
		remove,
	};
}
