import { useEffect, useRef, useState } from "react";
import type { LeadRow } from "../../../shared/desk/leads.ts";
import { sendsMail } from "../parts/sends-mail.ts";
import { useLeadUrl } from "./use-lead-url.ts";

/** The fields of the lead that is open, and the reply that is written in one. */
export function useOpenLead(rows: readonly LeadRow[]) {
	const { id, open, close } = useLeadUrl();
	/** For the button of a toast, which is pressed long after it was rendered. */
	const url = useRef({ id, open });
	useEffect(() => {
		url.current = { id, open };
		// Outside of the inbox no lead is open.
		return () => {
			url.current = { id: undefined, open };
		};
	});
	const noteRef = useRef<HTMLTextAreaElement>(null);
	/** Opens the reply in a mail program, where the site sends no mails. */
	const mailLinkRef = useRef<HTMLAnchorElement>(null);
	const replyRef = useRef<HTMLTextAreaElement>(null);
	/** The lead to which a reply is being written. */
	const [replying, setReplying] = useState<string>();
	/** How often a reply came back. */
	const [resumed, setResumed] = useState(0);
	/**
	 * The lead of the list to go on with: the next for whom somebody waits, or behind the last of them the first, or else
	 * the next unanswered one. A lead that is not in the list, such as one opened from a mail, has none.
	 */
	const nextOf = (lead: string): LeadRow | undefined => {
		const at = rows.findIndex((row) => row.id === lead);
		if (at < 0) return undefined;
		const behind = rows.slice(at + 1);
		const waits = ({ id, group }: LeadRow) =>
			id !== lead && (group === "overdue" || group === "today" || group === "later");
		return (
			behind.find(waits) ?? rows.find(waits) ?? behind.find(({ answeredAt }) => answeredAt === null)
		);
	};
	/** Opens the lead with the field for a reply. */
	const startReply = (lead: string) => {
		setReplying(lead);
		if (lead !== url.current.id) url.current.open(lead);
		replyRef.current?.focus();
	};
	return {
		noteRef,
		mailLinkRef,
		replyRef,
		replying,
		writeNote(): void {
			const field = noteRef.current;
			field?.focus();
			field?.setSelectionRange(field.value.length, field.value.length);
		},
		resumed,
		startReply,
		/** Opens it with the reply that came back, also where another one was started meanwhile. */
		resumeReply(lead: string): void {
			setResumed((times) => times + 1);
			startReply(lead);
		},
		/** Answers the open lead: here, or in the mail program. */
		reply: (lead: string) => (sendsMail ? startReply(lead) : mailLinkRef.current?.click()),
		/** After a reply, opens the next unanswered lead, or else the list. @returns the lead that was opened. */
		leaveReply(lead: string): LeadRow | undefined {
			setReplying(undefined);
			const next = nextOf(lead);
			// Nobody has chosen it: the way back leads to where the replied one was opened.
			if (next) open(next.id, { replace: true });
			else close();
			return next;
		},
		/** The lead to go on with once the open one is answered, and what opens it. */
		onward(lead: string): { lead: LeadRow; open(): void } | undefined {
			const next = lead === id ? nextOf(lead) : undefined;
			return next && { lead: next, open: () => url.current.open(next.id) };
		},
		cancelReply: () => setReplying(undefined),
	};
}
