import { setTimeout as sleep } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";
import type { Log } from "../log.ts";

/** The listener to a channel's notifications. */
export interface Subscription {
	channel: string;
	onNotification(payload: string): void;
	/** Called when a lost connection is back: notifications may have been missed. */
	onGap(): void;
}

interface Options {
	databaseUrl: string;
	subscriptions: readonly Subscription[];
	log: Log;
	/** Milliseconds between two checks of a silent connection: the network may have dropped it. */
	heartbeat?: number;
}

interface Listening {
	/** Resolves after the first attempt to connect, successful or not. */
	ready: Promise<void>;
	close(): Promise<void>;
}

/** Milliseconds before the next attempt: 100, doubled with each failure in a row, at most 10,000. */
const backoff = (failures: number) => Math.min(100 * 2 ** failures, 10_000);

/** Listens to all channels on one connection of their own, and reconnects when that is lost. */
export function listen(options: Options): Listening {
	const { subscriptions, log } = options;
	const firstAttempt = Promise.withResolvers<void>();
	const closing = new AbortController();

	async function keepListening(): Promise<void> {
		let failures = 0;
		for (let attempt = 1; !closing.signal.aborted; attempt++) {
			try {
				await listenOnce(options, closing.signal, () => {
					failures = 0;
					firstAttempt.resolve();
					if (attempt > 1) for (const { onGap } of subscriptions) onGap();
				});
			} catch (error) {
				const reason = error instanceof Error ? error.message : error;
				log.warn(`Listening to the database failed: ${reason}`);
			}
			firstAttempt.resolve();
			await sleep(backoff(failures++), undefined, closing).catch(() => {});
		}
	}

	const done = keepListening();
	return {
		ready: firstAttempt.promise,
		async close() {
			closing.abort();
			await done;
		},
	};
}

/** One connection: resolves when `closing` aborts, and throws the error that broke the connection. */
async function listenOnce(
	{ databaseUrl, subscriptions, heartbeat = 30_000 }: Options,
	closing: AbortSignal,
	onListening: () => void,
): Promise<void> {
	const client = new Client({
		connectionString: databaseUrl,
		application_name: "vitrin listener",
		connectionTimeoutMillis: 5_000,
		query_timeout: Math.min(heartbeat, 5_000),
	});
	const over = Promise.withResolvers<void>();
	const close = () => over.resolve();
	client.on("error", over.reject);
	client.on("notification", ({ channel, payload = "" }) => {
		for (const subscription of subscriptions) {
			if (subscription.channel === channel) subscription.onNotification(payload);
		}
	});
	closing.addEventListener("abort", close);
	let heart: NodeJS.Timeout | undefined;
	try {
		await Promise.race([client.connect(), over.promise]);
		if (closing.aborted) return;
		for (const channel of new Set(subscriptions.map((each) => each.channel))) {
			await client.query(`listen ${escapeIdentifier(channel)}`);
		}
		onListening();
		const beat = () => client.query("select").catch(over.reject);
		heart = setInterval(beat, heartbeat).unref();
		await over.promise;
	} finally {
		clearInterval(heart);
		closing.removeEventListener("abort", close);
		// A clean end would wait for a server that may never answer.
		client.connection.stream.destroy();
	}
}
