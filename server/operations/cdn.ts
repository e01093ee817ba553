import fp from "fastify-plugin";
import { ensureQueue, QUEUE_SCHEMA, startWork } from "../database/queue.ts";
import { readRow } from "../database/rows.ts";
import { sendWebhook } from "../leads/webhook.ts";
import { type CacheTag, SHARED_FOR } from "../shared-cache.ts";
import type { Trouble } from "./watch/part.ts";

const PURGE_QUEUE = "cdn-purge";

interface PurgeJob {
	tags: CacheTag[];
	/** Seconds until the purge is repeated. */
	repeatAfter?: number;
}

/** Seconds. A purge is retried for as long as the shared cache keeps an answer. */
const OPTIONS = {
	heartbeatSeconds: 10,
	expireInSeconds: 60,
	retryLimit: SHARED_FOR / 60,
	retryDelay: 1,
	retryBackoff: true,
	retryDelayMax: 60,
	deleteAfterSeconds: SHARED_FOR,
};

/** At most one purge of the same tags a second, also after the last change: an import changes posts one by one. */
const THROTTLE = { singletonSeconds: 1, singletonNextSlot: true };

/** Seconds; by then an answer from before the change has arrived, and every replica knows of the change. */
const REPEAT_AFTER = 5;

/** Seconds; by then the replicas of the version before have stopped. */
const REPEAT_AFTER_START = 60;

/** Minutes that a purge may wait: the first retries come within them. */
const PATIENCE = 5;

const READ = `
select count(*)::integer as waiting,
	coalesce(bool_or(created_on < now() - interval '${PATIENCE} minutes'), false) as late,
	(array_agg(output ->> 'message' order by created_on desc) filter (where output is not null))[1] as error
from ${QUEUE_SCHEMA}.job
where name = '${PURGE_QUEUE}' and (state in ('retry', 'active') or state = 'created' and start_after <= now())`;

interface Facts {
	waiting: number;
	late: boolean;
	error: string | null;
}

/**
 * Purges the shared cache, if there is one. After a change of posts: the pages that show posts; of the settings: all
 * pages. At the start: everything, because version or settings may be new.
 */
export const cdn = fp(
	async (app) => {
		const { cdnPurgeUrl: url, cdnPurgeToken: token } = app.config;
		if (!url || !token) return;
		const { queue, log } = app;
		/** While the database is away nothing can be enqueued; that it is back counts as a change of everything. */
		const enqueue = async (job: PurgeJob): Promise<void> => {
			await queue
				.send(PURGE_QUEUE, job, { ...THROTTLE, singletonKey: job.tags.join() })
				.catch((error: unknown) => log.warn(error, "A purge could not be enqueued"));
		};
		app.onBlogPostsChanged(({ hidden }) => {
			void enqueue({
				tags: hidden ? ["posts", "pictures"] : ["posts"],
				repeatAfter: REPEAT_AFTER,
			});
		});

		app.onSettingsChanged(() => {
			void enqueue({ tags: ["pages"], repeatAfter: REPEAT_AFTER });
		});

		app.onQueueStart(async () => {
			await ensureQueue(queue, PURGE_QUEUE, OPTIONS);
			await startWork<PurgeJob>(
				app,
				PURGE_QUEUE,
				{ pollingIntervalSeconds: 0.5 },
				async ([job]) => {
					if (!job) return;
					const { tags, repeatAfter } = job.data;
					const request = buildPurge(tags, { url, token });
					const result = await sendWebhook(request, { signal: job.signal });
					if (!result.ok) throw new Error(`${tags.join()} not purged yet: ${result.error}`);
					log.info({ tags, ...result }, "The shared cache was purged");
					if (repeatAfter === undefined) return;
					const startAfter = repeatAfter;
					await queue.send(PURGE_QUEUE, { tags }, { startAfter });
				},
			);
			await enqueue({
				tags: ["pages", "pictures"],
				repeatAfter: REPEAT_AFTER_START,
			});
		});

		app.watch({
			name: "cdn",
			isRequired: false,
			needs: "database",
			figures: { purges_waiting: "Purges of the shared cache that wait." },
			whenSilent: {
				what: "The state of the purges cannot be read",
				toDo: "See the database",
			},
			async check() {
				const facts = await readRow<Facts>(app.pool, READ);
				return {
					figures: { purges_waiting: facts.waiting },
					trouble: facts.late ? late(facts) : undefined,
				};
			},
		});
	},
	{ name: "cdn", dependencies: ["database", "settings", "queue", "watch"] },
);

const late = ({ error }: Facts): Trouble => ({
	what: `The shared cache has not taken a purge for over ${PATIENCE} minutes${error ? ` (${error})` : ""}, so visitors may see pages that are up to an hour old`,
	toDo: "Check CDN_PURGE_URL and CDN_PURGE_TOKEN, or purge everything by hand at the provider",
});

/** One request for all: Cloudflare reads the bearer token and the body, Fastly its own two headers, docs/varnish.vcl the token and the tags of the header. */
const buildPurge = (tags: readonly CacheTag[], { url, token }: { url: string; token: string }) => ({
	url,
	method: "POST" as const,
	headers: {
		"content-type": "application/json",
		authorization: `Bearer ${token}`,
		"fastly-key": token,
		"surrogate-key": tags.join(" "),
	},
	body: JSON.stringify({ tags }),
});
