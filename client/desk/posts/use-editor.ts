import { schemaResolver } from "@mantine/form";
import { useState } from "react";
import { completePostSchema, type PostAnswer, type PostFields } from "../api/posts.ts";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { focusError } from "../parts/focus-error.ts";
import { useDraft } from "./use-draft.ts";
import { usePostChanges } from "./use-posts.ts";

const validate = schemaResolver(completePostSchema, { sync: true });

const isSame = (one: PostFields, other: PostFields) =>
	JSON.stringify(one) === JSON.stringify(other);

export type PostEditor = ReturnType<typeof useEditor>;

/** The fields of a post as they are typed, and what is done with them. What is typed stays, whatever the server says. */
export function useEditor(stored: PostAnswer) {
	const { id, version } = stored;
	const { draft, latest, keep } = useDraft(id);
	const { save, reread, remove } = usePostChanges(id);
	const [errors, setErrors] = useState<Record<string, unknown>>({});
	const fieldText = useFieldText();
	const post = draft?.post ?? stored.post;

	function showErrors(found: Record<string, unknown>) {
		setErrors(found);
		focusError(found);
	}

	/** @param from the version that is changed; otherwise that of the draft. */
	function send(fields: PostFields, from = draft?.version ?? version) {
		const found = validate(fields);
		if (Object.keys(found).length > 0) return showErrors(found);
		setErrors({});
		const typed = latest()?.post ?? post;
		save.mutate(
			{ version: from, post: fields },
			{
				onSuccess: (answer) => {
					const now = latest();
					// What was typed while it was saved stays, as a change of what is stored now.
					const isTyped = now !== undefined && !isSame(now.post, typed);
					keep(isTyped ? { version: answer.version, post: now.post } : undefined);
				},
				onError: (error) => {
					const refused = Object.entries(fieldErrorsOf(error)).map(([field, code]) => [
						field.replace(/^post\./, ""),
						code,
					]);
					if (refused.length > 0) showErrors(Object.fromEntries(refused));
				},
			},
		);
	}

	return {
		post,
		isChanged: draft !== undefined,
		errorOf: (field: keyof PostFields) =>
			// An entry of a list has a path of its own, such as `tags.0`.
			fieldText(Object.entries(errors).find(([path]) => path.split(".")[0] === field)?.[1]),
		change(fields: Partial<PostFields>) {
			const changed = { ...(latest()?.post ?? stored.post), ...fields };
			const base = latest()?.version ?? version;
			keep(isSame(changed, stored.post) ? undefined : { version: base, post: changed });
		},
		/** @param fields what changes beside what was typed. */
		save: (fields: Partial<PostFields> = {}) => send({ ...post, ...fields }),
		forget: () => keep(undefined),
		/** Forgets what was typed, and shows what is stored. */
		async discard() {
			keep(undefined);
			setErrors({});
			save.reset();
			await reread();
		},
		/** Writes what was typed over what somebody else wrote. */
		overwrite: async () => send(post, (await reread()).version),
		saving: save,
		remove,
	};
}
