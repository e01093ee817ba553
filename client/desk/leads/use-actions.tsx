import { List } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type {
	LeadAction,
	LeadActionResult,
	LeadRefusal,
	LeadRow,
} from "../../../shared/desk/leads.ts";
import { request } from "../api/request.ts";
import { useLiveState } from "../frame/live.tsx";
import { useCopy, useLanguage } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { showError, showToast } from "../parts/show-toast.tsx";
import { useAccount } from "../session/session.tsx";
import { ACTIONS } from "./actions.ts";
import { leadName, useWho } from "./lead-text.ts";
import styles from "./leads.module.css";
import { forgetLeads, showLeadsChanged } from "./use-leads.ts";

interface Request {
	action: LeadAction;
	/** As they are before it. */
	leads: readonly LeadRow[];
	/** An undo offers no undo. */
	isUndo?: boolean;
	/** What to go on with after it, as the list was before it. */
	next?: ReturnType<Onward>;
}

/** What to go on with after the lead that is open. */
export type Onward = (lead: string) => { lead: LeadRow; open(): void } | undefined;

/** The action that undoes another one, if undo is offered. */
const inverseOf = (action: LeadAction, isUndo = false) =>
	isUndo ? undefined : ACTIONS[action].inverse;

/** Runs actions on leads: shown at once, with undo where possible, and a message about refused leads. */
export function useActions(onward: Onward) {
	const queries = useQueryClient();
	const { leads: copy } = useCopy();
	const { format } = useLanguage();
	const textOf = useProblemText();
	const who = useWho();
	const accountId = useAccount().id;
	const isLive = useLiveState() === "live";
	/** The undo that is on offer, and the action that it takes back, if it is one of these. */
	const undoLast = useRef<{ run(): void; of: Request | undefined }>(undefined);
	/** The actions with an undo that the server still has to answer, and whether it was asked for by then. */
	const waiting = useRef<{ undo: boolean; of: Request }[]>([]);

	const reasonOf = ({ code, action, by, at }: LeadRefusal): string => {
		if (code === "gone" && !action) return copy.refused.gone;
		const known: Record<string, (by: string) => string> = {
			...copy.events.audit,
			reply: copy.events.reply.waiting,
		};
		const said = action && known[action]?.(by ?? copy.events.server);
		if (!said) return copy.refused.notPossible;
		return `${said}${at ? ` (${format.exact(at)})` : ""}.`;
	};

	const report = (refused: LeadRefusal[], leads: readonly LeadRow[]) =>
		showError(
			<List size="sm">
				{refused.map((refusal) => {
					const lead = leads.find(({ id }) => id === refusal.id);
					return (
						<List.Item key={refusal.id}>
							<bdi>{lead ? leadName(lead) : refusal.id}</bdi>: {reasonOf(refusal)}
						</List.Item>
					);
				})}
			</List>,
			{ title: copy.refused.title(refused.length) },
		);

	/** Shows a message about an action, with its undo. */
	const announce = (id: string, text: string, undo?: () => void, of?: Request): void => {
		const takeBack = undo && {
			run() {
				hide();
				undo();
			},
			of,
		};
		undoLast.current = takeBack;
		const next = of?.next;
		const hide = showToast({
			id,
			text,
			next: next && { label: copy.next(leadName(next.lead)), onClick: next.open },
			...(takeBack && {
				className: styles.undo,
				button: { label: copy.actions.undo, onClick: takeBack.run },
			}),
			onClose: () => {
				if (undoLast.current === takeBack) undoLast.current = undefined;
			},
		});
	};

	const mutation = useMutation({
		// One after the other: an undo must not overtake its action.
		scope: { id: "leads" },
		mutationFn: ({ action, leads, isUndo }: Request) =>
			request<LeadActionResult>("/leads/actions", {
				method: "POST",
				body: {
					action,
					ids: leads.map(({ id }) => id),
					// A server of the version before knows no undo of its own.
					...(isUndo && action === "answer" && { isUndo }),
				},
			}),
		onMutate: async (of) => {
			const { action, leads, isUndo } = of;
			// Before the first await: the key for the undo may follow at once.
			const own = { undo: false, of };
			if (inverseOf(action, isUndo)) waiting.current.push(own);
			await queries.cancelQueries({ queryKey: ["leads"] });
			const ids = leads.map(({ id }) => id);
			showLeadsChanged(queries, ids, ACTIONS[action].change?.() ?? {});
			if (ACTIONS[action].closes) forgetLeads(queries, ids);
			return own;
		},
		onSuccess: ({ done, refused }, of, own) => {
			const { action, leads, isUndo } = of;
			const changed = leads.filter(({ id }) => done.includes(id));
			// Pressed twice, it is done all the same.
			const told = refused.filter(
				({ code, account }) => code !== "already" || account !== accountId,
			);
			if (told.length > 0) report(told, leads);
			if (changed.length === 0 || ACTIONS[action].isSilent) return;
			const inverse = inverseOf(action, isUndo);
			const undo = inverse
				? () => {
						const change = ACTIONS[action].change?.();
						const before = changed.map((lead) => ({ ...lead, ...change }));
						mutation.mutate({ action: inverse, leads: before, isUndo: true });
					}
				: undefined;
			if (undo && own.undo) return undo();
			announce(`leads-${action}-${Date.now()}`, copy.done[action](who(changed)), undo, of);
		},
		onError: (error, { leads }) => {
			// Reading them anew may fail as well.
			for (const lead of leads) showLeadsChanged(queries, [lead.id], lead);
			showError(textOf(error));
		},
		onSettled: (result, _error, _request, own) => {
			waiting.current = waiting.current.filter((one) => one !== own);
			// The stream announces the change; leads that were refused must be read again.
			if (isLive && result?.refused.length === 0) return;
			return queries.invalidateQueries({ queryKey: ["leads"] });
		},
	});

	return {
		act(action: LeadAction, leads: readonly LeadRow[]): void {
			const [lead, ...others] = leads;
			if (!lead) return;
			const leadsOn = action === "answer" && others.length === 0;
			mutation.mutate({ action, leads, next: leadsOn ? onward(lead.id) : undefined });
		},
		/** Shows a message about another change, with its undo. */
		offerUndo: announce,
		/** Whether an action would only take back the last one, as a key does that is pressed twice. */
		takesBack(action: LeadAction, leads: readonly LeadRow[]): boolean {
			const last = waiting.current.at(-1)?.of ?? undoLast.current?.of;
			return (
				last !== undefined &&
				inverseOf(last.action) === action &&
				leads.every(({ id }) => last.leads.some((lead) => lead.id === id))
			);
		},
		/** Takes the last action back. @returns whether there is one. */
		undo(): boolean {
			const last = waiting.current.at(-1);
			const undo = undoLast.current;
			if (last) last.undo = true;
			else undo?.run();
			return last !== undefined || undo !== undefined;
		},
	};
}
