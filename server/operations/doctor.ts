/** `bin/doctor`: checks an installation from the inside. Exit code 1 when there is a problem. */
import { Command } from "@commander-js/extra-typings";
import { readConfig } from "../config/config.ts";
import { findMisspelt } from "../config/names.ts";
import { withClient } from "../database/with-client.ts";
import { findBackup, readBackupAge, readVerifiedAge } from "./doctor-backup.ts";
import { checkDatabase, unreachable } from "./doctor-database.ts";
import {
	type Finding,
	formatFindings,
	judgeIdentity,
	judgeSettings,
	ok,
	problem,
	warning,
} from "./doctor-findings.ts";
import { findDisk, readDisk } from "./doctor-machine.ts";
import { checkMail, checkWebhooks } from "./doctor-receivers.ts";
import { findDatabase } from "./program.ts";

async function examine(
	environment: NodeJS.ProcessEnv,
	options: { deliver: boolean; backups?: string | undefined; mail?: string | undefined },
): Promise<Finding[]> {
	const { deliver, backups, mail } = options;
	const reading = readConfig(environment);
	const misspelt = findMisspelt(environment).map((text) => warning("settings", text));
	if ("mistakes" in reading) {
		const mistakes = reading.mistakes.map((text) => problem("settings", text));
		return [...mistakes, ...misspelt];
	}
	const { config } = reading;
	const databaseUrl = await findDatabase(config).catch(() => undefined);
	const [database, webhooks, mails, disk, age] = await Promise.all([
		databaseUrl
			? checkDatabase(config, databaseUrl)
			: [unreachable(`no database-url in ${config.dataDir}`)],
		checkWebhooks(config, deliver),
		checkMail(config, mail),
		readDisk(config.dataDir),
		readAge(backups, databaseUrl),
	]);
	return [
		...misspelt,
		...judgeSettings(config),
		judgeIdentity(config),
		...database,
		...webhooks,
		mails,
		// With DATABASE_URL there is nothing in DATA_DIR.
		findDisk(config.databaseUrl ? "where the site runs" : `at ${config.dataDir}`, disk),
		config.databaseUrl || age !== null
			? findBackup(age)
			: ok("backup", "the embedded database: stop the server and copy DATA_DIR"),
	];
}

/** The age of the newest backup in seconds: in the folder, or else as the database knows it. */
async function readAge(folder: string | undefined, databaseUrl: string | undefined) {
	if (folder !== undefined || databaseUrl === undefined) return readBackupAge(folder ?? "backups");
	// The database's own finding says why.
	return withClient(databaseUrl, readVerifiedAge).catch(() => null);
}

const { json, ...options } = new Command("bin/doctor")
	.description("checks settings, site URL, proxy, webhooks, database, clock, disk, backup")
	.option("--deliver", "also send each lead webhook a delivery marked as a test", false)
	.option("--mail <address>", "also send a test mail to an e-mail address")
	.option(
		"--backups <folder>",
		"judges the files there, not the last backup that the database knows",
	)
	.option("--json", "the findings as JSON")
	.parse()
	.opts();
const findings = await examine(process.env, options);
console.log(json ? JSON.stringify(findings, null, 2) : formatFindings(findings));
if (findings.some(({ verdict }) => verdict === "problem")) process.exitCode = 1;
