import { schemaResolver } from "@mantine/form";
import { useWindowEvent } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
	completePostSchema,
	type PostAnswer,
	type PostFields,
} from "../../../shared/desk/posts.ts";
import { isDraftSlug, type PostStatus } from "../../../shared/post.ts";
import { withReadingTime } from "../../../shared/reading-time.ts";
import { DeskProblem } from "../api/request.ts";
import {
	changeToSave,
	currentDraft,
	isChanged,
	isSame,
	type PostText,
	problemsIn,
	typedPost,
} from "../drafts/draft.ts";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { focusError } from "../parts/focus-error.ts";
import { untranslatedIn } from "./source/untranslated.ts";
import { sourceQuery } from "./source/use-source.ts";
import { undescribedIn } from "./undescribed.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useDraft } from "./use-draft.ts";
import { changesDone, postKey, usePost, useTextChanges } from "./use-posts.ts";

const validate = schemaResolver(completePostSchema, { sync: true });

/** An entry of a list has a path of its own, such as `tags.0`. */
const fieldOf = (path: string): string => path.split(".")[0] ?? "";

/** What concerns fields is settled, or found anew, once they are typed anew. */
function without<Found extends object>(found: Found, typed: object): Found {
	const rest = { ...found };
	for (const path of Object.keys(found)) {
		if (fieldOf(path) in typed) Reflect.deleteProperty(rest, path);
	}
	return rest;
}

/** Whether the server has named fields that are wrong. */
const isRefusal = (error: Error | null) =>
	error !== null && Object.keys(fieldErrorsOf(error)).length > 0;

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
	/** Pictures to describe before the post is published. */
	const [undescribed, setUndescribed] = useState<string[]>([]);
	/** Fields of a translation that say the same as its source. */
	const [untranslated, setUntranslated] = useState<ReturnType<typeof untranslatedIn>>([]);
	const [errors, setErrors] = useState<Record<string, unknown>>({});
	/** Values that the server refused: they wait until they are typed anew. */
	const [refused, setRefused] = useState<Partial<PostText>>({});
	const [failures, setFailures] = useState(0);
	/** What the last request has sent: a refusal is about that, whatever was typed since. */
	const sent = useRef<PostFields>(undefined);
	const onSend = (post: PostFields) => {
		sent.current = post;
	};
	const fieldText = useFieldText();
	const shown = currentDraft(draft, stored);
	const toSave = changeToSave(shown, refused);
	const problems = problemsIn(shown);
	/** Also with what was typed and saved since the last render. */
	const latest = () =>
		currentDraft(read(), queries.getQueryData<PostAnswer>(postKey(loaded.id)) ?? stored);

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
					if (!showRefused(error)) setFailures((before) => before + 1);
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
	const flush = useRef(saveNow);
	useEffect(() => {
		flush.current = saveNow;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each post.
	useEffect(
		() =>
			opened(async () => {
				await flush.current();
			}),
		[loaded.id],
	);

	function showErrors(found: Record<string, unknown>) {
		const [field = ""] = Object.keys(found);
		flushSync(() => {
			setErrors(found);
			onMissing(fieldOf(field));
		});
		focusError(found);
	}

	/** Whether fields were refused; shows which. */
	function showRefused(error: Error): boolean {
		const found = Object.entries(fieldErrorsOf(error)).map(([field, code]) => [
			field.replace(/^post\./, ""),
			code,
		]);
		if (found.length === 0) return false;
		const draft = latest();
		const typed: Record<string, unknown> = draft.text;
		const next: Record<string, unknown> = changeToSave(draft)?.post ?? draft.base.post;
		const last: Record<string, unknown> = sent.current ?? {};
		// What was typed since is not refused.
		const still = found.filter(([path = ""]) => isSame(next[fieldOf(path)], last[fieldOf(path)]));
		const fields = still.map(([path = ""]) => [fieldOf(path), typed[fieldOf(path)]]);
		setRefused((before) => ({ ...before, ...Object.fromEntries(fields) }));
		setErrors(Object.fromEntries(still));
		return true;
	}

	/** Whether the fields may be sent; shows what is wrong with them. */
	function check(status?: PostStatus): boolean {
		const found = validate(typedPost(latest(), status));
		if (Object.keys(found).length === 0) setErrors({});
		else showErrors(found);
		return Object.keys(found).length === 0;
	}

	/** Whether somebody is asked to describe pictures instead. */
	function asksForDescriptions(status: PostStatus): boolean {
		if (status !== "published") return false;
		const found = undescribedIn(typedPost(latest()).content, stored.pictures);
		setUndescribed(found);
		return found.length > 0;
	}

	/** Whether somebody is asked to translate first. */
	async function asksForTranslation(status: PostStatus): Promise<boolean> {
		const isFirst = status === "published" && stored.post.status !== "published";
		if (!isFirst || !stored.source) return false;
		// Without an answer there is nothing to ask.
		const source = await queries.fetchQuery(sourceQuery(loaded.id)).catch(() => undefined);
		const found = source ? untranslatedIn(typedPost(latest()), source) : [];
		setUntranslated(found);
		return found.length > 0;
	}

	const resolve = {
		onSuccess: () => {
			setErrors({});
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
		errorOf(field: keyof PostText) {
			const found = Object.entries(errors).find(([path]) => fieldOf(path) === field)?.[1];
			const isUnfinished = problems[field] === "required";
			return fieldText(found ?? (isUnfinished ? undefined : problems[field]));
		},
		/** Whether fields wait to be corrected, and everything else is saved. */
		isHeld: hasChanged && !toSave,
		change(fields: Partial<PostText>) {
			const draft = latest();
			const change = withReadingTime(typedPost(draft), fields);
			keep({ base: draft.base, text: { ...draft.text, ...change } });
			setErrors((before) => without(before, fields));
			setRefused((before) => without(before, fields));
		},
		/** Saves at once what would be saved soon. */
		saveNow,
		/**
		 * @param status what the person asked for; undefined: the post stays what it is, and is updated.
		 * @param agreed what the person was asked about and has chosen to publish as it is.
		 */
		async publish(status?: PostStatus, agreed: readonly ("untranslated" | "undescribed")[] = []) {
			const next = status ?? stored.post.status;
			// The server makes the slug of the title when it saves that.
			if (next === "published" && isDraftSlug(typedPost(latest()).slug)) await saveNow();
			if (!check(next)) return;
			if (!agreed.includes("untranslated") && (await asksForTranslation(next))) return;
			setUntranslated([]);
			if (!agreed.includes("undescribed") && asksForDescriptions(next)) return;
			setUndescribed([]);
			resetResolving();
			publish.mutate({ status, onSend }, { ...resolve, onError: showRefused });
		},
		/** Whether the slug is one that leads to another post. */
		leadsElsewhere: errors.slug === "former",
		/** Saves again without what the server refused before. */
		forgetRefused() {
			setRefused({});
			setErrors({});
		},
		undescribed,
		describe: () => setUndescribed([]),
		untranslated,
		translate: () => setUntranslated([]),
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
