import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "../../server/database/pool.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createFormToken } from "../../server/leads/form-token.ts";
import { createSiteKey } from "../../server/signature.ts";
import { takeAccount } from "./account.ts";
import { type Mode, startFailingWebhook } from "./failing-webhook.ts";
import { createSenders, makeSubmission } from "./senders.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { startSystem } from "./system.ts";

const LEADS = 2_000;
const AT_ONCE = 50;

/** One submission in so many is quarantined, and then repeated without what made it suspicious. */
const SUSPECTS = 10;

/**
 * Visitors behind one IP address, which may send 60 leads in ten minutes: if their retries during the full
 * disk counted, they would use that up.
 */
const OFFICE = 15;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/**
 * ms by which the clock of the server that showed a form differs from the one that takes it, less the time
 * that the visitor took. Nobody is suspicious for a clock that is ahead, or set back, or an old tab.
 */
const CLOCKS = [-10 * SECOND, 3 * SECOND, HOUR, -HOUR, -96 * HOUR];

/** ms after which the run fails. */
const LIMIT = 320_000;

/** Calls of the webhook that each mode must get. Only ten calls can hang at the same time. */
const CALLS = 8;

/** ms that the disk stays full. */
const FULL = 3_000;

/**
 * `npm run test:faults`: sends leads while the webhook fails in every mode, the server is killed five
 * times, Postgres once, and the disk is full once. Some leads are quarantined first and then repeated;
 * those that were given up are repeated too. The forms were shown by servers with other clocks, and offices
 * share an IP address, whose rate limit the retries must not use up. In the end it compares the acknowledged leads with the
 * delivered ones.
 */
async function main(): Promise<void> {
	const started = Date.now();
	const limit = AbortSignal.timeout(LIMIT);
	await using webhook = await startFailingWebhook();
	await using disk = await mountSmallDisk();
	await using system = await startSystem(
		{
			QUICK_ANALYSIS_WEBHOOK_URL: webhook.url,
			TRUST_PROXY: "127.0.0.1",
			LEAD_RETRY_DELAYS: ["0.2", "0.5", ...Array(200).fill("1")].join(","),
			LOG_LEVEL: "debug",
		},
		disk,
	);
	const say = (text: string) =>
		console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s  ${text}`);
	const until = async (what: string, done: () => Promise<boolean> | boolean) => {
		while (!(await done())) {
			if (limit.aborted) throw new Error(`Not in time: ${what}`);
			await sleep(200);
		}
	};
	const key = await readSiteKey(await system.databaseUrl());
	const submissions = Array.from({ length: LEADS }, (_, index) => ({
		...makeSubmission(index, OFFICE),
		suspectFirst: index % SUSPECTS === 0,
		formToken: () => createFormToken(key, Date.now() + (CLOCKS[index % CLOCKS.length] ?? 0)),
	}));
	const senders = createSenders(system.url, limit);
	const killServer = () => system.killServer();
	const killPostgres = async () => {
		const seconds = await system.killPostgres();
		say(`recovered ${seconds.toFixed(1)} s after a kill of Postgres alone`);
	};
	const fillDisk = async () => {
		if (!disk) return say("SKIPPED the full disk: only root may mount one");
		const seconds = await system.fillDisk(disk, FULL);
		say(`recovered ${seconds.toFixed(1)} s after the full disk was freed`);
	};
	const stages: [mode: Mode, disturb?: () => Promise<void>][] = [
		["answers"],
		["500", killServer],
		["429", killServer],
		["hangs", killServer],
		["cuts", killServer],
		["redirects"],
		["410"],
		["answers", killPostgres],
		["answers", fillDisk],
		["answers"],
	];
	const share = Math.ceil(LEADS / stages.length);

	for (const [number, [mode, disturb]] of stages.entries()) {
		webhook.behave(mode);
		const before = webhook.calls[mode];
		const batch = submissions.slice(number * share, (number + 1) * share);
		const half = number * share + batch.length / 2;
		const sending = senders.send(batch, AT_ONCE);
		if (disturb) {
			await until("half a batch", () => senders.acknowledged.size >= half);
			await disturb();
		}
		await sending;
		const met = () => webhook.calls[mode] - before >= CALLS;
		await until(`calls while the webhook ${mode}`, met);
		say(
			`${senders.acknowledged.size} acknowledged, ${webhook.taken.size} delivered; the webhook ${mode}${disturb ? ", with a fault" : ""}`,
		);
	}
	// The last kill hits deliveries that are accepted but not recorded: they are repeated under their ids.
	await until("half of the deliveries", () => webhook.taken.size >= LEADS / 2);
	await killServer();
	say(`${webhook.taken.size} delivered; the fifth kill`);
	const open = async () =>
		withClient(await system.databaseUrl(), async (client) => {
			const { rows } = await client.query(
				"select 1 from private.leads where state <> 'delivered' limit 1",
			);
			return rows.length > 0;
		});
	const givenUp = await withClient(await system.databaseUrl(), (client) =>
		client.query("select email from private.leads where state = 'failed'"),
	);
	const emails = new Set(givenUp.rows.map(({ email }) => email));
	await senders.send(
		submissions.filter(({ fields }) => emails.has(fields.email)),
		AT_ONCE,
	);
	say(`${emails.size} leads that were given up are repeated`);
	await until("every lead delivered", async () => !(await open())).catch((error: Error) =>
		say(error.message),
	);
	say("no lead is open any more");

	const { figures, problems } = await takeAccount({
		submissions,
		senders,
		webhook,
		databaseUrl: await system.databaseUrl(),
		log: system.log(),
	});
	console.log(figures);
	if (problems.length === 0) {
		say("Every acknowledged lead was delivered, none under two ids.");
		return;
	}
	process.exitCode = 1;
	console.error(`${problems.length} faults: ${[...new Set(problems)].join("; ")}`);
}

/** The key of all servers on the database. */
async function readSiteKey(databaseUrl: string): Promise<Buffer> {
	const pool = createPool({ connectionString: databaseUrl, max: 1 });
	return createSiteKey(pool)().finally(() => pool.end());
}

await main();
