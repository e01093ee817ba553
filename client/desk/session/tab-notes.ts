/** A note on a lead that is typed and not saved. */
export interface NoteDraft {
	text: string;
	/** The version that was changed. */
	version: number;
}

const PREFIX = "desk-note ";

const keyOf = (account: string, lead: string) => `${PREFIX}${account} ${lead}`;

/** What is typed into notes and not saved, in this tab: it outlives a reload, and goes when its account signs out. */
export const notes = {
	read(account: string, lead: string): NoteDraft | undefined {
		const kept = sessionStorage.getItem(keyOf(account, lead));
		return kept ? JSON.parse(kept) : undefined;
	},
	/** @param draft undefined forgets it. */
	keep(account: string, lead: string, draft: NoteDraft | undefined): void {
		if (draft) sessionStorage.setItem(keyOf(account, lead), JSON.stringify(draft));
		else sessionStorage.removeItem(keyOf(account, lead));
	},
	/** Forgets all notes but those of one account, or all. */
	forgetOthers(account?: string): void {
		for (const key of Object.keys(sessionStorage)) {
			const isOwn = account !== undefined && key.startsWith(keyOf(account, ""));
			if (key.startsWith(PREFIX) && !isOwn) sessionStorage.removeItem(key);
		}
	},
};
