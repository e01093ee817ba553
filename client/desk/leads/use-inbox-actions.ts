import { useState } from "react";
import type { LeadAction, LeadRow } from "../../../shared/desk/leads.ts";
import { ACTIONS, type Question } from "./actions.ts";
import { type Onward, useActions } from "./use-actions.tsx";
import { useLeadUrl } from "./use-lead-url.ts";

type Dialog =
	| { kind: "keys" }
	| { kind: "erase"; leads: readonly LeadRow[] }
	| { kind: "action"; action: LeadAction; question: Question; leads: readonly LeadRow[] };

/** The inbox's actions on leads, and the dialog that asks before some of them. */
export function useInboxActions(selectNone: () => void, onward: Onward) {
	const { id, close } = useLeadUrl();
	const [dialog, setDialog] = useState<Dialog>();
	const actions = useActions(onward);
	/** After leads are gone: the list stands where the open one of them stood. */
	const leave = (leads: readonly LeadRow[]) => {
		setDialog(undefined);
		selectNone();
		if (leads.some((lead) => lead.id === id)) close({ replace: true });
	};
	const carryOut = (action: LeadAction, leads: readonly LeadRow[]) => {
		actions.act(action, leads);
		leave(ACTIONS[action].closes ? leads : []);
	};
	return {
		dialog,
		closeDialog: () => setDialog(undefined),
		showKeys: () => setDialog({ kind: "keys" }),
		/** Asks first before an action that cannot be undone. */
		act(action: LeadAction, leads: readonly LeadRow[]) {
			const { question } = ACTIONS[action];
			if (question) setDialog({ kind: "action", action, question, leads });
			else carryOut(action, leads);
		},
		/** Does it without a question. */
		carryOut,
		erase: (leads: readonly LeadRow[]) => setDialog({ kind: "erase", leads }),
		leave,
		takesBack: actions.takesBack,
		undo: actions.undo,
		offerUndo: actions.offerUndo,
	};
}
