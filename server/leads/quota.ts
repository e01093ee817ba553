import { normalizeIP } from "@fastify/rate-limit";
import type { PoolClient } from "pg";
import { readRow } from "../database/rows.ts";
import { Problem } from "../problem.ts";
import { sign } from "../signature.ts";

/** The leads that one client may send within ten minutes; an office shares one IP address. */
export interface Quota {
	client: Buffer;
	most: number;
}

/**
 * Counts a lead within ten minutes of the client's first one. A reset time further ahead is ignored: a
 * clock was set back. By the clock, not by `now()`: a transaction may have waited here for one that began
 * after it. Also deletes expired counts of other clients.
 */
const COUNT = `
with outdated as (
	delete from private.submission_counts where client in (
		select client from private.submission_counts
		where client <> $1 and resets_at < now() limit 100 for update skip locked)
)
insert into private.submission_counts as known (client, count, resets_at)
values ($1, 1, clock_timestamp() + interval '10 minutes')
on conflict (client) do update set (count, resets_at) = (
	select
		case when runs then known.count + 1 else 1 end,
		case when runs then known.resets_at else excluded.resets_at end
	from (select known.resets_at between now() and clock_timestamp() + interval '10 minutes' as runs) as window_of_client
)
returning count, ceil(extract(epoch from resets_at - clock_timestamp()))::integer as wait`;

/** A client as the counts know it: IPv6 clients by their /64, and no IP address is stored. */
export const hashClient = (key: Buffer, ip: string): Buffer =>
	sign(key, `client ${normalizeIP(ip)}`);

/**
 * Counts a lead within the transaction that stores it, so that a lead that is not stored does not count.
 * @throws {Problem} 429 with the seconds to wait.
 */
export async function countLead(client: PoolClient, quota: Quota): Promise<void> {
	const { count, wait } = await readRow<Record<"count" | "wait", number>>(client, COUNT, [
		quota.client,
	]);
	if (count > quota.most) {
		throw new Problem(429, "Too many requests", { retryAfter: wait });
	}
}
