import fp from "fastify-plugin";
import { readRow } from "../../database/rows.ts";

/** ms between two looks for posts whose date has come. */
const PAUSE = 5_000;

/** Notifies all replicas, as a change of the table does, if a post's date has come since `$1`. The first look has no `$1`, and goes back one minute. */
const LOOK = `
select now()::text as now, (
	select pg_notify('blog_posts_changed', '')::text from public.blog_posts
	where status = 'published' and published_at > coalesce($1, now() - interval '1 minute') and published_at <= now() limit 1
) as told`;

/** Drops the pages that must show a scheduled post once its date, by the database's clock, has come. */
export const schedule = fp(
	async (app) => {
		let seen: string | null = null;
		const look = async () => {
			seen = (await readRow<{ now: string }>(app.pool, LOOK, [seen])).now;
		};
		const timer = setInterval(
			// While the database is away, others say so.
			() =>
				look().catch((error) => app.log.debug(error, "Scheduled posts could not be looked for")),
			PAUSE,
		).unref();
		app.addHook("onClose", async () => clearInterval(timer));
	},
	{ name: "schedule", dependencies: ["database"] },
);
