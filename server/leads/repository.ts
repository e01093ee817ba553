import type { Pool } from "pg";
import type { JobInsert, PgBoss } from "pg-boss";
import type { LeadState } from "../../client/desk/api/leads.ts";
import type { Submission } from "../../client/form/forms.ts";
import type { Language } from "../../client/i18n/languages.ts";
import { QUEUE_SCHEMA, queueDb } from "../database/queue.ts";
import { withTransaction } from "../database/transaction.ts";
import { addLeadMails, type LeadMails } from "../mail/mail-queue.ts";
import { Problem } from "../problem.ts";
import { raiseAlert } from "./alerts.ts";
import {
	DELIVERY_QUEUE,
	type DeliveryJob,
	enqueueDelivery,
} from "./delivery-queue.ts";
import { countLead, type Quota } from "./quota.ts";
import { repeat, revive } from "./revival.ts";
import { hashContent } from "./submission-key.ts";
import { insertTestLead } from "./test-lead.ts";
import type { WebhookResult } from "./webhook.ts";

export type StoredLead = Submission & { id: string };

/** Data that comes with a submission besides its fields. */
export interface Intake {
	/** The client chooses it and sends it again with each repetition. */
	idempotencyKey?: string | undefined;
	/** The reasons to believe that a program sent it. With at least one, the lead is quarantined. */
	suspicions?: readonly string[];
	/** How long the form was open, in ms, if that was too short for a person. */
	formAge?: number | undefined;
	/** Absent: the client may send any number of leads. */
	quota?: Quota;
}

/**
 * A stored lead. `repeated`: an earlier submission with the same content stored it. `released` and
 * `revived`: this repetition also took it out of quarantine, or back after it was given up.
 */
export interface AcceptedLead {
	id: string;
	outcome: "accepted" | "quarantined" | "repeated" | "released" | "revived";
}

/** The state of a lead after a call of the webhook. */
export type NextStep =
	| { state: "delivered" }
	| { state: "failed" }
	| { state: "pending"; retryAt: Date };

/** The job that the worker runs, as the queue returned it. */
export interface DeliveryClaim {
	id: string;
	retryCount: number;
	data: DeliveryJob;
}

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

/** Serializes submissions with the same content, so that the second of two concurrent ones finds the first. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** Same content and same key; or same content within an hour, when a person would not send it twice on purpose. */
const FIND_REPEATED = `
select id, state from private.leads
where content_hash = $1 and (idempotency_key = $2 or received_at > now() - interval '1 hour')
order by (idempotency_key is not distinct from $2) desc, received_at desc limit 1 for update`;

const INSERT = `
insert into private.leads (name, email, company, message, source, language, page, submitted_at,
	idempotency_key, content_hash, suspicions, state, form_age_ms)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`;

const NOT_HELD = `not exists (select from operations.delivery_hold)`;

const FIND_PENDING = `
select id, name, email, company, message, source, language, page, submitted_at
from private.leads where id = $1 and state = 'pending' and ${NOT_HELD}`;

/** Inserts nothing if the lead was erased during the delivery. */
const INSERT_ATTEMPT = `
insert into private.lead_attempts (lead_id, status, duration_ms, error)
select id, $2, $3, $4 from private.leads where id = $1`;

/** Two processes may have called the webhook for one lead: a late failure must not undo `delivered`. */
const UPDATE_STATE = {
	delivered: `update private.leads set state = 'delivered', delivered_at = now() where id = $1 and state <> 'delivered'`,
	failed: `update private.leads set state = 'failed' where id = $1 and state = 'pending'`,
};

/** One query for all leads: pg-boss finds jobs of one key at a time (docs/decisions/0014). */
const FIND_LOST = `
select lead.id from private.leads lead
where lead.state = 'pending' and lead.source = any($1) and ${NOT_HELD} and not exists (
	select from ${QUEUE_SCHEMA}.job
	where job.name = '${DELIVERY_QUEUE}' and job.singleton_key = lead.id::text and job.state < 'completed'
)
order by lead.received_at limit ${BATCH}`;

/**
 * Reads and writes leads. A lead and its delivery job change in one transaction: no lead is stored
 * without its job, and no job is completed without a record of the attempt.
 * @param isQueueReady whether the queue has started. Until then no lead is accepted.
 * @param mails which mails an accepted lead causes; undefined where the site sends none.
 */
export function createLeadRepository(
	pool: Pool,
	queue: PgBoss,
	isQueueReady = () => true,
	mails?: LeadMails,
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
			const { idempotencyKey, suspicions = [], formAge, quota } = intake;
			const hash = hashContent(lead);
			const outcome = suspicions.length > 0 ? "quarantined" : "accepted";
			return withTransaction(pool, async (client): Promise<AcceptedLead> => {
				await client.query(LOCK, [hash.toString("hex")]);
				const find = [hash, idempotencyKey];
				const [known] = (
					await client.query<IdRow & { state: LeadState }>(FIND_REPEATED, find)
				).rows;
				if (known) {
					const isClean = outcome === "accepted";
					const repetition = await repeat(client, queue, known, isClean);
					if (repetition === "released" && mails) {
						await addLeadMails(client, queue, known.id, mails);
					}
					return { id: known.id, outcome: repetition };
				}
				if (quota) await countLead(client, quota);
				const { rows } = await client.query<IdRow>(INSERT, [
					lead.name,
					lead.email,
					lead.company,
					lead.message,
					lead.source,
					lead.language,
					lead.page,
					lead.timestamp,
					idempotencyKey,
					hash,
					suspicions,
					outcome === "accepted" ? "pending" : "quarantined",
					formAge,
				]);
				const [row] = rows;
				if (!row) throw new Error("The lead was not stored");
				const db = queueDb(client);
				const data = { leadId: row.id };
				await (outcome === "accepted"
					? enqueueDelivery(queue, { ...data, attempt: 1 }, { db })
					: raiseAlert(queue, { type: "lead.quarantined", data }, { db }));
				if (outcome === "accepted" && mails) {
					await addLeadMails(client, queue, row.id, mails);
				}
				return { ...row, outcome };
			});
		},

		/** Stores a lead that is marked as a test, and enqueues its delivery. @returns its id. */
		sendTest: (language: Language, person: string): Promise<string> =>
			withTransaction(pool, async (client) => {
				const leadId = await insertTestLead(client, language, person);
				const db = queueDb(client);
				await enqueueDelivery(queue, { leadId, attempt: 1 }, { db });
				return leadId;
			}),

		/** The lead, if it is pending and deliveries are not held. */
		async findPending(id: string): Promise<StoredLead | undefined> {
			const { rows } = await pool.query<LeadRow>(FIND_PENDING, [id]);
			return rows[0] && fromRow(rows[0]);
		},

		/** Records a call of the webhook, completes its job, and sets the next state or enqueues the next attempt. */
		async recordAttempt(
			claim: DeliveryClaim,
			{ status, durationMs, error, tooLong }: WebhookResult,
			next: NextStep,
		): Promise<void> {
			const { leadId, attempt } = claim.data;
			await withTransaction(pool, async (client) => {
				const db = queueDb(client);
				await client.query(INSERT_ATTEMPT, [leadId, status, durationMs, error]);
				await queue.complete(DELIVERY_QUEUE, claim, null, { db });
				if (next.state === "pending") {
					const job = { leadId, attempt: attempt + 1 };
					await enqueueDelivery(queue, job, { db, startAfter: next.retryAt });
				} else {
					const update = UPDATE_STATE[next.state];
					const { rowCount } = await client.query(update, [leadId]);
					if (next.state !== "failed" || !rowCount) return;
					const data = { leadId };
					const type = tooLong ? "lead.too_long" : "lead.failed";
					await raiseAlert(queue, { type, data }, { db });
				}
			});
		},

		/** Enqueues failed and pending leads now, from the first attempt. @returns the ids of those that were. */
		retry: (ids: readonly string[], person: string): Promise<string[]> =>
			withTransaction(pool, (client) =>
				revive(client, queue, { ids, action: "retry", person }),
			),

		/** Enqueues quarantined leads. @returns the ids of those that were. */
		release: (ids: readonly string[], person: string): Promise<string[]> =>
			withTransaction(pool, (client) =>
				revive(client, queue, { ids, action: "release", person }),
			),

		/** Enqueues the pending leads of these sources that have no job. @returns the number of leads. */
		async enqueueLost(sources: readonly string[]): Promise<number> {
			const { rows } = await pool.query<IdRow>(FIND_LOST, [sources]);
			const jobs = rows.map(
				({ id }): JobInsert<DeliveryJob> => ({
					data: { leadId: id, attempt: 1 },
					singletonKey: id,
				}),
			);
			if (jobs.length > 0) await queue.insert(DELIVERY_QUEUE, jobs);
			const more = jobs.length < BATCH ? 0 : await this.enqueueLost(sources);
			return jobs.length + more;
		},
	};
}

interface IdRow {
	id: string;
}

interface LeadRow extends IdRow {
	name: string | null;
	email: string;
	company: string | null;
	message: string | null;
	source: string;
	language: Submission["language"] | null;
	page: string | null;
	submitted_at: Date;
}

function fromRow({ submitted_at, ...row }: LeadRow): StoredLead {
	return {
		...row,
		name: row.name ?? undefined,
		company: row.company ?? undefined,
		message: row.message ?? undefined,
		language: row.language ?? undefined,
		page: row.page ?? undefined,
		timestamp: submitted_at.toISOString(),
	};
}
