import type { Pool, PoolClient } from "pg";
import type { Db, JobInsert, PgBoss } from "pg-boss";
import type { Lead } from "../../client/quick-analysis/lead.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { QUEUE_SCHEMA } from "../plugins/queue.ts";
import { Problem } from "../problem.ts";
import {
	DELIVERY_QUEUE,
	type DeliveryJob,
	enqueueDelivery,
} from "./delivery-queue.ts";
import { withTransaction } from "./transaction.ts";
import type { WebhookResult } from "./webhook.ts";

export type StoredLead = Lead & { id: string };

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

/** Seconds until a visitor's browser should try again when the database is away. */
const RETRY_AFTER = 10;

/** How many lost leads are taken up at once. */
const BATCH = 1_000;

const INSERT = `
insert into private.leads (name, email, company, message, source, language, page, submitted_at)
values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;

const FIND_PENDING = `
select id, name, email, company, message, source, language, page, submitted_at
from private.leads where id = $1 and state = 'pending'`;

const INSERT_ATTEMPT = `
insert into private.lead_attempts (lead_id, status, duration_ms, error) values ($1, $2, $3, $4)`;

/** A call that another process overtook may come to its end late: what was delivered stays so. */
const UPDATE_STATE = {
	delivered: `update private.leads set state = 'delivered', delivered_at = now() where id = $1 and state <> 'delivered'`,
	failed: `update private.leads set state = 'failed' where id = $1 and state = 'pending'`,
};

const RETRY = `update private.leads set state = 'pending' where id = $1 and state = 'failed'`;

const FIND_LOST = `
select lead.id from private.leads lead
where lead.state = 'pending' and not exists (
	select from ${QUEUE_SCHEMA}.job
	where job.name = '${DELIVERY_QUEUE}' and job.singleton_key = lead.id::text and job.state < 'completed'
)
order by lead.received_at limit ${BATCH}`;

/**
 * The leads and their deliveries, which change together or not at all: a lead is never without its
 * job, nor a job done without its record.
 */
export function createLeadRepository(pool: Pool, queue: PgBoss) {
	return {
		/**
		 * Takes a lead and enqueues its delivery.
		 * @throws Problem 503 when the database is away; then neither has happened.
		 */
		async accept(lead: Lead): Promise<{ id: string }> {
			try {
				return await withTransaction(pool, async (client) => {
					const { rows } = await client.query<{ id: string }>(INSERT, [
						lead.name,
						lead.email,
						lead.company,
						lead.message,
						lead.source,
						lead.language,
						lead.page,
						lead.timestamp,
					]);
					const [row] = rows;
					if (!row) throw new Error("The lead was not stored");
					const job = { leadId: row.id, attempt: 1 };
					await enqueueDelivery(queue, job, { db: queueDb(client) });
					return row;
				});
			} catch (cause) {
				if (!isDatabaseAway(cause)) throw cause;
				throw new Problem(503, "The request could not be stored just now", {
					detail: "Please send it again shortly.",
					retryAfter: RETRY_AFTER,
					cause,
				});
			}
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
					await client.query(UPDATE_STATE[next.state], [leadId]);
				}
			});
		},

		/** Puts a lead that was given up on its way again, from the first attempt. @returns whether there was one. */
		async retry(id: string): Promise<boolean> {
			return withTransaction(pool, async (client) => {
				const { rowCount } = await client.query(RETRY, [id]);
				if (!rowCount) return false;
				const job = { leadId: id, attempt: 1 };
				await enqueueDelivery(queue, job, { db: queueDb(client) });
				return true;
			});
		},

		/** Enqueues the pending leads whose job was lost. @returns how many. */
		async enqueueLost(): Promise<number> {
			const { rows } = await pool.query<{ id: string }>(FIND_LOST);
			const jobs = rows.map(
				({ id }): JobInsert<DeliveryJob> => ({
					data: { leadId: id, attempt: 1 },
					singletonKey: id,
				}),
			);
			if (jobs.length > 0) await queue.insert(DELIVERY_QUEUE, jobs);
			const more = jobs.length < BATCH ? 0 : await this.enqueueLost();
			return jobs.length + more;
		},
	};
}

const queueDb = (client: PoolClient): Db => ({
	executeSql: (text, values) => client.query(text, values),
});

interface LeadRow {
	id: string;
	name: string;
	email: string;
	company: string;
	message: string | null;
	source: Lead["source"];
	language: Lead["language"] | null;
	page: string | null;
	submitted_at: Date;
}

function fromRow({ submitted_at, ...row }: LeadRow): StoredLead {
	return {
		...row,
		message: row.message ?? undefined,
		language: row.language ?? undefined,
		page: row.page ?? undefined,
		timestamp: submitted_at.toISOString(),
	};
}
