import type { Pool } from "pg";
import type { ReplyDraft } from "../../shared/desk/reply.ts";
import { readIds } from "../database/rows.ts";

const KEEP = `
insert into private.reply_drafts as stored (lead_id, account_id, draft)
select id, $2, $3 from private.leads where id = $1
on conflict (lead_id, account_id) do update set draft = excluded.draft, written_at = now()
where $4::text is null or stored.draft ->> 'id' in ($4, excluded.draft ->> 'id')`;

const READ = "select draft from private.reply_drafts where lead_id = $1 and account_id = $2";

/**
 * Stores an account's draft of a reply, in place of its previous one.
 * @param from the id of the draft that was changed; undefined from a page of the version before.
 * @returns `conflict` is the stored draft if it is another one; undefined without such a lead.
 */
export async function keepReplyDraft(
	pool: Pool,
	lead: string,
	account: string,
	draft: ReplyDraft,
	from: string | undefined,
): Promise<{ conflict?: ReplyDraft } | undefined> {
	if ((await pool.query(KEEP, [lead, account, draft, from])).rowCount === 1) return {};
	const { rows } = await pool.query<{ draft: ReplyDraft }>(READ, [lead, account]);
	return rows[0] && { conflict: rows[0].draft };
}

export async function forgetReplyDraft(pool: Pool, lead: string, account: string): Promise<void> {
	const forget = "delete from private.reply_drafts where lead_id = $1 and account_id = $2";
	await pool.query(forget, [lead, account]);
}

/** The ids of the leads to which an account is writing. */
export const listReplyDrafts = (pool: Pool, account: string): Promise<string[]> =>
	readIds(pool, "select lead_id as id from private.reply_drafts where account_id = $1", [account]);
