import { createStore, del, entries, set } from "idb-keyval";
import type { Draft } from "./draft.ts";
import { createDrafts, type DraftStorage } from "./drafts.ts";

/** In the browser's IndexedDB, which is opened with the first use. */
function browserStorage(): DraftStorage {
	let opened: ReturnType<typeof createStore> | undefined;
	const store = () => {
		opened ??= createStore("desk-drafts", "drafts");
		return opened;
	};
	return {
		entries: async () => entries<string, Draft>(store()),
		set: async (key, draft) => set(key, draft, store()),
		delete: async (key) => del(key, store()),
	};
}

/** The drafts that this browser keeps. */
export const drafts = createDrafts(browserStorage());
