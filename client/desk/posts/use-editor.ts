import { useWindowEvent } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { isDraftSlug, type PostStatus } from "../../../shared/post.ts";
import { withReadingTime } from "../../../shared/reading-time.ts";
import { isConflict } from "../api/request.ts";
import {
	changeToSave,
	currentDraft,
	isChanged,
	type PostText,
	typedPost,
} from "../drafts/draft.ts";
import { useCopy } from "../language/language.tsx";
import { announce, useAnnounceOutcome } from "./announce.ts";
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
	const { posts: copy } = useCopy();
	const announceOutcome = useAnnounceOutcome();
	const { draft, read, keep, isAtRisk, opened } = useDraft(loaded.id);
	const { save, publish, overwrite, takeTheirs, discard, remove } = useTextChanges(loaded.id);
	const [failures, setFailures] = useState(0);
	const shown = currentDraft(draft, stored);
	const hasChanged = isChanged(shown);
	/** Also with what was saved since the last render. */
	const storedNow = () => queries.getQueryData<PostAnswer>(postKey(loaded.id)) ?? stored;
	/** Also with what was typed since the last render. */
	const latest = () => currentDraft(read(), storedNow());

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

	/** The version that the last change has made, and how to hide the toast that undoes it. */
	const [undoable, setUndoable] = useState<{ version: string; hide: () => void }>();
	const canUndo = undoable?.version === stored.version && !hasChanged;
	// The toast goes as soon as something is written, and with the editor, which shows why an undo fails.
	useEffect(() => (canUndo ? undoable?.hide : undefined), [canUndo, undoable]);

	const resolved = () => {
		problems.clear();
		setFailures(0);
		save.reset();
		publish.reset();
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
		const before = storedNow();
		const was = before.live ?? before.post;
		const hadNoChanges = before.live === null && !isChanged(latest());
		publish.mutate(
			{ status, onSend },
			{
				onSuccess(answer) {
					resolved();
					const { version } = answer;
					// An undo would publish what was written before or since.
					const isUntouched = () =>
						hadNoChanges && storedNow().version === version && !isChanged(latest());
					const undo = () => {
						if (isUntouched()) void publishAs(was.status, ["untranslated", "undescribed"]);
					};
					const hide = announceOutcome(was, answer, isUntouched() ? undo : undefined);
					setUndoable(hide && { version, hide });
				},
				onError,
			},
		);
	};
	const conflict = [save.error, publish.error].find(isConflict);

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
		dismissUntranslated: questions.dismissUntranslated,
		/** Takes back what was written since the post was published; the history has it. */
		discard() {
			resetResolving();
			discard.mutate(
				{ text: latest().text, refused },
				{
					onSuccess() {
						resolved();
						announce(copy.outcomes.discarded);
					},
				},
			);
		},
		/** Shows what somebody else has saved; the history has what was typed. */
		takeTheirs() {
			resetResolving();
			takeTheirs.mutate(latest().text, { onSuccess: resolved });
		},
		/** Saves what was typed over what somebody else wrote; the history has it. */
		overwrite() {
			resetResolving();
			overwrite.mutate(undefined, { onSuccess: resolved });
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
