import type { Pool, PoolClient } from "pg";
import { readIds } from "../database/rows.ts";

type Kind = "account" | "deliveries" | "lead" | "mail" | "post" | "settings" | "subscriber";

/** A row for each row of a source. Apart from `kind` and `action` all are SQL. */
interface Entry {
	kind: Kind;
	action: string;
	/** The source, such as the name of a CTE. */
	from: string;
	/** The object's id; none where the row is about many. */
	id?: string;
	/** How many objects; 1 where the row has an id. */
	objects?: string;
	/** Undefined: the server itself. */
	person?: string;
}

/** SQL: adds to the audit. */
export const auditRows = ({
	kind,
	action,
	from,
	id = "null",
	objects = "1",
	person = "null",
}: Entry): string => `
insert into private.audit (object_kind, action, object_id, objects, person)
select '${kind}', '${action}', ${id}::text, ${objects}, ${person}::text from ${from}`;

/** SQL: like `auditRows`, and with no rows in the source one without an id: that nothing was found counts too. */
export const auditFound = (entry: Omit<Entry, "id" | "objects"> & { kind: Kind }): string =>
	auditRows({
		...entry,
		id: "id",
		objects: "(id is not null)::integer",
		from: `(select id from ${entry.from} union all select null where not exists (select from ${entry.from})) found`,
	});

/**
 * SQL: how the desk names a person of the audit: the account's name, or the audit's own entry if there is no
 * such account (any more), such as a login on the command line.
 * @param person the column with the e-mail address.
 */
export const nameOf = (person: string): string =>
	`coalesce((select name from private.accounts where email = ${person}), ${person})`;

/** SQL: the id of a person's account, because names are not unique; null if the account was deleted. */
export const accountOf = (person: string): string =>
	`(select id from private.accounts where email = ${person})`;

/**
 * Changes leads, and adds each that changed to the audit.
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
			${auditRows({ kind: "lead", action, id: "id", from: "changed", person: "$1" })}
		) select id from changed`,
		[person, ...values],
	);

/** Records who read the personal data of which leads. */
export async function auditRead(
	pool: Pool,
	action: "export" | "show",
	ids: readonly string[],
	person: string,
): Promise<void> {
	const from = "unnest($1::uuid[]) as read (id)";
	await pool.query(auditFound({ kind: "lead", action, from, person: "$2" }), [ids, person]);
}

/** SQL: a row for each lead that `$2` has not viewed so within the hour. @param leads the source, named `read`. */
const viewRows = (action: "list" | "search" | "show", leads: string): string =>
	auditRows({
		kind: "lead",
		action,
		id: "read.id",
		from: `${leads} where not exists (
			select from private.audit
			where object_kind = 'lead' and object_id = read.id::text and action = '${action}' and person = $2
				and happened_at > now() - interval '1 hour'
		)`,
		person: "$2",
	});

/** Like `auditRead` for lists, which stay open or are opened again: each lead once an hour. */
export async function auditView(
	pool: Pool,
	action: "list" | "search",
	ids: readonly string[],
	person: string,
): Promise<void> {
	await pool.query(viewRows(action, "unnest($1::uuid[]) as read (id)"), [ids, person]);
}

/** Like `auditView` for one lead that is about to be read; nothing without such a lead. */
export async function auditShow(pool: Pool, id: string, person: string): Promise<void> {
	const lead = "(select id from private.leads where id = $1) as read";
	await pool.query(viewRows("show", lead), [id, person]);
}

export type AccountAction =
	| "add"
	| "confirm_failed"
	| "email"
	| "link"
	| "name"
	| "password"
	| "recovery_code"
	| "recovery_codes"
	| "remove"
	| "role"
	| "second_factor_off"
	| "second_factor_on"
	| "sessions_end"
	| "sign_in"
	| "sign_in_failed"
	| "token_add"
	| "token_remove";

const RECORD_ACCOUNT = `
insert into private.audit (object_kind, action, object_id, person, detail) values ('account', $1, $2, $3, $4)`;

/**
 * Records a change of an account, within the transaction of the change.
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

/** A page that asks again and again must not fill the audit. */
const RECORD_REFUSAL_ONCE_AN_HOUR = `
insert into private.audit (object_kind, action, object_id, person, detail)
select 'account', 'refused', $1, $1, $2
where not exists (
	select from private.audit
	where object_kind = 'account' and object_id = $1 and action = 'refused' and detail = $2
		and happened_at > now() - interval '1 hour'
)`;

/** Records that an account may not do what it asked for. @param detail the reason and the route. */
export async function auditRefusal(pool: Pool, account: string, detail: string): Promise<void> {
	await pool.query(RECORD_REFUSAL_ONCE_AN_HOUR, [account, detail]);
}

/** Records a change of the site's settings, within its transaction. @param part which of them. */
export async function auditSettings(
	client: Pool | PoolClient,
	part: string,
	person: string,
): Promise<void> {
	await client.query(
		"insert into private.audit (object_kind, action, object_id, person) values ('settings', 'change', $1, $2)",
		[part, person],
	);
}

/** Who changed a post or a part of the settings last in the desk, by name and account; null if unknown. */
export async function lastEditorOf(
	pool: Pool,
	kind: "post" | "settings",
	id: string,
): Promise<{ by: string | null; account: string | null }> {
	const { rows } = await pool.query<{ by: string; account: string | null }>(
		`select ${nameOf("person")} as by, ${accountOf("person")} as account from private.audit
		where object_kind = $1 and object_id = $2 and action = 'change' order by id desc limit 1`,
		[kind, id],
	);
	return rows[0] ?? { by: null, account: null };
}
