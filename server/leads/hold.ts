import type { Pool } from "pg";
import { auditRows } from "../audit/audit.ts";

/** The start of the hold, and the person who started it. */
export interface Hold {
	since: Date;
	person: string | null;
}

const READ = `select since, person from operations.delivery_hold`;

const HOLD = `
with held as (
	insert into operations.delivery_hold (person) values ($1) on conflict do nothing returning id
)
${auditRows({ kind: "deliveries", action: "hold", from: "held", person: "$1" })}`;

const RESUME = `
with resumed as (delete from operations.delivery_hold returning id)
${auditRows({ kind: "deliveries", action: "resume", from: "resumed", person: "$1" })}`;

/** @returns undefined while leads are delivered. */
export async function readHold(pool: Pool): Promise<Hold | undefined> {
	return (await pool.query<Hold>(READ)).rows[0];
}

/** Stops all deliveries from now on; running ones are finished. */
export async function holdDeliveries(pool: Pool, person: string): Promise<void> {
	await pool.query(HOLD, [person]);
}

/** Ends the hold. The replicas enqueue the waiting leads within five minutes, unless the caller does. */
export async function resumeDeliveries(pool: Pool, person: string): Promise<void> {
	await pool.query(RESUME, [person]);
}
