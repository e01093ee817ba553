import { buildApp } from "../../server/app.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { WATCH_QUEUE } from "../../server/operations/watch/watch.ts";
import type { startWebhookReceiver } from "./webhook-receiver.ts";

export const SITE_URL = "https://www.example.com";
const TOKEN = "s3cret-of-the-tests";

interface Options {
	databaseUrl: string;
	/** With SUPABASE_URL or its parts, those are watched too. */
	environment?: NodeJS.ProcessEnv;
	alerts: Awaited<ReturnType<typeof startWebhookReceiver>>;
}

/** A server that watches its parts ten times a second, those of the whole site when `round` is called, and keeps no finding. */
export async function startWatchedSite({ databaseUrl, environment = {}, alerts }: Options) {
	const config = loadConfig({
		SITE_URL,
		LOG_LEVEL: "silent",
		METRICS_TOKEN: TOKEN,
		ALERT_WEBHOOK_URL: alerts.url,
		...(environment.SUPABASE_REST_URL && { DATABASE_URL: databaseUrl }),
		...environment,
	});
	const app = await buildApp(withDatabase(config, databaseUrl), {
		watching: { interval: 100, patience: 100, polling: 0.5, keep: 0 },
	});
	await app.ready();
	return {
		app,
		/** Asks for a round about the parts of the whole site, as the schedule does each minute. */
		round: () => app.queue.send(WATCH_QUEUE),
		/** How /readyz and /metrics show a part. */
		async see(part: string) {
			const ready = await app.inject("/readyz");
			const { parts } = ready.json<{
				parts: { name: string; status: string; detail?: string }[];
			}>();
			const figures = await app.inject({
				url: "/metrics",
				headers: { authorization: `Bearer ${TOKEN}` },
			});
			const [, up] =
				RegExp(`^vitrin_part_up\\{part="${part}"\\} (\\d)$`, "m").exec(figures.body) ?? [];
			return {
				ready: ready.statusCode,
				status: parts.find(({ name }) => name === part)?.status,
				up,
			};
		},
	};
}

/** The alerts of a receiver about a part: type and text, in the order in which they came. */
export const alertsAbout = (
	{ requests }: Options["alerts"],
	part: string,
): { type: string; text: string }[] =>
	requests
		.map(({ body }) => JSON.parse(body))
		.filter(({ data }) => data.part === part)
		.map(({ type, text }) => ({ type, text }));
