import type { Pool, PoolClient } from "pg";
import type { Db, JobInsert, PgBoss } from "pg-boss";
import type { Submission } from "../../client/form/submission.ts";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import { Problem } from "../problem.ts";
import { raiseAlert } from "./alerts.ts";
import {
	DELIVERY_QUEUE,
	type DeliveryJob,
	enqueueDelivery,
} from "./delivery-queue.ts";
import { hashContent } from "./submission-key.ts";
import { withTransaction } from "./transaction.ts";
import type { WebhookResult } from "./webhook.ts";

export type StoredLead = Submission & { id: string };

/** What else came with a submission. */
export interface Intake {
	/** The client's own name for this submission, the same in each repetition. */
	idempotencyKey?: string | undefined;
	/** Why a person may not have sent it; with any, the lead waits in quarantine. */
	suspicions?: readonly string[];
}

/** A lead that is stored, by this submission or by one that it repeats. */
export interface AcceptedLead {
	id: string;
	outcome: "accepted" | "quarantined" | "repeated";
}

/** What becomes of a lead after a call of the webhook. */
export type NextStep =
	| { state: "delivered" }
	| { state: "failed" }
	| { state: "pending"; retryAt: Date };

/** A delivery at work, as the queue handed it out. */
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

/** Lost leads that are enqueued at one time. */
const BATCH = 1_000;

/** Submissions of the same content take turns, so that of two at once the second finds the first. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** The same words under the same key, or under another within an hour: a person says nothing twice in that time. */
const FIND_REPEATED = `
select id from private.leads
where content_hash = $1 and (idempotency_key = $2 or received_at > now() - interval '1 hour')
order by (idempotency_key is not distinct from $2) desc, received_at desc limit 1`;

const INSERT = `
insert into private.leads (name, email, company, message, source, language, page, submitted_at,
	idempotency_key, content_hash, suspicions, state)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`;

const FIND_PENDING = `
select id, name, email, company, message, source, language, page, submitted_at
from private.leads where id = $1 and state = 'pending'`;

/** Nothing is left to record of a lead that was erased while it was under way. */
const INSERT_ATTEMPT = `
insert into private.lead_attempts (lead_id, status, duration_ms, error)
select id, $2, $3, $4 from private.leads where id = $1`;

/** A call that another process overtook may come to its end late: what was delivered stays so. */
const UPDATE_STATE = {
	delivered: `update private.leads set state = 'delivered', delivered_at = now() where id = $1 and state <> 'delivered'`,
	failed: `update private.leads set state = 'failed' where id = $1 and state = 'pending'`,
};

/** To pending again, by hand, with a line that tells who did it. */
const REVIVE = `
with revived as (
	update private.leads set state = 'pending', pending_since = now() where id = $1 and state = $2 returning id
), audit as (
	insert into private.lead_audit (action, lead_count, lead_ids)
	select $3, 1, array[id] from revived
)
select id from revived`;

/** One query for all leads: pg-boss finds jobs of one key at a time (docs/decisions/0014). */
const FIND_LOST = `
select lead.id from private.leads lead
where lead.state = 'pending' and lead.source = any($1) and not exists (
	select from ${QUEUE_SCHEMA}.job
	where job.name = '${DELIVERY_QUEUE}' and job.singleton_key = lead.id::text and job.state < 'completed'
)
order by lead.received_at limit ${BATCH}`;

/**
 * The leads and their deliveries, which change together or not at all: a lead is never without its
 * job, nor a job done without its record.
 * @param isQueueReady whether the queue has started, without which no lead is taken.
 */
export function createLeadRepository(
	pool: Pool,
	queue: PgBoss,
	isQueueReady = () => true,
) {
	const revive = (id: string, from: string, action: string): Promise<boolean> =>
		withTransaction(pool, async (client) => {
			const { rowCount } = await client.query(REVIVE, [id, from, action]);
			if (!rowCount) return false;
			const job = { leadId: id, attempt: 1 };
			await enqueueDelivery(queue, job, { db: queueDb(client) });
			return true;
		});

	return {
		/**
		 * Takes a lead and enqueues its delivery, unless it is suspicious. A repetition changes
		 * nothing and is given the id of what it repeats.
		 * @throws {Problem} 503 when the queue has not started, and database errors; then neither has happened.
		 */
		async accept(lead: Submission, intake: Intake = {}): Promise<AcceptedLead> {
			if (!isQueueReady()) throw notStoredNow();
			const { idempotencyKey, suspicions = [] } = intake;
			const hash = hashContent(lead);
			const outcome = suspicions.length > 0 ? "quarantined" : "accepted";
			return withTransaction(pool, async (client): Promise<AcceptedLead> => {
				await client.query(LOCK, [hash.toString("hex")]);
				const find = [hash, idempotencyKey];
				const [known] = (await client.query<IdRow>(FIND_REPEATED, find)).rows;
				if (known) return { ...known, outcome: "repeated" };
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
				]);
				const [row] = rows;
				if (!row) throw new Error("The lead was not stored");
				const db = queueDb(client);
				const leadId = row.id;
				if (outcome === "accepted") {
					await enqueueDelivery(queue, { leadId, attempt: 1 }, { db });
				} else {
					const alert = {
						type: "lead.quarantined",
						data: { leadId },
					} as const;
					await raiseAlert(queue, alert, { db });
				}
				return { ...row, outcome };
			});
		},

		/** The lead, unless it has been delivered or given up. */
		async findPending(id: string): Promise<StoredLead | undefined> {
			const { rows } = await pool.query<LeadRow>(FIND_PENDING, [id]);
			return rows[0] && fromRow(rows[0]);
		},

		/** Records a call of the webhook with what follows from it, and settles its job. */
		async recordAttempt(
			claim: DeliveryClaim,
			{ status, durationMs, error }: WebhookResult,
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
					await raiseAlert(queue, { type: "lead.failed", data }, { db });
				}
			});
		},

		/** Puts a lead that was given up on its way again, from the first attempt. @returns whether there was one. */
		retry: (id: string): Promise<boolean> => revive(id, "failed", "retry"),

		/** Puts a lead on its way that was in quarantine. @returns whether there was one. */
		release: (id: string): Promise<boolean> =>
			revive(id, "quarantined", "release"),

		/** Enqueues the pending leads of the sources whose job was lost. @returns how many. */
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

const queueDb = (client: PoolClient): Db => ({
	executeSql: (text, values) => client.query(text, values),
});

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
