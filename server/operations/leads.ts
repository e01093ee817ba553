import { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { ConfigError, loadConfig } from "../config.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { listLeads, showLead } from "../leads/overview.ts";
import { createLeadRepository } from "../leads/repository.ts";
import { QUEUE_SCHEMA } from "../plugins/queue.ts";
import { findDatabase, OperatorError } from "./leads-database.ts";
import { listText, showText } from "./leads-text.ts";

const USAGE = `npm run leads -- list          the newest leads, without personal data
npm run leads -- show <id>     one lead with its attempts
npm run leads -- retry <id>    deliver a lead again that was given up`;

const NEWEST = 100;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function run(
	[command, id, ...rest]: string[],
	databaseUrl: string,
): Promise<string> {
	if (rest.length > 0) throw new OperatorError(USAGE);
	const pool = new Pool({
		connectionString: databaseUrl,
		application_name: "vitrin leads",
		connectionTimeoutMillis: 5_000,
		max: 1,
	});
	try {
		if (command === "list" && id === undefined) {
			return listText(await listLeads(pool, NEWEST));
		}
		if (command === "show") {
			const lead = await showLead(pool, requireId(id));
			if (!lead) throw new OperatorError(`There is no lead ${id}`);
			return showText(lead);
		}
		if (command === "retry") {
			return await retry(pool, databaseUrl, requireId(id));
		}
		throw new OperatorError(USAGE);
	} finally {
		await pool.end();
	}
}

async function retry(
	pool: Pool,
	databaseUrl: string,
	id: string,
): Promise<string> {
	const queue = new PgBoss({
		connectionString: databaseUrl,
		schema: QUEUE_SCHEMA,
		application_name: "vitrin leads",
		max: 1,
		// The server looks after the queue; this only adds to it.
		migrate: false,
		supervise: false,
		schedule: false,
	});
	queue.on("error", (error) => console.error(error.message));
	try {
		await queue.start();
		if (await createLeadRepository(pool, queue).retry(id)) {
			return `Lead ${id} is on its way again.`;
		}
	} finally {
		await queue.stop({ graceful: false });
	}
	const lead = await showLead(pool, id);
	throw new OperatorError(
		lead
			? `Lead ${id} is ${lead.state}: only failed ones can be retried`
			: `There is no lead ${id}`,
	);
}

function requireId(id: string | undefined): string {
	if (id && UUID.test(id)) return id;
	throw new OperatorError(
		id ? `${id} is no lead's id: "list" shows them` : USAGE,
	);
}

try {
	const databaseUrl = await findDatabase(loadConfig(process.env));
	console.log(await run(process.argv.slice(2), databaseUrl));
} catch (error) {
	process.exitCode = 1;
	if (error instanceof OperatorError || error instanceof ConfigError) {
		console.error(error.message);
	} else if (isDatabaseAway(error)) {
		console.error(
			"The database cannot be reached: is the server running? Its embedded database runs only while it does.",
		);
	} else {
		throw error;
	}
}
