import * as v from "valibot";
import {
	completePostSchema,
	type PostAnswer,
	type PostFields,
	postFieldSchemas,
} from "../../../shared/desk/posts.ts";
import { mergedText } from "./merged-text.ts";

/** The fields of a post that are typed. The status is none of them: it changes only with the action that says so, such as Publish. */
export type PostText = Omit<PostFields, "status">;

type Stored = Pick<PostAnswer, "version" | "post">;

/** The unsaved changes of a post. */
export interface Draft {
	/** The post as it was read or saved. */
	base: Stored;
	/** The fields that were typed, also those that are as before again. */
	text: Partial<PostText>;
	/** The fields sent last, while their answer is missing: the server may have stored them. */
	sent?: PostFields;
}

/** The body of a request that saves. */
export interface PostChange {
	version: string;
	post: PostFields;
}

/** Fields that publishing changes besides the text; without a status, a published post is updated. */
export type PublishChange = Partial<Pick<PostFields, "status" | "published_at">>;

/** Whether two values have the same content. */
export const isSame = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** As the server would store it: without a space at the end of a title, for example. An invalid post is left as it is. */
function normalised(post: PostText & Pick<PostFields, "status">) {
	const result = v.safeParse(completePostSchema, post);
	return result.success ? result.output : post;
}

/**
 * The draft that is shown. Once another version is stored, a draft that changes nothing is dropped, and one whose
 * text is stored already, because only the answer was lost.
 */
export function currentDraft(draft: Draft | undefined, { version, post }: Stored): Draft {
	const isStored =
		draft && fieldsOf(draft.text).every((name) => isSame(draft.text[name], post[name]));
	if (draft && (draft.base.version === version || (isChanged(draft) && !isStored))) return draft;
	return { base: { version, post }, text: {} };
}

/** The post with everything that was typed, and its stored status. */
export const typedPost = ({ base, text }: Draft): PostFields => ({ ...base.post, ...text });

export const isChanged = (draft: Draft): boolean =>
	!isSame(normalised(typedPost(draft)), normalised(draft.base.post));

const fieldsOf = (text: Partial<PostText>): (keyof PostText)[] =>
	Object.keys(text).filter((name): name is keyof PostText => name in postFieldSchemas);

/** The schema's result for each changed field. */
const checked = (text: Partial<PostText>) =>
	fieldsOf(text).map((name) => [name, v.safeParse(postFieldSchemas[name], text[name])] as const);

/**
 * The changes that autosave can send; undefined if there are none. An unfinished field, such as an emptied title,
 * waits.
 * @param refused values that the server has refused, such as a slug that is taken.
 */
export function changeToSave(
	{ base, text }: Draft,
	refused: Partial<PostText> = {},
): PostChange | undefined {
	const valid = checked(text).flatMap(([name, result]) => {
		const waits = name in refused && isSame(refused[name], text[name]);
		return result.success && !waits ? [[name, result.output]] : [];
	});
	const post: PostFields = { ...base.post, ...Object.fromEntries(valid) };
	return isSame(post, normalised(base.post)) || isSame(post, base.post)
		? undefined
		: { version: base.version, post };
}

/** The error code of each changed field that is invalid. */
export const problemsIn = ({ text }: Draft): Record<string, string> =>
	Object.fromEntries(
		checked(text).flatMap(([name, { issues }]) => (issues ? [[name, issues[0].message]] : [])),
	);

/** The change that takes effect for visitors, with everything that was typed. */
export const changeToPublish = (draft: Draft, change: PublishChange = {}) => ({
	version: draft.base.version,
	post: normalised({ ...typedPost(draft), ...change }),
});

/**
 * The rest of a draft after the server has answered: the changes made since the request.
 * @param done the fields that were saved or discarded.
 */
export function draftAfter({ text }: Draft, done: Partial<PostText>, answer: Stored): Draft {
	const { version, post } = answer;
	const rest = { ...text };
	for (const field of fieldsOf(text)) {
		if (isSame(text[field], done[field]) || isSame(text[field], post[field])) delete rest[field];
	}
	return { base: { version, post }, text: rest };
}

/**
 * The draft on top of another person's newer version; undefined if both changed the same field, or the same lines of
 * the text, so that the writer has to decide.
 */
export function rebased({ base, text, sent }: Draft, stored: Stored): Draft | undefined {
	// The database writes a time in another way.
	const [before, now] = [normalised(base.post), normalised(stored.post)];
	// The server sets the publication time of a post that is published at once.
	const own = sent && {
		...sent,
		...(sent.published_at === null &&
			[sent, now].every(({ status }) => status === "published") && {
				published_at: now.published_at,
			}),
	};
	const isApart = (name: keyof PostText) =>
		[before[name], text[name], own?.[name]].some((value) => isSame(value, now[name]));
	const both = fieldsOf(text).filter((name) => !isApart(name));
	const isOwnStatus = [base.post.status, own?.status].includes(stored.post.status);
	if (both.some((name) => name !== "content") || !isOwnStatus) return undefined;
	const next = { version: stored.version, post: stored.post };
	if (both.length === 0) return { base: next, text };
	const content = mergedText(base.post.content, text.content ?? "", stored.post.content);
	return content === undefined ? undefined : { base: next, text: { ...text, content } };
}
