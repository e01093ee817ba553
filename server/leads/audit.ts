import type { Pool, PoolClient } from "pg";
import { readIds } from "../database/rows.ts";

const RECORD = `
insert into private.lead_audit (action, lead_count, lead_ids, person)
select $1, count(*), coalesce(array_agg(id), '{}'), $3 from unnest($2::uuid[]) as read (id)`;

/** A view that stays open, or is opened again, reads the same leads many times: one row for each lead and hour. */
const RECORD_ONCE_AN_HOUR = `${RECORD}
where not exists (
	select from private.lead_audit
	where person = $3 and happened_at > now() - interval '1 hour' and action = $1 and lead_ids @> array[read.id]
)
having count(*) > 0`;

const RECORD_ACCOUNT = `
insert into private.lead_audit (action, lead_count, account, person, detail) values ($1, 0, $2, $3, $4)`;

/** A page that asks again and again must not fill the audit. */
const RECORD_REFUSAL_ONCE_AN_HOUR = `
insert into private.lead_audit (action, lead_count, account, person, detail)
select 'account_refused', 0, $1, $1, $2
where not exists (
	select from private.lead_audit
	where person = $1 and happened_at > now() - interval '1 hour' and action = 'account_refused' and detail = $2
)`;

/**
 * SQL: how the desk names a person of the audit: the account's name, or what the audit has where there is no
 * such account (any more), such as a login on the command line.
 * @param person the column with the e-mail address.
 */
export const nameOf = (person: string): string =>
	`coalesce((select name from private.accounts where email = ${person}), ${person})`;

/**
 * Changes leads, and adds a row to the audit if any changed.
 * @param statement inserts, updates or deletes rows of private.leads; `$1` is the person.
 * @param person undefined: the server itself.
 * @returns the ids of the leads that changed.
 */
export const changeLeads = (
	client: Pool | PoolClient,
	action: string,
	statement: string,
	[person, ...values]: [person: string | undefined, ...values: unknown[]],
): Promise<string[]> =>
	readIds(
		client,
		`with changed as (${statement} returning id), audit as (
			insert into private.lead_audit (action, lead_count, lead_ids, person)
			select '${action}', count(*), array_agg(id), $1::text from changed having count(*) > 0
		) select id from changed`,
		[person, ...values],
	);

/** Records in the audit who read the personal data of which leads. */
export async function auditRead(
	pool: Pool,
	action: "export" | "search" | "show",
	ids: readonly string[],
	person: string,
): Promise<void> {
	await pool.query(RECORD, [action, ids, person]);
}

/** Like `auditRead` for views that stay open: each lead once an hour. */
export async function auditView(
	pool: Pool,
	action: "list" | "search" | "show",
	ids: readonly string[],
	person: string,
): Promise<void> {
	await pool.query(RECORD_ONCE_AN_HOUR, [action, ids, person]);
}

export type AccountAction =
	| "account_add"
	| "account_confirm_failed"
	| "account_email"
	| "account_link"
	| "account_name"
	| "account_password"
	| "account_recovery_code"
	| "account_recovery_codes"
	| "account_remove"
	| "account_role"
	| "account_second_factor_off"
	| "account_second_factor_on"
	| "account_sessions_end"
	| "account_sign_in"
	| "account_sign_in_failed"
	| "account_token_add"
	| "account_token_remove";

/**
 * Records a change of an account in the audit, within the transaction of the change.
 * @param account its e-mail address; null for an unknown one. @param person the operator; null if unknown.
 * @param detail the old and the new value.
 */
export async function auditAccount(
	client: Pool | PoolClient,
	action: AccountAction,
	account: string | null,
	person: string | null,
	detail?: string,
): Promise<void> {
	await client.query(RECORD_ACCOUNT, [action, account, person, detail]);
}

/** Records in the audit that an account may not do what it asked for. @param detail the reason and the route. */
export async function auditRefusal(pool: Pool, account: string, detail: string): Promise<void> {
	await pool.query(RECORD_REFUSAL_ONCE_AN_HOUR, [account, detail]);
}

/** Records a change of the site's settings in the audit, within its transaction. @param part which of them. */
export async function auditSettings(
	client: Pool | PoolClient,
	part: string,
	person: string,
): Promise<void> {
	await client.query(
		"insert into private.lead_audit (action, lead_count, person, detail) values ('settings_change', 0, $1, $2)",
		[person, part],
	);
}

/** Who changed a post last in the desk, by name; null if nobody did. */
export async function lastEditorOf(pool: Pool, id: string): Promise<string | null> {
	const { rows } = await pool.query<{ name: string }>(
		`select ${nameOf("person")} as name from private.lead_audit
		where action = 'post_change' and starts_with(detail, $1) order by id desc limit 1`,
		[id],
	);
	return rows[0]?.name ?? null;
}
