import * as v from "valibot";
import {
	completePostSchema,
	type PostAnswer,
	type PostFields,
} from "../../../shared/desk/posts.ts";
import type { PostStatus } from "../../../shared/post.ts";

/**
 * The fields of a post that are typed. The status is none of them: it changes only with the action that says so,
 * such as Publish. An emptied reading time is "".
 */
export type PostText = Omit<PostFields, "status" | "read_time"> & { read_time: number | "" };

type Stored = Pick<PostAnswer, "version" | "post">;

/** What has been typed into a post since it was read or saved. */
export interface Draft {
	/** The post as it was read or saved. */
	base: Stored;
	/** The fields that were typed, also those that are as before again. */
	text: Partial<PostText>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** As the server would store it: without a space at the end, for example. An invalid post is left as it is. */
function normalised(post: PostText & Pick<PostFields, "status">) {
	const result = v.safeParse(completePostSchema, post);
	return result.success ? result.output : post;
}

/** The draft that is shown. One that changes nothing gives way to what somebody else has stored since. */
export function currentDraft(draft: Draft | undefined, { version, post }: Stored): Draft {
	if (draft && (draft.base.version === version || isChanged(draft))) return draft;
	return { base: { version, post }, text: {} };
}

/** The post with everything that was typed, and its stored status unless another is given. */
export const typedPost = ({ base, text }: Draft, status: PostStatus = base.post.status) => ({
	...base.post,
	...text,
	status,
});

/** The change to send; undefined where the server would store what it has already. */
export function changeOf(draft: Draft, status?: PostStatus) {
	const { version, post: before } = draft.base;
	const post = normalised(typedPost(draft, status));
	return isSame(post, normalised(before)) ? undefined : { version, post };
}

export const isChanged = (draft: Draft): boolean => changeOf(draft) !== undefined;

/**
 * What remains of a draft once the server has answered: what was typed since.
 * @param done the fields that were saved or discarded.
 */
export function draftAfter({ text }: Draft, done: Partial<PostText>, answer: Stored): Draft {
	const { version, post } = answer;
	const rest = { ...text };
	const isField = (name: string): name is keyof PostText => name in text;
	for (const field of Object.keys(text).filter(isField)) {
		if (isSame(text[field], done[field]) || isSame(text[field], post[field])) delete rest[field];
	}
	return { base: { version, post }, text: rest };
}
