import { useEffect, useRef } from "react";
import type { LeadAction, LeadRow } from "../../../shared/desk/leads.ts";
import { siteName } from "../parts/mark.tsx";
import { sendsMail } from "../parts/sends-mail.ts";
import { useKeys } from "../parts/use-keys.ts";
import { useAccount } from "../session/session.tsx";
import { ACTIONS } from "./actions.ts";
import { replyTo, replyToAll } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";
import { useLeadUrl } from "./use-lead-url.ts";

/** The link of the row that has the focus. */
const focusedRow = (): string | undefined =>
	document.activeElement instanceof HTMLElement ? document.activeElement.dataset.lead : undefined;

const focusRow = (id: string) => {
	const link = document.querySelector<HTMLElement>(`[data-lead="${id}"]`);
	link?.focus();
	link?.scrollIntoView({ block: "nearest" });
};

/** The inbox by keyboard (`copy.keys` lists the keys): they concern the open lead, else the row that has the focus. */
export function useInboxKeys({ list, selection, opened, actions }: Inbox): void {
	const { id: openId, open, close } = useLeadUrl();
	const { rows } = list;
	const { chosen } = selection;
	const account = useAccount();
	/** Where the current lead stood: answered, it moves away, and the next one stands there. */
	const place = useRef({ id: "", index: -1 });
	const current = () => openId ?? focusedRow();
	const leadOf = (id: string | undefined) => rows.find((lead) => lead.id === id);

	useEffect(() => {
		if (!openId || place.current.id === openId) return;
		const index = rows.findIndex(({ id }) => id === openId);
		if (index >= 0) place.current = { id: openId, index };
	}, [openId, rows]);

	const move = (step: 1 | -1) => {
		const id = current();
		const now = rows.findIndex((lead) => lead.id === id);
		const { id: placed, index } = place.current;
		const hasMoved = id !== undefined && placed === id && index !== now;
		const at = hasMoved ? (step > 0 ? index - 1 : index) : now;
		const target = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
		if (!target) return;
		place.current = { id: target.id, index: rows.indexOf(target) };
		if (openId) open(target.id);
		else focusRow(target.id);
	};
	const withLead = (work: (lead: LeadRow) => void) => () => {
		const lead = leadOf(current());
		if (lead) work(lead);
	};

	/** The leads that a key concerns. */
	const concerned = (): readonly LeadRow[] => {
		const lead = leadOf(current());
		return chosen.length > 0 ? chosen : lead ? [lead] : [];
	};
	/** Does the first action that fits some of the leads, with those. */
	const actOn =
		(...names: LeadAction[]) =>
		() => {
			for (const action of names) {
				const leads = concerned().filter(ACTIONS[action].fits);
				if (leads.length > 0) return actions.act(action, leads);
			}
		};

	useKeys({
		j: () => move(1),
		k: () => move(-1),
		ArrowDown: () => move(1),
		ArrowUp: () => move(-1),
		a: actOn("answer", "reopen"),
		r: () => {
			if (chosen.length > 0) window.location.href = replyToAll(chosen);
			else if (openId && sendsMail) opened.startReply(openId);
			else if (openId) opened.mailLinkRef.current?.click();
			else {
				withLead((lead) => {
					if (sendsMail) return opened.startReply(lead.id);
					const text = { ...lead, message: lead.excerpt };
					window.location.href = replyTo(text, account.name, siteName);
				})();
			}
		},
		t: actOn("release", "retry"),
		d: actOn("discard"),
		e: () => {
			const leads = concerned();
			if (leads.length > 0) actions.erase(leads);
		},
		n: () => {
			if (openId) opened.noteRef.current?.focus();
			else withLead((lead) => open(lead.id))();
		},
		x: withLead((lead) => selection.toggle(lead.id)),
		z: actions.undo,
		"/": () => list.searchRef.current?.focus(),
		"?": actions.showKeys,
		Escape: () => {
			if (chosen.length > 0) selection.selectNone();
			else if (openId) close();
		},
	});
}
