import type { Pool, PoolClient } from "pg";
import type {
	AccountChange,
	ListedAccount,
	NewAccount,
	Profile,
} from "../../../shared/desk/accounts.ts";
import type { WithDates } from "../../json.ts";
import { refusal } from "../refusal.ts";

/** A session ends after this time without use; an interval of Postgres. */
export const IDLE = "interval '12 hours'";

/** A session and its cookie end after this time, even if they are used. */
const LONGEST = "interval '30 days'";

/** Whether a row `session` has not ended. */
export const IS_ALIVE = `session.last_seen_at > now() - ${IDLE} and session.created_at > now() - ${LONGEST}`;

/** The columns of an Account, from `private.accounts account`. */
export const ACCOUNT_COLUMNS = `account.id, account.email, account.name, account.role, account.language,
	account.time_zone as "timeZone", account.notify, account.totp_secret is not null as "secondFactor", (
		select count(*)::integer from private.recovery_codes code where code.account_id = account.id
	) as "recoveryCodes"`;

/** An account with its further data. */
export interface AccountRow
	extends WithDates<Omit<ListedAccount, "active">, "createdAt" | "lastSeenAt"> {
	/** The user at Supabase Auth; null until a password is set. */
	authUser: string | null;
}

const READ = `
select ${ACCOUNT_COLUMNS}, account.auth_user as "authUser", account.created_at as "createdAt",
	account.last_seen_at as "lastSeenAt", (
		select count(*)::integer from private.sessions session
		where account_id = account.id and ${IS_ALIVE}
	) as sessions
from private.accounts account`;

/** All accounts, the oldest first. */
export async function listAccounts(pool: Pool): Promise<AccountRow[]> {
	const { rows } = await pool.query<AccountRow>(`${READ} order by account.created_at, account.id`);
	return rows;
}

type Key = { id: string } | { email: string };

/** One account; undefined if it does not exist. */
export async function findAccount(
	client: Pool | PoolClient,
	key: Key,
): Promise<AccountRow | undefined> {
	const [column, value] = "id" in key ? ["id", key.id] : ["email", key.email.toLowerCase()];
	const { rows } = await client.query<AccountRow>(`${READ} where account.${column} = $1`, [value]);
	return rows[0];
}

/**
 * Salespeople and the first owner get a mail about each lead until they say otherwise.
 * @throws Problem 409 if the e-mail address has an account.
 */
export async function insertAccount(
	client: PoolClient,
	{ email, name, role, language }: NewAccount,
): Promise<string> {
	const { rows } = await client.query<{ id: string }>(
		`insert into private.accounts (email, name, role, language, notify)
		select $1, $2, $3, $4, case
			when $3 = 'sales' or $3 = 'owner' and not exists (select from private.accounts where role = 'owner') then 'each'
			else 'off'
		end
		on conflict (email) do nothing returning id`,
		[email, name, role, language],
	);
	if (!rows[0]) throw emailTaken();
	return rows[0].id;
}

/** Writes the changes of an account's owner or of an owner of the site. An undefined field stays as it is. */
export async function updateAccount(
	client: Pool | PoolClient,
	id: string,
	{ name, role, language, timeZone, notify }: AccountChange & Profile,
): Promise<void> {
	await client.query(
		`update private.accounts set name = coalesce($2, name), role = coalesce($3, role),
			language = coalesce($4, language), time_zone = coalesce($5, time_zone), notify = coalesce($6, notify)
		where id = $1`,
		[id, name, role, language, timeZone, notify],
	);
}

/**
 * Locks the accounts of owners, so that two requests cannot remove the last two.
 * @throws Problem 409 if there is no other owner with a password.
 */
export async function requireOtherOwner(client: PoolClient, id: string): Promise<void> {
	const { rows } = await client.query<{ id: string; active: boolean }>(
		`select id, auth_user is not null as active from private.accounts
		where role = 'owner' order by id for update`,
	);
	if (rows.some((owner) => owner.id !== id && owner.active)) return;
	throw refusal(409, "last_owner", "This is the last owner with a password");
}

export const emailTaken = () =>
	refusal(409, "email_taken", "There is an account with this e-mail address");
