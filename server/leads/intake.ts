import { hash as hashOf } from "node:crypto";
import type { PoolClient } from "pg";
import type { PgBoss } from "pg-boss";
import sql, { join, raw } from "sql-template-tag";
import type { LeadState } from "../../shared/desk/leads.ts";
import { FIELD_NAMES } from "../../shared/forms/field-schemas.ts";
import type { Submission } from "../../shared/forms/forms.ts";
import { raiseAlert } from "../database/alert.ts";
import { queueDb } from "../database/queue.ts";
import { readRow } from "../database/rows.ts";
import { addLeadMails, type LeadMails } from "../mail/mail-queue.ts";
import { DELIVERIES } from "./delivery-queue.ts";
import { countLead, type Quota } from "./quota.ts";
import { repeat } from "./revival.ts";

/** Data of a submission in addition to its fields. */
export interface Intake {
	/** Chosen by the client, and the same in each repetition. */
	idempotencyKey?: string | undefined;
	/** The reasons to believe that a program sent it. With at least one, the lead is quarantined. */
	suspicions?: readonly string[];
	/** How long the form was open, in ms, if that was too short for a person. */
	formAge?: number | undefined;
	/** Absent: the client may send any number of leads. */
	quota?: Quota;
}

/**
 * A lead that was taken. `repeated`: an earlier submission with the same content stored it. `released` and
 * `revived`: this repetition also took it out of quarantine, or enqueued it again after it was given up.
 * `dropped`: a suspicious sign-up, which is stored nowhere.
 */
export interface AcceptedLead {
	id: string;
	outcome: "accepted" | "quarantined" | "repeated" | "released" | "revived" | "dropped";
}

/** Submissions with the same content run one after the other, so that the second finds the first. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** Same content and same key; or same content within an hour, when a person would not send it twice on purpose. */
const FIND_REPEATED = `
select id, state from private.leads
where content_hash = $1 and (idempotency_key = $2 or received_at > now() - interval '1 hour')
order by (idempotency_key is not distinct from $2) desc, received_at desc limit 1 for update`;

/** The work of the repository's `accept`, within its transaction. */
export async function acceptLead(
	client: PoolClient,
	queue: PgBoss,
	lead: Submission,
	intake: Intake,
	mails: LeadMails | undefined,
): Promise<AcceptedLead> {
	const hash = hashContent(lead);
	const isClean = !intake.suspicions?.length;
	await client.query(LOCK, [hash.toString("hex")]);
	const repeated = await client.query<IdRow & { state: LeadState }>(FIND_REPEATED, [
		hash,
		intake.idempotencyKey,
	]);
	const [known] = repeated.rows;
	if (known) {
		const outcome = await repeat(client, queue, known, isClean);
		if (outcome === "released" && mails) {
			await addLeadMails(client, queue, known.id, mails);
		}
		return { id: known.id, outcome };
	}
	const state = isClean ? "pending" : "quarantined";
	const id = await insertLead(client, lead, intake, hash, state);
	if (!isClean) {
		const alert = { type: "lead.quarantined", data: { leadId: id } } as const;
		await raiseAlert(queue, alert, { db: queueDb(client) });
	} else {
		await DELIVERIES.enqueue(client, queue, [id]);
		if (mails) await addLeadMails(client, queue, id, mails);
	}
	// Last: until the end of the transaction the client's other leads wait here. One too many is written and
	// rolled back; the route bounds how many of these a client can cause.
	if (intake.quota) await countLead(client, intake.quota);
	return { id, outcome: isClean ? "accepted" : "quarantined" };
}

async function insertLead(
	client: PoolClient,
	lead: Submission,
	{ idempotencyKey, suspicions = [], formAge }: Intake,
	hash: Buffer,
	state: LeadState,
): Promise<string> {
	const { source, language, page, timestamp } = lead;
	const { text, values } = sql`
		insert into private.leads (${raw(FIELD_NAMES.join(", "))}, source, language, page, submitted_at,
			idempotency_key, content_hash, suspicions, state, form_age_ms)
		values (${join(FIELD_NAMES.map((name) => lead[name]))}, ${source}, ${language}, ${page}, ${timestamp},
			${idempotencyKey}, ${hash}, ${suspicions}, ${state}, ${formAge})
		returning id`;
	const { id } = await readRow<IdRow>(client, text, values);
	return id;
}

interface IdRow {
	id: string;
}

/** SHA-256 of the fields that a reader would compare. Time and page are not among them. */
export function hashContent(lead: Submission): Buffer {
	const { source, email, name, company, message } = lead;
	const content = [source, email.toLowerCase(), name, company, message];
	return hashOf("sha256", JSON.stringify(content.map((part) => part ?? null)), "buffer");
}
