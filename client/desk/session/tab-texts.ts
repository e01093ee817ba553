import { useMemo, useSyncExternalStore } from "react";
import { inTabStorage } from "../../form/tab-storage.ts";

const PREFIX = "desk-text ";

/** Who hears of each change. */
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => void listener());

/** Whether a text is lost with its tab. A note is not, because phones end tabs without asking; a reply the server keeps. */
const isInTab = (kind: string): boolean => kind !== "note";

const storeOf = (kind: string, tab: Storage): Storage => (isInTab(kind) ? tab : localStorage);
const storesOf = (tab: Storage): Storage[] => [tab, localStorage];

/** Everything of an account, or one kind of text about one thing. */
const keyOf = (account: string, ...rest: string[]) => `${PREFIX}${[account, ...rest].join(" ")}`;

/**
 * Typed text that was not sent, kept in this tab or browser: it outlives a reload and is removed when its account signs out.
 * @param kind names the field, such as `note`. @param about such as the id of a lead.
 */
export const tabText = <Draft>(kind: string, account: string, about: string) => {
	const key = keyOf(account, kind, about);
	return {
		read(): Draft | undefined {
			// The version before kept a note in the tab.
			const kept = inTabStorage((tab) => storeOf(kind, tab).getItem(key) ?? tab.getItem(key));
			return kept ? JSON.parse(kept) : undefined;
		},
		/** @param draft undefined forgets it. */
		keep(draft: Draft | undefined): void {
			inTabStorage((tab) => {
				const store = storeOf(kind, tab);
				if (draft) store.setItem(key, JSON.stringify(draft));
				else for (const each of storesOf(tab)) each.removeItem(key);
			});
			tell();
		},
	};
};

/** The unsent texts of an account here: which field, and the id of its object. */
export const textsOf = (account: string): { kind: string; about: string; isInTab: boolean }[] =>
	(inTabStorage((tab) => storesOf(tab).flatMap((store) => Object.keys(store))) ?? [])
		.filter((key) => key.startsWith(`${keyOf(account)} `))
		.map((key) => {
			const [kind = "", about = ""] = key.slice(keyOf(account).length + 1).split(" ");
			return { kind, about, isInTab: isInTab(kind) };
		});

/** The ids of the objects, such as leads, of which an account has unsent texts of a kind. */
export function useTexts(kind: string, account: string): ReadonlySet<string> {
	const list = useSyncExternalStore(subscribe, () =>
		textsOf(account)
			.flatMap((text) => (text.kind === kind ? text.about : []))
			.join(" "),
	);
	return useMemo(() => new Set(list.split(" ")), [list]);
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	// Other tabs keep notes in the same place.
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** Forgets all texts but those of one account, or all. */
export function forgetTexts(exceptOf?: string): void {
	inTabStorage((tab) => {
		for (const store of storesOf(tab)) {
			for (const key of Object.keys(store)) {
				const isOwn = exceptOf !== undefined && key.startsWith(`${keyOf(exceptOf)} `);
				if (key.startsWith(PREFIX) && !isOwn) store.removeItem(key);
			}
		}
	});
	tell();
}
