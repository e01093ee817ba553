import { schemaResolver } from "@mantine/form";
import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { completePostSchema, type PostAnswer } from "../../../shared/desk/posts.ts";
import type { PostStatus } from "../../../shared/post.ts";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { focusError } from "../parts/focus-error.ts";
import { changeOf, currentDraft, isChanged, type PostText, typedPost } from "./draft.ts";
import { undescribedIn } from "./undescribed.tsx";
import { useDraft } from "./use-draft.ts";
import { usePost, useTextChanges } from "./use-posts.ts";

const validate = schemaResolver(completePostSchema, { sync: true });

export type PostEditor = ReturnType<typeof useEditor>;

/** A post as it is typed, and what is done with it. */
export function useEditor(loaded: PostAnswer) {
	// Read here too: an answer and the draft that it leaves are shown in one step, so the text never flickers.
	const { data: stored = loaded } = usePost(loaded.id);
	const { draft, read, keep } = useDraft(loaded.id);
	const { save, overwrite, discard, remove } = useTextChanges(loaded.id);
	/** Pictures to describe before the post is published, and those about which was asked already. */
	const [undescribed, setUndescribed] = useState<string[]>([]);
	const [asked, setAsked] = useState<string[]>([]);
	const [errors, setErrors] = useState<Record<string, unknown>>({});
	const fieldText = useFieldText();
	const shown = currentDraft(draft, stored);
	const hasChanged = isChanged(shown);
	/** Also with what was typed since the last render. */
	const latest = () => currentDraft(read(), stored);

	useWindowEvent("beforeunload", (event) => {
		if (isChanged(latest())) event.preventDefault();
	});

	function showErrors(found: Record<string, unknown>) {
		setErrors(found);
		focusError(found);
	}

	function showRefused(error: Error) {
		const refused = Object.entries(fieldErrorsOf(error)).map(([field, code]) => [
			field.replace(/^post\./, ""),
			code,
		]);
		if (refused.length > 0) showErrors(Object.fromEntries(refused));
	}

	/** Whether the fields may be sent; shows what is wrong with them. */
	function check(status?: PostStatus): boolean {
		const found = validate(typedPost(latest(), status));
		if (Object.keys(found).length === 0) setErrors({});
		else showErrors(found);
		return Object.keys(found).length === 0;
	}

	/** Whether somebody is asked to describe pictures instead. */
	function asksForDescriptions(status?: PostStatus): boolean {
		if (status !== "published") return false;
		const found = undescribedIn(typedPost(latest()).content, stored.pictures);
		const isNew = found.some((id) => !asked.includes(id));
		if (isNew) setUndescribed(found);
		setAsked(found);
		return isNew;
	}

	const resolve = {
		onSuccess: () => {
			setErrors({});
			save.reset();
		},
		onError: showRefused,
	};

	return {
		stored,
		post: typedPost(shown),
		isChanged: hasChanged,
		errorOf: (field: keyof PostText) =>
			// An entry of a list has a path of its own, such as `tags.0`.
			fieldText(Object.entries(errors).find(([path]) => path.split(".")[0] === field)?.[1]),
		change(fields: Partial<PostText>) {
			const { base, text } = latest();
			keep({ base, text: { ...text, ...fields } });
		},
		/** @param status what the person asked for beside saving, such as to publish. */
		save(status?: PostStatus) {
			if (!save.isPending && !changeOf(latest(), status)) return;
			// A save that waits for its turn takes the newest text with it.
			if (status === undefined && save.isPending && save.isPaused) return;
			if (!check(status) || asksForDescriptions(status)) return;
			setUndescribed([]);
			overwrite.reset();
			discard.reset();
			save.mutate(status, { onError: showRefused });
		},
		/** Forgets what was typed until now, once it is known what is stored. */
		discard() {
			overwrite.reset();
			discard.mutate(latest().text, resolve);
		},
		/** Writes what was typed over what somebody else wrote. */
		overwrite() {
			if (!check()) return;
			discard.reset();
			overwrite.mutate(undefined, resolve);
		},
		undescribed,
		describe: () => setUndescribed([]),
		isSaving: save.isPending || overwrite.isPending,
		/** Why the text was not saved. */
		error: save.error,
		/** Why what is stored could not be read, or written over. */
		resolveError: overwrite.error ?? discard.error,
		isDiscarding: discard.isPending,
		remove,
	};
}
