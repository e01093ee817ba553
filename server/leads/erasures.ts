import type { Pool } from "pg";
import { changeLeads } from "../audit/audit.ts";
import { createSiteKey, sign } from "../signature.ts";

const RECORD = `
insert into operations.erasures (hash) values ($1)
on conflict (hash) do update set erased_at = now()`;

const ERASE_AGAIN = `
delete from private.leads where email = any($2) and received_at < $3`;

const UNSUBSCRIBE_AGAIN = `
delete from private.subscriptions where email = any($1) and asked_at < $2`;

/** Case is folded here alone: Postgres folds letters such as İ in another way. */
const hashEmail = (key: Buffer, email: string) => sign(key, `erasure ${email.toLowerCase()}`);

/** Records the erasure of a person, in a schema that backups do not contain. */
export async function recordErasure(pool: Pool, email: string): Promise<void> {
	const key = await createSiteKey(pool)();
	await pool.query(RECORD, [hashEmail(key, email)]);
}

const LEAVE_AGAIN = `
update private.subscriptions known set left_at = ended.left_at
from operations.newsletter_left ended
where ended.subscription_id = known.id and known.left_at is null and known.confirmed_at is not null`;

/**
 * After a restore: erases the restored leads and newsletter sign-ups that are older than their person's
 * erasure, and removes people from the newsletter again if they had left it.
 * @returns the number of leads.
 */
export async function eraseAgain(pool: Pool): Promise<number> {
	await pool.query(LEAVE_AGAIN);
	const { rows: erasures } = await pool.query<{ hash: Buffer; erasedAt: Date }>(
		`select hash, erased_at as "erasedAt" from operations.erasures`,
	);
	if (erasures.length === 0) return 0;
	const key = await createSiteKey(pool)();
	const { rows } = await pool.query<{ email: string }>(
		"select email from private.leads union select email from private.subscriptions",
	);
	const people = Map.groupBy(rows, ({ email }) => hashEmail(key, email).toString("hex"));
	let count = 0;
	for (const { hash, erasedAt } of erasures) {
		const spellings = people.get(hash.toString("hex"));
		if (!spellings) continue;
		const values = [spellings.map(({ email }) => email), erasedAt];
		await pool.query(UNSUBSCRIBE_AGAIN, values);
		const erased = await changeLeads(pool, "erase", ERASE_AGAIN, [undefined, ...values]);
		count += erased.length;
	}
	return count;
}
