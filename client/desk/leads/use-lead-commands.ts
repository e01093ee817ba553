import {
	IconArrowBackUp,
	IconCheck,
	IconMail,
	IconMailOpened,
	IconNote,
	IconSend,
	IconTrash,
	IconUserX,
} from "@tabler/icons-react";
import type { Lead } from "../../../shared/desk/leads.ts";
import { usePageCommands } from "../frame/page-commands.tsx";
import { useCopy } from "../language/language.tsx";
import { ACTIONS } from "./actions.ts";
import { leadName } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";

const OFFERED = [
	["answer", IconCheck],
	["reopen", IconArrowBackUp],
	["release", IconSend],
	["retry", IconSend],
	["unread", IconMailOpened],
	["discard", IconTrash],
] as const;

/** Offers what can be done with the open lead in the palette. */
export function useLeadCommands(
	lead: Lead,
	{ opened, actions }: Pick<Inbox, "opened" | "actions">,
): void {
	const { actions: copy } = useCopy().leads;
	usePageCommands(leadName(lead), [
		{ id: "reply", label: copy.reply, Icon: IconMail, run: () => opened.reply(lead.id) },
		{ id: "note", label: copy.note, Icon: IconNote, run: opened.writeNote },
		...OFFERED.filter(([action]) => ACTIONS[action].fits(lead)).map(([action, Icon]) => ({
			id: action,
			label: copy[action],
			Icon,
			run: () => actions.act(action, [lead]),
		})),
		{ id: "erase", label: copy.erase, Icon: IconUserX, run: () => actions.erase([lead]) },
	]);
}
