import type { Pool, PoolClient } from "pg";
import type { Account, Role } from "../../../shared/desk/accounts.ts";
import type { AccessToken, TokenScope } from "../../../shared/desk/tokens.ts";
import { auditAccount } from "../../audit/audit.ts";
import { readIds } from "../../database/rows.ts";
import { withTransaction } from "../../database/transaction.ts";
import type { WithDates } from "../../json.ts";
import { createSecret, hashSecret } from "./sessions.ts";

/** Tokens of one account. */
const MOST = 20;

/** Makes a token known as ours, for programs that look for secrets in published code. */
const PREFIX = "vitrin_";

/** The precision of `last_used_at`, so that not every request writes. */
const EXACTNESS = "interval '1 minute'";

/** The roles that write posts. */
const ROLES: readonly Role[] = ["owner", "editor"];

type Owner = Pick<Account, "id" | "email">;

/** The tokens of an account, the newest first. */
export async function listTokens(pool: Pool, { id }: Pick<Owner, "id">) {
	const { rows } = await pool.query<WithDates<AccessToken, "createdAt" | "lastUsedAt">>(
		`select id, name, scope, created_at as "createdAt", last_used_at as "lastUsedAt"
		from private.access_tokens where account_id = $1 order by created_at desc, id`,
		[id],
	);
	return rows;
}

const ADD = `
insert into private.access_tokens (account_id, name, scope, hash)
select $1, $2, $3, $4 where (select count(*) from private.access_tokens where account_id = $1) < ${MOST}
returning id`;

/** @returns the token, which is not kept; undefined if the account has too many. */
export const addToken = (
	pool: Pool,
	{ id, email }: Owner,
	{ name, scope }: { name: string; scope: TokenScope },
): Promise<string | undefined> =>
	withTransaction(pool, async (client) => {
		const token = PREFIX + createSecret();
		const added = await readIds(client, ADD, [id, name, scope, hashSecret(token)]);
		if (added.length === 0) return undefined;
		await auditAccount(client, "token_add", email, email, `${scope}: ${name}`);
		return token;
	});

/** @returns whether the account had such a token. */
export const removeToken = (pool: Pool, { id, email }: Owner, token: string): Promise<boolean> =>
	withTransaction(pool, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			"delete from private.access_tokens where id = $1 and account_id = $2 returning name",
			[token, id],
		);
		if (!rows[0]) return false;
		await auditAccount(client, "token_remove", email, email, rows[0].name);
		return true;
	});

/** Revokes all tokens of an account that may not write any more, or whose password may have been known. @param person who causes it. */
export async function endTokens(
	client: PoolClient,
	{ id, email }: Owner,
	person: string | null,
): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		"delete from private.access_tokens where account_id = $1 returning name",
		[id],
	);
	for (const { name } of rows) await auditAccount(client, "token_remove", email, person, name);
}

const USE = `
with found as (
	select token.id, token.scope, account.email, account.name, token.last_used_at
	from private.access_tokens token join private.accounts account on account.id = token.account_id
	where token.hash = $1 and account.role = any($2)
), used as (
	update private.access_tokens set last_used_at = now()
	where id in (select id from found where last_used_at is null or last_used_at < now() - ${EXACTNESS})
)
select id, scope, email, name from found`;

/** For whom a program acts. */
export interface TokenHolder {
	/** The token's id. */
	id: string;
	scope: TokenScope;
	/** The account's e-mail address. */
	email: string;
	name: string;
}

/** The holder of a token; undefined if it was revoked, or its account may not write posts any more. */
export async function findTokenHolder(pool: Pool, token: string): Promise<TokenHolder | undefined> {
	const { rows } = await pool.query<TokenHolder>(USE, [hashSecret(token), ROLES]);
	return rows[0];
}
