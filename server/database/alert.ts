import type { Db, PgBoss } from "pg-boss";

export const ALERT_QUEUE = "lead-alert";

type Waiting = Record<"pending" | "oldestSeconds", number>;

/** An event that the operator should hear about at once. Only numbers and ids: it goes to a log and a chat. */
export type Alert =
	| { type: "lead.failed"; data: { leadId: string } }
	| { type: "lead.too_long"; data: { leadId: string } }
	| { type: "lead.quarantined"; data: { leadId: string } }
	| { type: "leads.overdue"; data: Waiting }
	| { type: "leads.held"; data: Waiting }
	| {
			type: "leads.digest";
			data: { quarantined: number; failed: number; unseen: number };
	  }
	| { type: "leads.unrouted"; data: Waiting }
	| { type: "post.unreadable"; data: { postId: string } }
	| { type: "work.failed"; data: { work: string } };

/** Seconds. */
const HOUR = 60 * 60;

/** Each such lead has its own alert. */
const ABOUT_ONE_LEAD: readonly Alert["type"][] = ["lead.failed", "lead.too_long"];

/**
 * Raises an alert within the caller's transaction. An alert that is not about one lead is raised at most
 * once an hour, by all replicas together.
 */
export async function raiseAlert(
	queue: PgBoss,
	alert: Alert,
	options: { db?: Db } = {},
): Promise<void> {
	const hourly = { singletonKey: alert.type, singletonSeconds: HOUR };
	await queue.send(ALERT_QUEUE, alert, {
		...options,
		...(!ABOUT_ONE_LEAD.includes(alert.type) && hourly),
	});
}
