import { hash, randomBytes } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { Account } from "../../../shared/desk/accounts.ts";
import type { SessionsAnswer } from "../../../shared/desk/session.ts";
import type { WithDates } from "../../json.ts";
import { ACCOUNT_COLUMNS, IDLE, IS_ALIVE } from "./repository.ts";

/** The precision of `last_seen_at`, so that not every request writes. */
const EXACTNESS = "interval '1 minute'";

const USE = `
with used as (
	update private.sessions set last_seen_at = now()
	where hash = $1 and $2 and last_seen_at between now() - ${IDLE} and now() - ${EXACTNESS}
	returning account_id
), seen as (
	update private.accounts account set last_seen_at = now()
	from used where account.id = used.account_id
)
select session.id as "sessionId", ${ACCOUNT_COLUMNS}
from private.sessions session join private.accounts account on account.id = account_id
where session.hash = $1 and ${IS_ALIVE}`;

const ALIVE = `
select from private.sessions session where id = $1 and ${IS_ALIVE}`;

const START = `
with started as (
	insert into private.sessions (hash, account_id, device) values ($1, $2, $3)
), seen as (
	update private.accounts set last_seen_at = now() where id = $2
)
delete from private.sessions session where not (${IS_ALIVE})`;

const LIST = `
select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt", id = $2 as current
from private.sessions session
where account_id = $1 and ${IS_ALIVE}
order by last_seen_at desc`;

/** Somebody who is signed in. */
export interface SignedIn {
	sessionId: string;
	account: Account;
}

/** A secret for a cookie or a link: 256 bits. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** The hash of a secret, for the database. With 256 random bits it needs no slow hash. */
export const hashSecret = (secret: string): Buffer => hash("sha256", secret, "buffer");

/**
 * The account of a cookie's session; undefined if the session has ended.
 * @param isUse whether a person caused the request: only then it counts as use of the session.
 */
export async function findSession(
	pool: Pool,
	secret: string,
	isUse: boolean,
): Promise<SignedIn | undefined> {
	const { rows } = await pool.query<Account & { sessionId: string }>(USE, [
		hashSecret(secret),
		isUse,
	]);
	const [row] = rows;
	if (!row) return undefined;
	const { sessionId, ...account } = row;
	return { sessionId, account };
}

/** Whether a session has not ended. Does not count as use of it, so a connection that stays open cannot keep it. */
export async function isSessionAlive(pool: Pool, sessionId: string): Promise<boolean> {
	const { rowCount } = await pool.query(ALIVE, [sessionId]);
	return rowCount === 1;
}

/** Starts a session. @returns the secret for its cookie. */
export async function startSession(
	client: Pool | PoolClient,
	accountId: string,
	device: string,
): Promise<string> {
	const secret = createSecret();
	await client.query(START, [hashSecret(secret), accountId, device]);
	return secret;
}

/** The sessions of an account that have not ended, the one used last first. */
export async function listSessions(pool: Pool, { account, sessionId }: SignedIn) {
	type Row = WithDates<SessionsAnswer["sessions"][number], "createdAt" | "lastSeenAt">;
	return (await pool.query<Row>(LIST, [account.id, sessionId])).rows;
}

/** Ends one session of an account. @returns whether there was one. */
export async function endSession(
	pool: Pool,
	accountId: string,
	sessionId: string,
): Promise<boolean> {
	const { rowCount } = await pool.query(
		"delete from private.sessions where account_id = $1 and id = $2",
		[accountId, sessionId],
	);
	return rowCount === 1;
}

/** Ends all sessions of an account. @param except the id of one that goes on. */
export async function endSessions(
	client: Pool | PoolClient,
	accountId: string,
	except?: string,
): Promise<void> {
	await client.query(
		"delete from private.sessions where account_id = $1 and id is distinct from $2",
		[accountId, except],
	);
}
