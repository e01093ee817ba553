/** `bin/doctor`: checks an installation from the inside. Exit code 1 when there is a problem. */
import { randomUUID } from "node:crypto";
import { Command } from "@commander-js/extra-typings";
import { type Config, readConfig, webhookUrls } from "../config/config.ts";
import { findMisspelt } from "../config/names.ts";
import { createPool } from "../database/pool.ts";
import { createFormKey } from "../leads/form-token.ts";
import { createMailer } from "../mail/transport.ts";
import { escapeHtml } from "../site/html.ts";
import {
	askArrival,
	askSite,
	deliverTest,
	reach,
	readBackupAge,
	readDatabase,
	readDisk,
	reasonOf,
} from "./doctor-effects.ts";
import {
	type Finding,
	formatFindings,
	judgeBackup,
	judgeClock,
	judgeDatabase,
	judgeDisk,
	judgeIdentity,
	judgeMail,
	judgeProxy,
	judgeSettings,
	judgeSite,
	judgeWebhook,
	ok,
	problem,
	warning,
} from "./doctor-findings.ts";
import { findDatabase } from "./program.ts";

async function checkSite(
	{ siteUrl }: Config,
	readKey: () => Promise<Buffer>,
): Promise<Finding[]> {
	const answer = await askSite(siteUrl);
	const site = judgeSite(siteUrl, answer);
	if (site.verdict !== "ok") return [site];
	const key = await readKey().catch(() => undefined);
	// The database's own finding says why.
	if (!key) return [site];
	const arrival = await askArrival(siteUrl, key);
	return [
		site,
		judgeProxy(siteUrl, arrival),
		...(arrival ? [judgeClock("server's", arrival.time - Date.now())] : []),
	];
}

async function checkDatabase(
	config: Config,
	databaseUrl: string,
): Promise<Finding[]> {
	const pool = createPool({
		connectionString: databaseUrl,
		application_name: "vitrin doctor",
		connectionTimeoutMillis: 5_000,
		query_timeout: 5_000,
		max: 1,
	});
	try {
		const [site, database] = await Promise.all([
			checkSite(config, createFormKey(pool)),
			readDatabase(pool).then(
				(facts) => [
					...judgeDatabase(facts, config.databaseUrl === undefined),
					judgeClock("database's", facts.skew),
				],
				(error) => [unreachable(reasonOf(error))],
			),
		]);
		return [...site, ...database];
	} finally {
		await pool.end();
	}
}

const unreachable = (reason: string) =>
	problem(
		"database",
		`cannot be used (${reason}): is the server running? Check DATABASE_URL`,
	);

const NO_WEBHOOK = warning(
	"QUICK_ANALYSIS_WEBHOOK_URL",
	"is not set: leads stay in the database until it is",
);

async function checkWebhooks(
	config: Config,
	deliver: boolean,
): Promise<Finding[]> {
	const findings = Object.entries(webhookUrls(config)).map(
		async ([name, url]) => {
			if (!url) return [];
			// The alert webhook takes messages, not leads.
			if (name === "ALERT_WEBHOOK_URL" || !deliver) {
				return [judgeWebhook(name, await reach(url), "can be reached")];
			}
			const failure = await deliverTest(url, config);
			return [judgeWebhook(name, failure, "took the test delivery")];
		},
	);
	return [
		...(config.webhookUrl ? [] : [NO_WEBHOOK]),
		...(await Promise.all(findings)).flat(),
	];
}

/** @param address of a test mail, if there is to be one. */
async function checkMail(
	config: Config,
	address: string | undefined,
): Promise<Finding> {
	const mailer = createMailer(config);
	if (!mailer) return judgeMail("unset");
	if (address === undefined) return judgeMail(await mailer.verify());
	const text = `A test mail of bin/doctor (${config.siteUrl}).`;
	const { error } = await mailer.send({
		id: randomUUID(),
		to: address,
		subject: `${config.siteName}: test`,
		text,
		html: `<p>${escapeHtml(text)}</p>`,
	});
	return judgeMail(error, address);
}

async function examine(
	environment: NodeJS.ProcessEnv,
	{
		deliver,
		backups,
		mail,
	}: { deliver: boolean; backups: string; mail?: string | undefined },
): Promise<Finding[]> {
	const reading = readConfig(environment);
	const misspelt = findMisspelt(environment).map((text) =>
		warning("settings", text),
	);
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
		readBackupAge(backups),
	]);
	return [
		...misspelt,
		...judgeSettings(config),
		judgeIdentity(config),
		...database,
		...webhooks,
		mails,
		judgeDisk(config.dataDir, disk),
		config.databaseUrl || age !== undefined
			? judgeBackup(backups, age)
			: ok(
					"backup",
					"the embedded database: stop the server and copy DATA_DIR",
				),
	];
}

const { json, ...options } = new Command("bin/doctor")
	.description(
		"checks settings, site URL, proxy, webhooks, database, clock, disk, backup",
	)
	.option(
		"--deliver",
		"also send each lead webhook a delivery marked as a test",
		false,
	)
	.option("--mail <address>", "also send a test mail to an e-mail address")
	.option("--backups <folder>", "the folder of the backups", "backups")
	.option("--json", "the findings as JSON")
	.parse()
	.opts();
const findings = await examine(process.env, options);
console.log(
	json ? JSON.stringify(findings, null, 2) : formatFindings(findings),
);
if (findings.some(({ verdict }) => verdict === "problem")) process.exitCode = 1;
