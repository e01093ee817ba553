import { IconMail, IconNote, IconUserX } from "@tabler/icons-react";
import { LEAD_ACTIONS, type Lead } from "../../../shared/desk/leads.ts";
import { usePageCommands } from "../frame/page-commands.tsx";
import { useCopy } from "../language/language.tsx";
import { ACTIONS } from "./actions.ts";
import { leadName } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";

/** Offers the open lead's actions in the palette. */
export function useLeadCommands(
	lead: Lead,
	{ opened, actions }: Pick<Inbox, "opened" | "actions">,
): void {
	const { actions: copy } = useCopy().leads;
	usePageCommands(leadName(lead), [
		{ id: "reply", label: copy.reply, Icon: IconMail, run: () => opened.reply(lead.id) },
		{ id: "note", label: copy.note, Icon: IconNote, run: opened.writeNote },
		...LEAD_ACTIONS.filter((action) => ACTIONS[action].fits(lead)).map((action) => ({
			id: action,
			label: copy[action],
			Icon: ACTIONS[action].Icon,
			run: () => actions.act(action, [lead]),
		})),
		{ id: "erase", label: copy.erase, Icon: IconUserX, run: () => actions.erase([lead]) },
	]);
}
