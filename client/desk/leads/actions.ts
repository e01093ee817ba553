import type { LeadAction, LeadRow } from "../../../shared/desk/leads.ts";

interface ActionRule {
	/** Whether it makes sense for a lead. */
	fits(lead: Pick<LeadRow, "state" | "hasWebhook" | "answeredAt" | "unread">): boolean;
	/** The change that the page shows before the server has answered. */
	change?(): Partial<LeadRow>;
	inverse?: LeadAction;
}

export const ACTIONS: Record<LeadAction, ActionRule> = {
	answer: {
		fits: ({ answeredAt }) => answeredAt === null,
		change: () => ({ answeredAt: new Date().toISOString(), unread: false }),
		inverse: "reopen",
	},
	reopen: {
		fits: ({ answeredAt }) => answeredAt !== null,
		change: () => ({ answeredAt: null }),
		inverse: "answer",
	},
	retry: {
		// One that waits for its next attempt need not wait.
		fits: ({ state, hasWebhook }) => state === "failed" || (state === "pending" && hasWebhook),
		change: () => ({ state: "pending" }),
	},
	release: { fits: ({ state }) => state === "quarantined", change: () => ({ state: "pending" }) },
	discard: { fits: ({ state }) => state === "quarantined" || state === "failed" },
	read: { fits: ({ unread }) => unread, change: () => ({ unread: false }), inverse: "unread" },
	unread: { fits: ({ unread }) => !unread, change: () => ({ unread: true }), inverse: "read" },
};
