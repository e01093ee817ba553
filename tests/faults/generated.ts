import { buildApp } from "../../server/app.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { ENVIRONMENT, sendGenerated } from "../support/generated-input.ts";
import { startMigratedPostgres } from "../support/migrated-postgres.ts";

/** Inputs for each endpoint. */
const RUNS = Number(process.argv[2] ?? 250);

/** ms; an answer that takes longer was stopped by its input, also on a busy machine. */
const LONGEST = 10_000;

/**
 * `npm run test:faults` sends generated bodies, valid, nearly valid and hostile, to every endpoint that takes
 * JSON. They are the same in every run; FAST_CHECK_SEED, a whole number, tries others.
 */
async function main(): Promise<void> {
	const seed = Number(process.env.FAST_CHECK_SEED ?? 20261125);
	await using postgres = await startMigratedPostgres();
	const config = loadConfig({
		SITE_URL: "https://vitrin.example",
		LOG_LEVEL: "silent",
		...ENVIRONMENT,
	});
	const app = await buildApp(withDatabase(config, postgres.url));
	const { sent, taken, slowest, faults } = await sendGenerated(app, { runs: RUNS, seed });
	await app.close();
	for (const [endpoint, inputs] of Object.entries(sent)) {
		console.log(`${endpoint}: ${inputs} inputs, ${taken[endpoint] ?? 0} taken`);
	}
	console.log(`seed ${seed}; slowest: ${slowest.endpoint}, ${Math.round(slowest.time)} ms`);
	if (slowest.time > LONGEST) faults.push(`${slowest.endpoint} answered after ${slowest.time} ms`);
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) process.exitCode = 1;
}

await main();
