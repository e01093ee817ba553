import type { Draft } from "../posts/draft.ts";

interface Kept {
	draft: Draft;
	/** Whether it differs from what is stored: a space at the end does not. */
	isUnsaved: boolean;
}

const PREFIX = "desk-draft";

const keyOf = (account: string, post: string) => `${PREFIX} ${account} ${post}`;

/**
 * The drafts of the tab, by account and post. What is unsaved outlives a reload; it goes when its account signs
 * out or another one signs in.
 */
export function createDrafts(storage: Storage) {
	const drafts = new Map<string, Kept>();
	const listeners = new Set<() => void>();
	for (let index = 0; index < storage.length; index++) {
		const key = storage.key(index);
		const kept = key?.startsWith(PREFIX) && storage.getItem(key);
		if (key && kept) drafts.set(key, { draft: JSON.parse(kept), isUnsaved: true });
	}

	function remove(key: string) {
		drafts.delete(key);
		storage.removeItem(key);
	}

	const notify = () => {
		for (const listener of listeners) listener();
	};

	return {
		read: (account: string, post: string) => drafts.get(keyOf(account, post))?.draft,

		/** @param draft undefined forgets it. */
		keep(account: string, post: string, draft: Draft | undefined, isUnsaved = false) {
			const key = keyOf(account, post);
			remove(key);
			if (draft) drafts.set(key, { draft, isUnsaved });
			try {
				if (isUnsaved) storage.setItem(key, JSON.stringify(draft));
			} catch {
				// The tab's storage is full: the draft stays in the page, and the browser asks before it closes.
			}
			notify();
		},

		/** The titles of the posts of an account that are not saved. */
		unsavedTitles: (account: string): string[] =>
			[...drafts]
				.filter(([key, { isUnsaved }]) => isUnsaved && key.startsWith(keyOf(account, "")))
				.map(([, { draft }]) => draft.text.title ?? draft.base.post.title),

		/** Forgets all drafts but those of one account, or all. */
		forgetOthers(account?: string) {
			for (const key of [...drafts.keys()]) {
				if (account === undefined || !key.startsWith(keyOf(account, ""))) remove(key);
			}
			notify();
		},

		/** @returns a function that ends it. */
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}
