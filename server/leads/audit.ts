import type { Pool } from "pg";

const RECORD = `
insert into private.lead_audit (action, lead_count, lead_ids, person) values ($1, $2, $3, $4)`;

/** Records in the audit who read the personal data of which leads. */
export async function auditRead(
	pool: Pool,
	action: "export" | "search" | "show",
	ids: readonly string[],
	person: string,
): Promise<void> {
	await pool.query(RECORD, [action, ids.length, ids, person]);
}
