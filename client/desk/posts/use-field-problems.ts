import { schemaResolver } from "@mantine/form";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { completePostSchema, type PostFields } from "../../../shared/desk/posts.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import {
	changeToSave,
	type Draft,
	isSame,
	type PostText,
	type PublishChange,
	problemsIn,
	typedPost,
} from "../drafts/draft.ts";
import { useCopy } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { focusError } from "../parts/focus-error.ts";
import { announce } from "./announce.ts";

const validate = schemaResolver(completePostSchema, { sync: true });

/** An entry of a list has a path of its own, such as `tags.0`. */
const fieldOf = (path: string): string => path.split(".")[0] ?? "";

/** How many characters a field may have, or one of its entries. */
const MOST: Partial<Record<keyof PostText, number>> = { ...POST_BOUNDS, tags: POST_BOUNDS.tag };

/** What was found, without the fields that were typed since. */
function without<Found extends object>(found: Found, typed: object): Found {
	const rest = { ...found };
	for (const path of Object.keys(found)) {
		if (fieldOf(path) in typed) Reflect.deleteProperty(rest, path);
	}
	return rest;
}

/** A time that is only half typed, of which the browser gives no value: the post would be published at once. */
function halfTypedTime({ status, published_at }: PublishChange): { published_at?: string } {
	if (status === "draft" || status === "archived" || published_at !== undefined) return {};
	const field = document.querySelector<HTMLInputElement>("input[data-path=published_at]");
	return field?.validity.badInput ? { published_at: "half_typed" } : {};
}

/** Whether the server has named fields that are wrong. */
export const isRefusal = (error: Error | null): boolean =>
	error !== null && Object.keys(fieldErrorsOf(error)).length > 0;

/**
 * What is wrong with the fields of a post, as they are typed and as the server answers.
 * @param shown the draft that is shown. @param latest the same, also with what was typed since it was rendered.
 * @param onMissing shows the field that gets the cursor.
 */
export function useFieldProblems(
	shown: Draft,
	latest: () => Draft,
	onMissing: (field: string) => void,
) {
	const [errors, setErrors] = useState<Record<string, unknown>>({});
	/** Values that the server refused: they wait until they are typed anew. */
	const [refused, setRefused] = useState<Partial<PostText>>({});
	/** What the last request has sent: a refusal is about that, whatever was typed since. */
	const sent = useRef<PostFields>(undefined);
	const fieldText = useFieldText();
	const { posts: copy } = useCopy();
	const problems = problemsIn(shown);
	return {
		refused,
		onSend(post: PostFields) {
			sent.current = post;
		},

		/** Whether fields were refused; shows which. */
		showRefused(error: unknown): boolean {
			const found = Object.entries(fieldErrorsOf(error)).map(([path, code]) => [
				path.replace(/^post\./, ""),
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
		},

		/** Whether the fields may be published with a change; shows what is wrong with them. */
		check(change: PublishChange): boolean {
			const found = {
				...validate({ ...typedPost(latest()), ...change }),
				...halfTypedTime(change),
			};
			const [first] = Object.keys(found);
			if (first === undefined) {
				setErrors({});
				return true;
			}
			flushSync(() => {
				setErrors(found);
				onMissing(fieldOf(first));
			});
			focusError(found);
			// A phone shows some of them in another view.
			const wrong = Object.keys(found).map(fieldOf);
			const names = Object.entries(copy.fields).flatMap(([name, label]) =>
				wrong.includes(name) ? [label] : [],
			);
			announce(`${copy.wrong} ${names.join(", ")}`);
			return false;
		},

		/** What is wrong with a field, in words. */
		textOf(field: keyof PostText) {
			const found = Object.entries(errors).find(([path]) => fieldOf(path) === field)?.[1];
			const code = found ?? problems[field];
			return field === "content" && code === "required"
				? copy.content.empty
				: fieldText(code, MOST[field]);
		},

		/** Whether the slug is one that leads to another post. */
		leadsElsewhere: errors.slug === "former",

		/** Forgets the problems of fields that are typed anew. */
		settle(fields: Partial<PostText>) {
			setErrors((before) => without(before, fields));
			setRefused((before) => without(before, fields));
		},

		clear: () => setErrors({}),

		/** What was refused may be sent again. */
		forget() {
			setRefused({});
			setErrors({});
		},
	};
}
