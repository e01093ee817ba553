import { useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useAccount } from "../session/session.tsx";
import { tabText } from "../session/tab-texts.ts";

export interface NoteDraft {
	text: string;
	/** The version of the note on which the draft is based. */
	version: number;
}

/** The unsaved note on a lead, as this browser keeps it. */
export const keptNote = (account: string, lead: string) =>
	tabText<NoteDraft>("note", account, lead);

/** The unsaved text of the note. It is kept when another lead or page is opened, or the tab ends. */
export function useNoteDraft(lead: string) {
	const kept = keptNote(useAccount().id, lead);
	const [draft, setDraft] = useState(kept.read);
	/** What this tab has written or read. */
	const own = useRef(draft);
	useWindowEvent("storage", () => {
		// Typed in another tab; a text of one's own stays.
		if (draft) return;
		own.current = kept.read();
		setDraft(own.current);
	});
	return {
		draft,
		/** Reads the draft, including changes since the last render. */
		latest: kept.read,
		keep(next: NoteDraft | undefined) {
			// What another tab keeps is not this one's to forget.
			if (next || kept.read()?.text === own.current?.text) kept.keep(next);
			own.current = next;
			setDraft(next);
		},
	};
}
