import type { Pool } from "pg";
import type { DraftLink } from "../../../shared/desk/post-addresses.ts";
import { auditRows, nameOf } from "../../audit/audit.ts";
import type { WithDates } from "../../json.ts";
import { createSecret, hashSecret } from "../accounts/sessions.ts";

/** Where a draft's link leads; its last segment is the secret. */
export const DRAFT_PATH = "/draft";

/** A link works for seven days, while its maker may edit posts. */
const WORKS = `expires_at > now()
	and exists (select from private.accounts where email = person and role in ('owner', 'editor'))`;

const LIST = `
select id, ${nameOf("person")} as by, created_at as "createdAt", expires_at as "expiresAt"
from private.draft_links where post_id = $1 and ${WORKS} order by created_at desc, id`;

/** The links of a post that still work, the newest first. */
export async function listDraftLinks(pool: Pool, postId: string) {
	const { rows } = await pool.query<WithDates<DraftLink, "createdAt" | "expiresAt">>(LIST, [
		postId,
	]);
	return rows;
}

const ADD = `
with gone as (
	delete from private.draft_links where expires_at < now()
), added as (
	insert into private.draft_links (hash, post_id, person)
	select $1, $2, $3 where exists (select from private.accounts where email = $3)
	returning post_id
), audit as (
	${auditRows({ kind: "post", action: "draft_link", id: "post_id", from: "added", person: "$3" })}
)
select from added`;

/** @returns the path of a new link, which works for seven days. */
export async function addDraftLink(pool: Pool, postId: string, person: string): Promise<string> {
	const secret = createSecret();
	await pool.query(ADD, [hashSecret(secret), postId, person]);
	return `${DRAFT_PATH}/${secret}`;
}

const REMOVE = `
with removed as (
	delete from private.draft_links where id = $1 and post_id = $2 returning post_id
), audit as (
	${auditRows({ kind: "post", action: "draft_link_remove", id: "post_id", from: "removed", person: "$3" })}
)
select from removed`;

/** Ends a link. @returns whether there was one. */
export async function removeDraftLink(
	pool: Pool,
	postId: string,
	id: string,
	person: string,
): Promise<boolean> {
	const { rowCount } = await pool.query(REMOVE, [id, postId, person]);
	return rowCount === 1;
}

const FIND = `
select post_id as post, expires_at as "expiresAt" from private.draft_links where hash = $1 and ${WORKS}`;

/** The post of a link that works, and until when it does. */
export async function findDraft(pool: Pool, secret: string) {
	const { rows } = await pool.query<{ post: string; expiresAt: Date }>(FIND, [hashSecret(secret)]);
	return rows[0];
}
