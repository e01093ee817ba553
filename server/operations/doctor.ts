/** `bin/doctor`: checks an installation from the inside. Exit code 1 when there is a problem. */
import { Command } from "@commander-js/extra-typings";
import type { Pool } from "pg";
import { readVerifiedAge } from "../checks/backup.ts";
import { readDatabase } from "../checks/database.ts";
import { readDisk } from "../checks/disk.ts";
import { type Finding, formatFindings } from "../checks/finding.ts";
import { examine, type Facts } from "../checks/rules.ts";
import { readSite } from "../checks/site.ts";
import { readTried } from "../checks/tried.ts";
import { type Config, readConfig } from "../config/config.ts";
import { createPool } from "../database/pool.ts";
import { reasonOf } from "../error-code.ts";
import { readHold } from "../leads/hold.ts";
import { readPublisher, withPublisher } from "../settings/publisher.ts";
import { createSiteKey } from "../signature.ts";
import { findDatabase } from "./program.ts";

interface Options {
	deliver: boolean;
	mail?: string | undefined;
}

async function diagnose(environment: NodeJS.ProcessEnv, options: Options): Promise<Finding[]> {
	const reading = readConfig(environment);
	if ("mistakes" in reading) return examine({ environment });
	const { config } = reading;
	await using running = new AsyncDisposableStack();
	const connectionString = await findDatabase(config).catch(() => undefined);
	const pool =
		connectionString &&
		createPool({
			connectionString,
			application_name: "vitrin doctor",
			connectionTimeoutMillis: 5_000,
			query_timeout: 5_000,
			max: 1,
		});
	if (pool) running.defer(() => pool.end());
	return examine({ environment, ...(await readFacts(config, pool || undefined, options)) });
}

async function readFacts(
	config: Config,
	pool: Pool | undefined,
	{ deliver, mail }: Options,
): Promise<Partial<Facts>> {
	const embedded = config.databaseUrl === undefined;
	// Why the database tells nothing is a finding of its own.
	const [site, database, tried, hold, publisher, age, disk] = await Promise.all([
		readSite(config.siteUrl, pool && createSiteKey(pool), config.port),
		pool
			? readDatabase(pool).then(
					(facts) => ({ facts, embedded }),
					(error) => ({ reason: reasonOf(error) }),
				)
			: { reason: `no database-url in ${config.dataDir}` },
		pool && readTried(pool, config).catch(() => undefined),
		pool && readHold(pool).catch(() => undefined),
		pool && readPublisher(pool, config).catch(() => config.operator),
		pool && readVerifiedAge(pool).catch(() => undefined),
		readDisk(config.dataDir),
	]);
	// With DATABASE_URL there is nothing in DATA_DIR.
	const place = embedded ? `at ${config.dataDir}` : "where the site runs";
	return {
		settings: withPublisher(config, publisher || config.operator),
		site,
		database,
		...(tried && { tried }),
		...(hold && { hold }),
		...(age !== undefined && { backup: { embedded, age } }),
		network: { config, deliver, mail },
		disk: { place, ...disk },
	};
}

const { json, ...options } = new Command("bin/doctor")
	.description("checks settings, site URL, proxy, webhooks, database, clock, disk, backup")
	.option("--deliver", "also send each lead webhook a delivery marked as a test", false)
	.option("--mail <address>", "also send a test mail to an e-mail address")
	.option("--json", "the findings as JSON")
	.parse()
	.opts();
const findings = await diagnose(process.env, options);
console.log(json ? JSON.stringify(findings, null, 2) : formatFindings(findings));
if (findings.some(({ verdict }) => verdict === "problem")) process.exitCode = 1;
