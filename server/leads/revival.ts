import type { PoolClient } from "pg";
import type { PgBoss } from "pg-boss";
import type { LeadState } from "../../shared/desk/leads.ts";
import { changeLeads } from "../audit/audit.ts";
import { DELIVERIES } from "./delivery-queue.ts";

const REVIVE = `
update private.leads set state = 'pending', seen_at = null,
	pending_since = case when state = 'pending' then pending_since else now() end
where id = any($2) and state = any($3)`;

/** The states of the leads that each action of the audit enqueues again. */
const REVIVED_FROM = {
	retry: ["failed", "pending"],
	release: ["quarantined"],
} as const;

/**
 * Enqueues leads again within the caller's transaction, from the first attempt, with an audit row.
 * @param what.person who does it; undefined for the server itself.
 * @returns the ids of the leads that were in a state for it.
 */
export async function revive(
	client: PoolClient,
	queue: PgBoss,
	{
		ids,
		action,
		person,
	}: {
		ids: readonly string[];
		action: keyof typeof REVIVED_FROM;
		person?: string;
	},
): Promise<string[]> {
	const values = [ids, REVIVED_FROM[action]];
	const revived = await changeLeads(client, action, REVIVE, [person, ...values]);
	await DELIVERIES.enqueueNow(client, queue, revived);
	return revived;
}

/**
 * Enqueues a repeated lead again where needed, within the caller's transaction: a person who sends the form
 * again still waits for an answer, and a repetition without suspicion releases the lead from quarantine.
 */
export async function repeat(
	client: PoolClient,
	queue: PgBoss,
	{ id, state }: { id: string; state: LeadState },
	isClean: boolean,
): Promise<"released" | "revived" | "repeated"> {
	if (state === "quarantined" && isClean) {
		await revive(client, queue, { ids: [id], action: "release" });
		return "released";
	}
	if (state === "failed") {
		await revive(client, queue, { ids: [id], action: "retry" });
		return "revived";
	}
	return "repeated";
}
