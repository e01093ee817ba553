import { useInboxActions } from "./use-inbox-actions.ts";
import { useInboxList } from "./use-inbox-list.ts";
import { useOpenLead } from "./use-open-lead.ts";
import { useSelection } from "./use-selection.ts";

export type Inbox = ReturnType<typeof useInbox>;

/** The state of the inbox, a subject each. */
export function useInbox() {
	const list = useInboxList();
	const selection = useSelection(list.rows);
	const opened = useOpenLead(list.rows);
	const actions = useInboxActions(selection.selectNone, opened.onward);
	return { list, selection, opened, actions };
}
