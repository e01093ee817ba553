import type { Draft } from "./draft.ts";

interface Kept {
	draft: Draft;
	/** Whether it differs from what is stored: a space at the end of a title does not. */
	isUnsaved: boolean;
}

/** Where drafts outlive the tab; keys are texts. */
export interface DraftStorage {
	entries(): Promise<[key: string, draft: Draft][]>;
	set(key: string, draft: Draft): Promise<void>;
	delete(key: string): Promise<void>;
}

const keyOf = (account: string, post: string) => `${account} ${post}`;

/**
 * What was typed and has not reached the server, by account and post. It outlives the tab and the browser, is shown
 * to its account only, and goes once the server has it.
 */
export function createDrafts(storage: DraftStorage) {
	const drafts = new Map<string, Kept>();
	const listeners = new Set<() => void>();
	/** Posts that are open in an editor, which saves them itself. */
	const open = new Set<string>();
	/** The keys that are being written; and those that could not be. */
	const writing = new Set<string>();
	const failed = new Set<string>();

	const notify = () => {
		for (const listener of listeners) listener();
	};

	/** One after the other: with a key that changed meanwhile, the newest text follows. */
	async function write(key: string): Promise<void> {
		if (writing.has(key)) return;
		writing.add(key);
		let written: Kept | undefined;
		do {
			written = drafts.get(key);
			try {
				await (written?.isUnsaved ? storage.set(key, written.draft) : storage.delete(key));
				failed.delete(key);
			} catch {
				// No room, or no such storage: the draft stays in the page, and the browser asks before it closes.
				failed.add(key);
			}
		} while (drafts.get(key) !== written);
		writing.delete(key);
	}

	const load = async () => {
		// Without a storage there is nothing from before.
		const entries = await storage.entries().catch(() => []);
		for (const [key, draft] of entries) {
			if (!drafts.has(key)) drafts.set(key, { draft, isUnsaved: true });
		}
		notify();
	};

	return {
		/** Resolves once the drafts from before are known. */
		ready: load(),

		read: (account: string, post: string) => drafts.get(keyOf(account, post))?.draft,

		/** @param draft undefined forgets it. */
		keep(account: string, post: string, draft: Draft | undefined, isUnsaved = false) {
			const key = keyOf(account, post);
			if (draft) drafts.set(key, { draft, isUnsaved });
			else drafts.delete(key);
			void write(key);
			notify();
		},

		/** Whether a draft would be lost with the tab. */
		isAtRisk: (account: string, post: string): boolean => failed.has(keyOf(account, post)),

		/** What of an account has not reached the server. */
		unsaved: (account: string): { post: string; draft: Draft; isOpen: boolean }[] =>
			[...drafts]
				.filter(([key, { isUnsaved }]) => isUnsaved && key.startsWith(keyOf(account, "")))
				.map(([key, { draft }]) => {
					const post = key.slice(keyOf(account, "").length);
					return { post, draft, isOpen: open.has(key) };
				}),

		/** Says that an editor saves a post. @returns a function that ends it. */
		opened(account: string, post: string) {
			const key = keyOf(account, post);
			open.add(key);
			return () => {
				open.delete(key);
			};
		},

		/** Forgets all drafts of an account. */
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
