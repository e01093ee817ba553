import { createStore, entries, promisifyRequest } from "idb-keyval";
import type { Draft } from "./draft.ts";
import { createDrafts, type DraftStorage } from "./drafts.ts";

/** In the browser's IndexedDB, which is opened with the first use. */
function browserStorage(): DraftStorage {
	let opened: ReturnType<typeof createStore> | undefined;
	const store = () => {
		opened ??= createStore("desk-drafts", "drafts");
		return opened;
	};
	/** Committed without waiting for an answer: a tab that is closed in between would take the last key with it. */
	const write = (change: (kept: IDBObjectStore) => void): Promise<void> =>
		store()("readwrite", (kept) => {
			change(kept);
			kept.transaction.commit();
			return promisifyRequest(kept.transaction);
		});
	return {
		entries: async () => entries<string, Draft>(store()),
		set: (key, draft) => write((kept) => kept.put(draft, key)),
		delete: (key) => write((kept) => kept.delete(key)),
	};
}

/** The drafts that this browser keeps. */
export const drafts = createDrafts(browserStorage());

/** The lock of the tab that may write a post; undefined where the browser has none, which is without HTTPS. */
export const lockOf = (account: string, post: string): string | undefined =>
	"locks" in navigator ? `desk post ${account} ${post}` : undefined;
