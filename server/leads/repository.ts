import type { Pool } from "pg";
import type { PgBoss } from "pg-boss";
import type { Submission } from "../../shared/forms/forms.ts";
import type { Language } from "../../shared/languages.ts";
import { raiseAlert } from "../database/alert.ts";
import { type Claim, NOT_HELD } from "../database/outbox.ts";
import { queueDb } from "../database/queue.ts";
import { readIds } from "../database/rows.ts";
import { withTransaction } from "../database/transaction.ts";
import { toJson, type WithDates } from "../json.ts";
import { addLeadMails, type LeadMails } from "../mail/mail-queue.ts";
import { Problem } from "../problem.ts";
import type { NextStep } from "../retry-schedule.ts";
import { DELIVERIES, type DeliveryJob } from "./delivery-queue.ts";
import { type AcceptedLead, acceptLead, type Intake } from "./intake.ts";
import { revive } from "./revival.ts";
import { insertTestLead } from "./test-lead.ts";
import type { DeliveredLead, WebhookResult } from "./webhook.ts";

export type LeadRepository = ReturnType<typeof createLeadRepository>;

/** Seconds until a visitor's browser should try again. */
const RETRY_AFTER = 10;

/** The answer to a lead that cannot be stored now, but soon. */
export const notStoredNow = (cause?: unknown): Problem =>
	new Problem(503, "The request could not be stored just now", {
		detail: "Please send it again shortly.",
		retryAfter: RETRY_AFTER,
		cause,
	});

/** Leads per query of enqueueLost. */
const BATCH = 1_000;

const FIND_PENDING = `
select id, name, email, company, message, source, submitted_at as "timestamp"
from private.leads where id = $1 and state = 'pending' and ${NOT_HELD}`;

/** Inserts nothing if the lead was erased during the delivery. */
const INSERT_ATTEMPT = `
insert into private.lead_attempts (lead_id, status, duration_ms, error)
select id, $2, $3, $4 from private.leads where id = $1`;

/** Two replicas may have called the webhook for one lead: a late failure must not undo `delivered`. */
const UPDATE_STATE = {
	done: `
update private.leads set state = 'delivered', delivered_at = now()
where id = $1 and state <> 'delivered' returning tells_erasure`,
	failed: `update private.leads set state = 'failed' where id = $1 and state = 'pending'`,
};

const DELETE = `delete from private.leads where id = $1`;

const FIND_LOST = `
select lead.id from private.leads lead
where lead.state = 'pending' and lead.source = any($1) and ${NOT_HELD}
	and ${DELIVERIES.isLost("lead.id")}
order by lead.received_at limit ${BATCH}`;

/**
 * Reads and writes leads. A lead and its delivery job change in one transaction: no lead is stored without
 * its job, and no job is completed without a record of the attempt.
 * @param mails which mails an accepted lead causes; undefined if the site sends no mails.
 * @param isQueueReady whether the queue has started. Until then no lead is accepted.
 */
export function createLeadRepository(
	pool: Pool,
	queue: PgBoss,
	mails?: LeadMails,
	isQueueReady = () => true,
) {
	return {
		/**
		 * Stores a lead and enqueues its delivery; a suspicious lead is quarantined instead. A repetition
		 * returns the id of the stored lead. If that is quarantined and the repetition is not suspicious,
		 * or if it was given up, it is enqueued again.
		 * @throws {Problem} 503 when the queue has not started, 429 over the quota, and database errors; then
		 * nothing is stored.
		 */
		async accept(lead: Submission, intake: Intake = {}): Promise<AcceptedLead> {
			if (!isQueueReady()) throw notStoredNow();
			return withTransaction(pool, (client) => acceptLead(client, queue, lead, intake, mails));
		},

		/** Stores a lead that is marked as a test, and enqueues its delivery. @returns its id. */
		sendTest: (language: Language, person: string): Promise<string> =>
			withTransaction(pool, async (client) => {
				const leadId = await insertTestLead(client, language, person);
				await DELIVERIES.enqueue(client, queue, [leadId]);
				return leadId;
			}),

		/** The lead, if it is pending and deliveries are not held. */
		async findPending(id: string): Promise<DeliveredLead | undefined> {
			const { rows } = await pool.query<WithDates<DeliveredLead, "timestamp">>(FIND_PENDING, [id]);
			return rows[0] && toJson(rows[0]);
		},

		/** Records a call of the webhook, completes its job, and sets the next state or enqueues the next attempt. */
		async recordAttempt(
			claim: Claim<DeliveryJob>,
			{ status, durationMs, error, tooLong }: WebhookResult,
			next: NextStep,
		): Promise<void> {
			const { leadId, attempt } = claim.data;
			await withTransaction(pool, async (client) => {
				await client.query(INSERT_ATTEMPT, [leadId, status, durationMs, error]);
				await DELIVERIES.complete(client, queue, claim);
				if (next.state === "waiting") {
					const startAfter = next.retryAt;
					const retry = { attempt: attempt + 1, startAfter };
					await DELIVERIES.enqueue(client, queue, [leadId], retry);
				} else {
					const { rows, rowCount } = await client.query<{ tells_erasure: boolean }>(
						UPDATE_STATE[next.state],
						[leadId],
					);
					if (rows[0]?.tells_erasure) {
						// The webhook knows of the erasure: the address is not needed any more.
						await client.query(DELETE, [leadId]);
					}
					if (next.state !== "failed" || !rowCount) return;
					const data = { leadId };
					const db = queueDb(client);
					const type = tooLong ? "lead.too_long" : "lead.failed";
					await raiseAlert(queue, { type, data }, { db });
				}
			});
		},

		/** Enqueues failed and pending leads now, from the first attempt. @returns the ids of the enqueued leads. */
		retry: (ids: readonly string[], person: string): Promise<string[]> =>
			withTransaction(pool, (client) => revive(client, queue, { ids, action: "retry", person })),

		/** Enqueues quarantined leads. @returns the ids of the enqueued leads. */
		release: (ids: readonly string[], person: string): Promise<string[]> =>
			withTransaction(pool, async (client) => {
				const what = { ids, action: "release", person } as const;
				const released = await revive(client, queue, what);
				if (!mails) return released;
				for (const id of released) {
					// The visitor sent it long ago.
					await addLeadMails(client, queue, id, { confirmation: false });
				}
				return released;
			}),

		/** Enqueues the pending leads of these sources that have no job. @returns the number of leads. */
		async enqueueLost(sources: readonly string[]): Promise<number> {
			const ids = await readIds(pool, FIND_LOST, [sources]);
			await DELIVERIES.enqueueLost(queue, ids);
			const more = ids.length < BATCH ? 0 : await this.enqueueLost(sources);
			return ids.length + more;
		},
	};
}
