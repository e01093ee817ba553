import { freePort } from "../../server/database/embedded/port.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createSenders, makeSubmission } from "../faults/senders.ts";
import { startSystem } from "../faults/system.ts";
import { percentile, residentMemory } from "./figures.ts";

const AT_ONCE = 50;

/** The number of rows in the table. */
const STEPS = 10;

/** `npm run bench:leads [number]`: throughput, latency and memory of the intake while the webhook is down. */
async function main(total: number): Promise<void> {
	await using system = await startSystem({
		// No webhook listens there.
		QUICK_ANALYSIS_WEBHOOK_URL: `http://127.0.0.1:${await freePort(0)}`,
		TRUST_PROXY: "127.0.0.1",
		LEAD_FORM_MIN_SECONDS: "0",
		LOG_LEVEL: "error",
	});
	const senders = createSenders(system.url);
	const rows = [];
	for (let step = 1; step <= STEPS; step++) {
		const share = Array.from({ length: total / STEPS }, (_, index) =>
			makeSubmission(((step - 1) * total) / STEPS + index),
		);
		senders.latencies.length = 0;
		const started = performance.now();
		await senders.send(share, AT_ONCE);
		const seconds = (performance.now() - started) / 1_000;
		rows.push({
			waiting: senders.acknowledged.size,
			"leads/s": Math.round(share.length / seconds),
			"p50 ms": percentile(senders.latencies, 0.5),
			"p99 ms": percentile(senders.latencies, 0.99),
			"server MB": await residentMemory(system.serverPid()),
		});
	}
	console.table(rows);
	const states = await withClient(await system.databaseUrl(), (client) =>
		client.query("select state, count(*)::integer as leads from private.leads group by state"),
	);
	console.log(states.rows, Object.fromEntries(senders.outcomes));
}

await main(Number(process.argv[2] ?? 50_000));
