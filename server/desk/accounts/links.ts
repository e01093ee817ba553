import type { Pool, PoolClient } from "pg";
import type { LinkAnswer } from "../../../shared/desk/session.ts";
import { refusal } from "../refusal.ts";
import { createSecret, hashSecret } from "./sessions.ts";

type Purpose = LinkAnswer["purpose"];

const MAKE = `
insert into private.account_links (hash, account_id, purpose, made_by) values ($1, $2, $3, $4)`;

const READ = `
select account.id, account.email, account.name, account.language, link.purpose, link.made_by as "madeBy"
from private.account_links link join private.accounts account on account.id = link.account_id
where link.hash = $1 and link.expires_at > now()`;

const SPEND = `
delete from private.account_links where hash = $1 and expires_at > now()
returning hash, account_id, purpose, expires_at, made_by`;

const GIVE_BACK = `
insert into private.account_links (hash, account_id, purpose, expires_at, made_by) values ($1, $2, $3, $4, $5)
on conflict do nothing`;

/** The account whose password a link sets. */
export interface Linked extends LinkAnswer {
	id: string;
	/** Who made the link; null if that is not known. */
	madeBy: string | null;
}

/**
 * A link that sets an account's password, once and within a day. The account's older links stop working.
 * @param person who makes it.
 * @returns the URL, whose fragment is the secret: browsers do not send it, so no log has it.
 */
export async function createLink(
	client: PoolClient,
	siteUrl: string,
	{ accountId, purpose, person }: { accountId: string; purpose: Purpose; person: string },
): Promise<string> {
	const secret = createSecret();
	await client.query("delete from private.account_links where account_id = $1", [accountId]);
	await client.query(MAKE, [hashSecret(secret), accountId, purpose, person]);
	return `${siteUrl}/desk/welcome#${secret}`;
}

/** @throws Problem 410 if the link has been used, replaced or is older than a day. */
export async function readLink(client: Pool, secret: string): Promise<Linked> {
	const { rows } = await client.query<Linked>(READ, [hashSecret(secret)]);
	if (rows[0]) return rows[0];
	throw linkGone();
}

/**
 * Uses a link up, so that one of two requests with it fails.
 * @returns a function that restores the link if the request fails afterwards, unless there is a newer link.
 * @throws Problem 410 if another request was faster.
 */
export async function spendLink(pool: Pool, secret: string): Promise<() => Promise<void>> {
	const { rows } = await pool.query<Record<string, unknown>>(SPEND, [hashSecret(secret)]);
	const [link] = rows;
	if (!link) throw linkGone();
	return async () => {
		const { hash, account_id, purpose, expires_at, made_by } = link;
		await pool.query(GIVE_BACK, [hash, account_id, purpose, expires_at, made_by]);
	};
}

export const linkGone = () =>
	refusal(410, "link_used_or_expired", "This link has been used or is older than a day");
