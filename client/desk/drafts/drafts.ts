import { type Draft, isSame } from "./draft.ts";

interface Kept {
	draft: Draft;
	/** Whether the draft differs from the stored post; a space at the end of a title is no difference. */
	isUnsaved: boolean;
}

/** A draft that has not reached the server. */
export interface Unsaved {
	post: string;
	draft: Draft;
	/** Saves the draft in the editor that has the post open, and resolves once that is done. */
	flush: (() => Promise<unknown>) | undefined;
}

/** Where drafts outlive the tab; keys are texts. */
export interface DraftStorage {
	entries(): Promise<[key: string, draft: Draft][]>;
	set(key: string, draft: Draft): Promise<void>;
	delete(key: string): Promise<void>;
}

const keyOf = (account: string, post: string) => `${account} ${post}`;

/**
 * Drafts that have not reached the server, by account and post. A draft outlives the tab and the browser, is shown to
 * its account only, and is removed once the server has stored it.
 */
export function createDrafts(storage: DraftStorage) {
	const drafts = new Map<string, Kept>();
	const listeners = new Set<() => void>();
	/** Posts that are open in an editor, which saves them itself when it is asked to. */
	const open = new Map<string, () => Promise<unknown>>();
	/** The keys that could not be written. */
	const failed = new Set<string>();

	const notify = () => {
		for (const listener of listeners) listener();
	};

	/** At once, with each key that is typed: a tab may be closed in the next moment. The storage keeps their order. */
	async function write(key: string): Promise<void> {
		const kept = drafts.get(key);
		try {
			await (kept?.isUnsaved ? storage.set(key, kept.draft) : storage.delete(key));
			failed.delete(key);
		} catch {
			// No room, or no such storage: the draft stays in the page, and the browser asks before it closes.
			failed.add(key);
		}
	}

	async function refresh(): Promise<void> {
		// Without a storage there is nothing from before.
		const entries = new Map(await storage.entries().catch(() => []));
		for (const key of new Set([...drafts.keys(), ...entries.keys()])) {
			if (open.has(key) || failed.has(key)) continue;
			const draft = entries.get(key);
			if (!draft) drafts.delete(key);
			else if (!isSame(draft, drafts.get(key)?.draft)) drafts.set(key, { draft, isUnsaved: true });
		}
		notify();
	}

	return {
		/** Resolves once the drafts from before are known. */
		ready: refresh(),

		/** Reads the stored drafts again, since other tabs write them too; drafts open in an editor here stay. */
		refresh,

		read: (account: string, post: string) => drafts.get(keyOf(account, post))?.draft,

		/** @param draft undefined forgets it. */
		keep(account: string, post: string, draft: Draft | undefined, isUnsaved = false) {
			const key = keyOf(account, post);
			const wasUnsaved = drafts.get(key)?.isUnsaved === true;
			if (draft) drafts.set(key, { draft, isUnsaved });
			else drafts.delete(key);
			// The stored draft may be that of another tab, which has taken the post over.
			if (isUnsaved || wasUnsaved || failed.has(key)) void write(key);
			notify();
		},

		/** Forgets a draft in this tab, since another tab has the post. A draft that could not be stored stays. */
		leave(account: string, post: string) {
			const key = keyOf(account, post);
			if (failed.has(key)) return;
			drafts.delete(key);
			notify();
		},

		/** Whether a draft would be lost with the tab. */
		isAtRisk: (account: string, post: string): boolean => failed.has(keyOf(account, post)),

		/** The account's drafts that have not reached the server. */
		unsaved: (account: string): Unsaved[] =>
			[...drafts]
				.filter(([key, { isUnsaved }]) => isUnsaved && key.startsWith(keyOf(account, "")))
				.map(([key, { draft }]) => {
					const post = key.slice(keyOf(account, "").length);
					return { post, draft, flush: open.get(key) };
				}),

		/**
		 * Says that an editor saves a post.
		 * @param flush saves it at once, and resolves when that is done. @returns a function that ends it.
		 */
		opened(account: string, post: string, flush: () => Promise<unknown>) {
			const key = keyOf(account, post);
			open.set(key, flush);
			return () => {
				open.delete(key);
			};
		},

		forget(account: string) {
			for (const key of [...drafts.keys()].filter((one) => one.startsWith(keyOf(account, "")))) {
				drafts.delete(key);
				void write(key);
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
