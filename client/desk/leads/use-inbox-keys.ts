import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { LEAD_ACTIONS, type LeadRow } from "../../../shared/desk/leads.ts";
import { useCopy } from "../language/language.tsx";
import { siteName } from "../parts/mark.tsx";
import { sendsMail } from "../parts/sends-mail.ts";
import { say } from "../parts/show-toast.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { useAccount } from "../session/session.tsx";
import { ACTIONS, type ActionKey } from "./actions.ts";
import { replyTo, replyToAll } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";
import { useLeadUrl } from "./use-lead-url.ts";
import { isFailed, knownLead } from "./use-leads.ts";

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
	const queries = useQueryClient();
	/** Why a key does nothing. */
	const { none } = useCopy().leads.keys;
	const currentLead = (): LeadRow | undefined => {
		const id = current();
		const row = rows.find((one) => one.id === id);
		if (openId === undefined) return row;
		const shown = knownLead(queries, openId);
		// Nothing is done to one that is open, but could not be loaded. One that is being loaded is in the list.
		return shown || !isFailed(queries, openId) ? (row ?? shown) : undefined;
	};

	useEffect(() => {
		if (!openId || place.current.id === openId) return;
		const index = rows.findIndex(({ id }) => id === openId);
		if (index >= 0) place.current = { id: openId, index };
	}, [openId, rows]);

	/** The lead that was left last, while it is in the list. */
	const last = () => rows.find(({ id }) => id === place.current.id)?.id;
	const onOpened = useEffectEvent((lead: string | undefined) => {
		const left = last();
		// Closed, it gives the focus to its row, unless something else has it.
		if (!lead && left && document.activeElement === document.body) focusRow(left);
	});
	useEffect(() => onOpened(openId), [openId]);

	const move = (step: 1 | -1) => {
		const id = current() ?? last();
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
		const lead = currentLead();
		if (lead) work(lead);
		else if (!openId) say(none.lead);
	};

	/** Runs work on the leads that a key acts on. */
	const withLeads = (work: (leads: readonly LeadRow[]) => void) => () =>
		chosen.length > 0 ? work(chosen) : withLead((lead) => work([lead]))();
	/** The message when none of a key's actions fits. */
	const unfit: Record<ActionKey, string> = { a: none.lead, t: none.t, d: none.d };
	/** Does the first action of a key that fits some of the leads, with those. */
	const actOn = (key: ActionKey) =>
		withLeads((leads) => {
			for (const action of LEAD_ACTIONS.filter((name) => ACTIONS[name].key === key)) {
				const fitting = leads.filter(ACTIONS[action].fits);
				if (fitting.length === 0) continue;
				// The message with the undo already says that it is done.
				if (!actions.takesBack(action, fitting)) actions.act(action, fitting);
				return;
			}
			say(unfit[key]);
		});
	const ofActions: Record<ActionKey, () => void> = { a: actOn("a"), t: actOn("t"), d: actOn("d") };

	useKeys({
		j: () => move(1),
		k: () => move(-1),
		ArrowDown: () => move(1),
		ArrowUp: () => move(-1),
		...ofActions,
		r: () => {
			if (chosen.length > 0) window.location.href = replyToAll(chosen);
			else {
				withLead((lead) => {
					if (openId) return opened.reply(openId);
					if (sendsMail) return opened.startReply(lead.id);
					const text = { ...lead, message: lead.excerpt };
					window.location.href = replyTo(text, account.name, siteName);
				})();
			}
		},
		e: withLeads(actions.erase),
		n: () => {
			if (openId) opened.writeNote();
			else withLead((lead) => open(lead.id))();
		},
		x: ({ shiftKey }) => withLead(({ id }) => selection.choose(id, shiftKey))(),
		z: () => actions.undo() || say(none.undo),
		"/": () => list.searchRef.current?.focus(),
		"?": actions.showKeys,
		Escape: () => {
			if (chosen.length > 0) selection.selectNone();
			else if (openId) close();
		},
	});
}
