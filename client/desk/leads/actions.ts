import {
	IconArrowBackUp,
	IconCheck,
	IconMail,
	IconMailOpened,
	IconSend,
	IconTrash,
	type TablerIcon,
} from "@tabler/icons-react";
import type { LeadAction, LeadRow } from "../../../shared/desk/leads.ts";
import type { DeskCopy } from "../language/desk-copy.ts";

/** A question before an action that cannot be undone. */
export type Question = keyof DeskCopy["leads"]["confirm"];

export type ActionKey = "a" | "t" | "d";

interface ActionRule {
	Icon: TablerIcon;
	/** The key of the inbox that does it; one key may have several actions, of which the first that fits is done. */
	key: ActionKey | null;
	/** Whether it makes sense for a lead. */
	fits(
		lead: Pick<LeadRow, "state" | "hasWebhook" | "answeredAt" | "unread" | "tellsErasure">,
	): boolean;
	/** The change that the page shows before the server has answered. */
	change?(): Partial<LeadRow>;
	/** The action that undoes this one. */
	inverse?: LeadAction;
	question?: Question;
	/** The colour of the button that confirms it. */
	color?: "red";
	/** Its leads do not stay open: they are gone, or would be read at once. */
	closes?: true;
	/** Whether the action shows no message. */
	isSilent?: true;
}

/** Whether a lead is not delivered until a person acts. */
export const isStuck = ({ state }: Pick<LeadRow, "state">): boolean =>
	state === "quarantined" || state === "failed";

export const ACTIONS: Record<LeadAction, ActionRule> = {
	answer: {
		Icon: IconCheck,
		key: "a",
		fits: ({ answeredAt }) => answeredAt === null,
		change: () => ({ answeredAt: new Date().toISOString(), unread: false }),
		inverse: "reopen",
	},
	reopen: {
		Icon: IconArrowBackUp,
		key: "a",
		fits: ({ answeredAt }) => answeredAt !== null,
		change: () => ({ answeredAt: null }),
		inverse: "answer",
	},
	retry: {
		Icon: IconSend,
		key: "t",
		// One that waits for its next attempt need not wait.
		fits: ({ state, hasWebhook }) => state === "failed" || (state === "pending" && hasWebhook),
		change: () => ({ state: "pending" }),
	},
	release: {
		Icon: IconSend,
		key: "t",
		fits: ({ state }) => state === "quarantined",
		change: () => ({ state: "pending" }),
		question: "release",
	},
	discard: {
		Icon: IconTrash,
		key: "d",
		// Spam need not look suspicious, but nobody answers it.
		fits: (lead) => isStuck(lead) || (lead.answeredAt === null && !lead.tellsErasure),
		question: "discard",
		color: "red",
		closes: true,
	},
	read: {
		Icon: IconMailOpened,
		key: null,
		fits: ({ unread }) => unread,
		change: () => ({ unread: false }),
		isSilent: true,
	},
	unread: {
		Icon: IconMail,
		key: null,
		fits: ({ unread }) => !unread,
		change: () => ({ unread: true }),
		inverse: "read",
		closes: true,
	},
};
