import fp from "fastify-plugin";
import PQueue from "p-queue";

/** ms; after this wait the date is read again, since timers have a limit and clocks drift. */
const LONGEST_WAIT = 60 * 60 * 1_000;

/** ms after the date: a timer may fire a little early. */
const MARGIN = 20;

/** ms. In the last second before a date the timer is not replaced, so that the date is not missed. */
const NEAR = 1_000;

const NEXT = `
select 1000 * extract(epoch from min(published_at) - clock_timestamp())::float as wait
from public.blog_posts where status = 'published' and published_at > now()`;

/**
 * Notifies all replicas, as a change of the table does, when the date of a scheduled post has come, so that
 * the pages that must show it are dropped.
 */
export const schedule = fp(
	async (app) => {
		let timer: NodeJS.Timeout | undefined;
		const lookIn = (wait: number) => {
			clearTimeout(timer);
			timer = setTimeout(look, Math.min(wait, LONGEST_WAIT)).unref();
		};
		const looks = new PQueue({ concurrency: 1 });
		/** One waiting query covers all changes before it. */
		function look() {
			if (looks.size === 0) looks.add(readNext).catch(() => {});
		}
		let due = Number.POSITIVE_INFINITY;
		async function readNext() {
			const remaining = due - performance.now();
			if (remaining > 0 && remaining < NEAR) return lookIn(remaining);
			try {
				if (remaining <= 0) {
					await app.pool.query("select pg_notify('blog_posts_changed', '')");
				}
				const { rows } = await app.pool.query<{ wait: number | null }>(NEXT);
				const wait = rows[0]?.wait ?? Number.POSITIVE_INFINITY;
				due = performance.now() + wait + MARGIN;
				lookIn(wait + MARGIN);
			} catch (error) {
				app.log.warn(error, "The next scheduled post could not be read");
				lookIn(10_000);
			}
		}
		const unsubscribe = app.onBlogPostsChanged(look);
		app.addHook("onReady", async () => look());
		app.addHook("onClose", async () => {
			unsubscribe();
			clearTimeout(timer);
			looks.clear();
			await looks.onIdle();
			clearTimeout(timer);
		});
	},
	{ name: "schedule", dependencies: ["database"] },
);
