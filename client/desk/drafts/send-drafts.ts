import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { isConflict, request } from "../api/request.ts";
import { changeToSave, type Draft, draftAfter, isChanged, rebased } from "./draft.ts";
import type { Unsaved } from "./drafts.ts";
import { drafts, lockOf } from "./kept-drafts.ts";

/** Drafts that the server refused, by post: each waits until its post is opened. */
const waiting = new Map<string, Draft>();

/**
 * Sends an account's drafts of posts that no editor has open, after a closed tab or a lost network.
 * @param isLeaving makes open editors send theirs too, also in other tabs, and drops drafts that the history has.
 * @returns the posts whose text the server does not have.
 */
export async function sendDrafts(account: string, isLeaving = false): Promise<Unsaved[]> {
	await drafts.refresh();
	const left: Unsaved[] = [];
	for (const unsaved of drafts.unsaved(account)) {
		const { post, draft, flush } = unsaved;
		let isSent = true;
		if (flush) {
			if (!isLeaving) continue;
			await flush();
			const rest = drafts.read(account, post);
			isSent = !rest || !isChanged(rest);
		} else if (isLeaving || waiting.get(post) !== draft) {
			isSent = await whereClosed(account, post, isLeaving, () =>
				send(account, post, draft, isLeaving),
			);
		}
		if (!isSent) left.push(unsaved);
	}
	return left;
}

/** Runs a change of a post unless another tab is writing it, which then sends it. @param isTaken takes it from that tab. */
async function whereClosed(
	account: string,
	post: string,
	isTaken: boolean,
	change: () => Promise<boolean>,
) {
	const name = lockOf(account, post);
	if (!name) return change();
	const options = isTaken ? { steal: true } : { ifAvailable: true };
	return navigator.locks.request(name, options, (lock) => lock !== null && change());
}

/** @returns whether the server has the text. */
async function send(account: string, post: string, draft: Draft, isLeaving: boolean) {
	try {
		const current = draft.sent ? await rebase(post, draft) : draft;
		const body = changeToSave(current);
		const rest = body ? draftAfter(current, body.post, await put(post, body)) : current;
		const isDone = !isChanged(rest);
		// Changes made during the request stay.
		if (isDone && drafts.read(account, post) === draft) drafts.keep(account, post, undefined);
		return isDone;
	} catch (error) {
		waiting.set(post, draft);
		// The server has kept it in the history.
		const isKept = isConflict(error) && isLeaving;
		if (isKept) drafts.keep(account, post, undefined);
		return isKept;
	}
}

/** After a request without an answer: the server may have stored the fields. */
const rebase = async (post: string, draft: Draft): Promise<Draft> =>
	rebased(draft, await request<PostAnswer>(`/posts/${post}`, { anonymous: true })) ?? draft;

const put = (post: string, body: object) =>
	// Nobody is asked for a password for the sake of it.
	request<PostAnswer>(`/posts/${post}/text`, { method: "PUT", body, anonymous: true });
