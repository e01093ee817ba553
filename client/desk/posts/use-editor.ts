import { useWindowEvent } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { isDraftSlug, type PostStatus } from "../../../shared/post.ts";
import { withReadingTime } from "../../../shared/reading-time.ts";
import { isConflict, isOffline } from "../api/request.ts";
import {
	changeToSave,
	currentDraft,
	isChanged,
	type PostText,
	type PublishChange,
	typedPost,
} from "../drafts/draft.ts";
import { useCopy } from "../language/language.tsx";
import { announce, useAnnounce } from "./announce.ts";
import { useIsLater } from "./post-status.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useDraft } from "./use-draft.ts";
import { isRefusal, useFieldProblems } from "./use-field-problems.ts";
import { changesDone, postKey, usePost, useTextChanges } from "./use-posts.ts";
import { QUESTIONS, type Question, useQuestions } from "./use-questions.ts";

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
	const { announceOutcome, announceFailure } = useAnnounce();
	const { draft, read, keep, isAtRisk, opened } = useDraft(loaded.id);
	const [failures, setFailures] = useState(0);
	const shown = currentDraft(draft, stored);
	const hasChanged = isChanged(shown);
	/** Also with what was saved since the last render. */
	const storedNow = () => queries.getQueryData<PostAnswer>(postKey(loaded.id)) ?? stored;
	/** Also with what was typed since the last render. */
	const latest = () => currentDraft(read(), storedNow());

	const problems = useFieldProblems(shown, latest, onMissing);
	const questions = useQuestions(stored);
	const { refused } = problems;
	const { save, publish, overwrite, takeTheirs, discard, remove } = useTextChanges(
		loaded.id,
		problems,
	);
	const toSave = changeToSave(shown, refused);

	useWindowEvent("beforeunload", (event) => {
		if (isChanged(latest()) && isAtRisk()) event.preventDefault();
	});

	const autosave = () => {
		if (!changeToSave(latest(), refused)) return;
		// A save that waits for its turn takes the newest text with it.
		if (save.isPending && save.isPaused) return;
		save.mutate(undefined, {
			onSuccess: () => setFailures(0),
			onError: (error) => {
				// A conflict stays until somebody decides, or types something else.
				if (isConflict(error) || problems.showRefused(error)) return;
				setFailures((before) => before + 1);
			},
		});
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
	/** Once it is closed, a toast says what the editor would show. */
	const isOpen = useRef(true);
	useEffect(() => {
		isOpen.current = true;
		const close = onOpened();
		return () => {
			isOpen.current = false;
			close();
		};
	}, []);

	/** The version that the last publication made, and a function that hides its toast with the undo button. */
	const [undoable, setUndoable] = useState<{ version: string; hide: () => void }>();
	const canUndo = undoable?.version === stored.version && !hasChanged;
	// An undo would also take back what is written later, and only an open editor can show that it failed.
	useEffect(() => (canUndo ? undoable?.hide : undefined), [canUndo, undoable]);

	const write = (fields: Partial<PostText>) => {
		const draft = latest();
		const change = withReadingTime(typedPost(draft), fields);
		keep({ ...draft, text: { ...draft.text, ...change } });
		problems.settle(fields);
	};

	/** Follows a change to its end, also once the editor is closed. @returns the answer; undefined where it failed. */
	const finish = async (change: () => Promise<PostAnswer>): Promise<PostAnswer | undefined> => {
		for (const { reset } of [overwrite, takeTheirs, discard]) reset();
		try {
			const answer = await change();
			problems.clear();
			setFailures(0);
			save.reset();
			publish.reset();
			return answer;
		} catch (error) {
			problems.showRefused(error);
			if (!isOpen.current) announceFailure(storedNow(), error);
			return undefined;
		}
	};

	const [isPublishing, setPublishing] = useState(false);
	const publishAs = async (change: PublishChange, agreed: readonly Question[]) => {
		const next = change.status ?? storedNow().post.status;
		// The server makes the slug of the title when it saves that.
		if (next === "published" && isDraftSlug(typedPost(latest()).slug)) await saveNow();
		if (!problems.check(change) || (await questions.ask(latest, next, agreed))) {
			if (!isOpen.current) announceFailure(storedNow());
			return;
		}
		const before = storedNow();
		const was = before.live ?? before.post;
		const hadNoChanges = before.live === null && !isChanged(latest());
		const answer = await finish(() => publish.mutateAsync(change));
		if (!answer) return;
		const { version } = answer;
		// An undo would publish what was written before or since.
		const isUntouched = () =>
			isOpen.current && hadNoChanges && storedNow().version === version && !isChanged(latest());
		const undo = () => {
			if (isUntouched()) startPublishing({ status: was.status }, QUESTIONS);
		};
		const hide = announceOutcome(was, answer, isUntouched() ? undo : undefined);
		setUndoable(hide && { version, hide });
	};
	const startPublishing = (change: PublishChange, agreed: readonly Question[]) => {
		setPublishing(true);
		void publishAs(change, agreed).finally(() => setPublishing(false));
	};
	useWindowEvent("online", () => {
		if (isOffline(publish.error)) publish.reset();
	});
	const conflict = [save.error, publish.error].find(isConflict);
	/** Whether the server was reached again after a publication that did not reach it. */
	const isBack =
		save.isSuccess && save.submittedAt > publish.submittedAt && isOffline(publish.error);

	const post = typedPost(shown);
	return {
		stored,
		post,
		/** Whether the time of publication, as it is typed, is still to come. */
		isLater: useIsLater(post.published_at, stored.updatedAt),
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
		 * @param status the new status; undefined keeps it, and updates the post.
		 * @param agreed the questions that are not asked again.
		 */
		publish: (status?: PostStatus, agreed: readonly Question[] = []) =>
			startPublishing(status ? { status } : {}, agreed),
		/** Publishes a scheduled post at once. What pictures and links lack was asked when it was scheduled. */
		publishNow: () =>
			startPublishing({ status: "published", published_at: null }, ["unlinked", "undescribed"]),
		leadsElsewhere: problems.leadsElsewhere,
		/** Saves again without what the server refused before. */
		forgetRefused: problems.forget,
		/** What the person is asked about before it is published. */
		asked: questions.asked,
		dismissQuestion: questions.dismiss,
		/** Takes back what was written since the post was published; the history has it. */
		async discard() {
			const answer = await finish(() => discard.mutateAsync(latest().text));
			if (answer) announce(copy.outcomes.discarded);
		},
		/** Shows what somebody else has saved; the history has what was typed. */
		takeTheirs: () => void finish(() => takeTheirs.mutateAsync(latest().text)),
		/** Saves what was typed over what somebody else wrote; the history has it. */
		overwrite: () => void finish(() => overwrite.mutateAsync()),
		isSaving: save.isPending,
		isPublishing,
		isResolving: overwrite.isPending || takeTheirs.isPending,
		conflict,
		/** Why the text has not reached the server; it is kept in this browser. */
		saveError: !toSave || conflict || isRefusal(save.error) ? null : save.error,
		/** Why what was asked for was not done. */
		error:
			(conflict || isBack ? null : publish.error) ??
			overwrite.error ??
			takeTheirs.error ??
			discard.error,
		remove,
	};
}
