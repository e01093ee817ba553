import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { startFailingWebhook } from "../../faults/failing-webhook.ts";
import { prepareStack } from "../stack.ts";
import { startProxy } from "./proxy.ts";
import { figuresOf, sendVisitors } from "./visitors.ts";

/** ms of load before and after the disturbance. */
const CALM = 3_000;

/** ms within which all leads must be delivered. */
const DELIVERED_WITHIN = 120_000;

/** Two containers of the site behind a proxy, with a webhook for their leads. */
export async function startReplicatedStack() {
	await using disposables = new AsyncDisposableStack();
	const webhook = disposables.use(await startFailingWebhook("0.0.0.0"));
	const proxy = disposables.use(await startProxy());
	const stack = disposables.use(
		await prepareStack({
			QUICK_ANALYSIS_WEBHOOK_URL: `http://host.docker.internal:${webhook.port}/hook`,
			QUICK_ANALYSIS_WEBHOOK_METHOD: "GET",
			// The test sends leads from many IP addresses.
			TRUST_PROXY: "172.16.0.0/12,192.168.0.0/16,10.0.0.0/8",
			LEAD_FORM_MIN_SECONDS: "0",
			APP_REPLICAS: "2",
			// On a busy machine the proxy's checks may be seconds late.
			DRAIN_SECONDS: "15",
		}),
	);
	await stack.up();
	await proxy.use(await stack.sites());
	const kept = disposables.move();
	return {
		stack,
		proxy,
		webhook,
		[Symbol.asyncDispose]: () => kept.disposeAsync(),
	};
}

type ReplicatedStack = Awaited<ReturnType<typeof startReplicatedStack>>;

/**
 * Disturbs the stack while visitors use it. Expects that each lead is acknowledged, stored once and
 * delivered.
 * @returns the visitors' answers, and figures.
 */
export async function underLoad(
	{ stack, proxy, webhook }: ReplicatedStack,
	disturb: () => Promise<void>,
) {
	const visitors = sendVisitors(proxy.url);
	await sleep(CALM);
	try {
		await disturb();
	} finally {
		await sleep(CALM);
		await visitors.stop();
	}

	const { submissions, senders } = visitors;
	const emails = submissions.map(({ fields }) => fields.email);
	await expect
		.poll(() => emails.filter((email) => !webhook.taken.has(email)).length, {
			timeout: DELIVERED_WITHIN,
			interval: 500,
		})
		.toBe(0);
	const stored = await stack.sql(
		"select email || ' ' || id from private.leads",
	);
	const rows = new Set(stored.split("\n"));
	for (const email of emails) {
		const [id] = senders.acknowledged.get(email) ?? [];
		expect(rows).toContain(`${email} ${id}`);
		expect(new Set(webhook.taken.get(email))).toEqual(new Set([id]));
	}
	return {
		pages: visitors.pages,
		outcomes: senders.outcomes,
		figures: {
			...figuresOf(visitors),
			"leads acknowledged, stored once and delivered": emails.length,
			"requests that a container dropped": proxy.failures.length,
		},
	};
}
