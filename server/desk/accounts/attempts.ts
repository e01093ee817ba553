import type { FastifyInstance } from "fastify";
import type { Pool, PoolClient } from "pg";
import { withTransaction } from "../../database/transaction.ts";
import { hashClient } from "../../leads/quota.ts";
import { Problem } from "../../problem.ts";
import { sign } from "../../signature.ts";

/**
 * Counts an attempt as failed before its password is looked at, so that attempts side by side cannot pass
 * together: after $2 failures the next one waits for 1 s, 2 s, 4 s … up to $3 seconds. A day without an
 * attempt clears the count. Returns no row while the client still has to wait.
 */
const COUNT = `
insert into private.sign_in_attempts as known (key, failures, blocked_until) values ($1, 1, clock_timestamp())
on conflict (key) do update set (failures, blocked_until, last_at) = (
	select failures, case when failures < $2 then clock_timestamp()
		else clock_timestamp() + least(power(2, least(failures - $2, 20)), $3) * interval '1 second' end, now()
	from (select case when known.last_at < now() - interval '1 day' then 1 else known.failures + 1 end as failures) as counted
) where known.blocked_until <= clock_timestamp()
returning failures`;

const WAIT = `
select greatest(1, ceil(extract(epoch from blocked_until - clock_timestamp())))::integer as seconds
from private.sign_in_attempts where key = $1`;

/** Removes an attempt that was not a failure. */
const TAKE_BACK = `
update private.sign_in_attempts
set failures = greatest(0, failures - 1), blocked_until = clock_timestamp() where key = any($1)`;

const FORGET = "delete from private.sign_in_attempts where key = $1";

const FORGET_OLD = `
delete from private.sign_in_attempts where last_at < now() - interval '1 day' and key <> all($1)`;

/** Failures that cost no time, and the longest wait in seconds. A client may be an office. */
const ACCOUNT = { free: 5, most: 15 * 60 };
const CLIENT = { free: 20, most: 60 * 60 };

/** The keys of an attempt: no e-mail or IP address can be read from them. */
export interface Attempt {
	account: Buffer;
	client: Buffer;
}

const hashAccount = (key: Buffer, email: string): Buffer =>
	sign(key, `account ${email.toLowerCase()}`);

/** Attempts that failed, with the present one. */
export interface Failures {
	account: number;
	client: number;
}

/**
 * Counts an attempt to sign in, on all replicas together.
 * @param kind each has counts of its own: asking for links must not keep a person, or an office, from signing in.
 * @throws Problem 429 with the seconds to wait; such an attempt is not counted.
 */
export async function countAttempt(
	{ pool, siteKey }: FastifyInstance,
	email: string,
	ip: string,
	kind: "sign-in" | "link" = "sign-in",
): Promise<{ attempt: Attempt; failures: Failures }> {
	const site = await siteKey();
	const key = kind === "sign-in" ? site : sign(site, kind);
	const account = hashAccount(key, email);
	const client = hashClient(key, ip);
	const failures = await withTransaction(pool, async (transaction) => ({
		client: await count(transaction, client, CLIENT),
		account: await count(transaction, account, ACCOUNT),
	}));
	await pool.query(FORGET_OLD, [[account, client]]);
	return { attempt: { account, client }, failures };
}

async function count(
	transaction: PoolClient,
	key: Buffer,
	{ free, most }: typeof ACCOUNT,
): Promise<number> {
	const counted = await transaction.query<{ failures: number }>(COUNT, [key, free, most]);
	if (counted.rows[0]) return counted.rows[0].failures;
	const { rows } = await transaction.query<{ seconds: number }>(WAIT, [key]);
	throw new Problem(429, "Too many attempts", {
		code: "too_many",
		retryAfter: rows[0]?.seconds ?? 1,
	});
}

/** Removes an attempt with the right password that did not sign in because a code is still missing. */
export async function takeBack(pool: Pool, { account, client }: Attempt): Promise<void> {
	await pool.query(TAKE_BACK, [[account, client]]);
}

/** Resets an account's count, so that nobody can lock its owner out by guessing. @param key the site's key. */
export async function forgetAccount(
	client: Pool | PoolClient,
	key: Buffer,
	email: string,
): Promise<void> {
	await client.query(FORGET, [hashAccount(key, email)]);
}

/**
 * After a sign-in the account's count is reset. The client's count goes down by one only: otherwise an
 * attacker could reset it with an account of his own.
 */
export async function forgetAttempts(pool: Pool, { account, client }: Attempt): Promise<void> {
	await pool.query(FORGET, [account]);
	await pool.query(TAKE_BACK, [[client]]);
}
