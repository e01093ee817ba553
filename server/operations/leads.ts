import type { Pool } from "pg";
import { ConfigError, loadConfig } from "../config/config.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { createPool } from "../database/pool.ts";
import {
	auditExport,
	eraseSubject,
	exportSubject,
} from "../leads/data-subject.ts";
import { DISCARDABLE, discardLeads } from "../leads/discard.ts";
import {
	type LeadDetails,
	listLeads,
	readLeads,
	showLead,
} from "../leads/overview.ts";
import { type Request, readArguments } from "./leads-arguments.ts";
import { findDatabase, OperatorError, withLeads } from "./leads-database.ts";
import { detailsCsv, listCsv, listText, showText } from "./leads-text.ts";

/** Leads in a list as text. */
const NEWEST = 100;

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** @returns the text for the operator. @throws OperatorError when a lead does not exist or is in another state. */
async function run(
	request: Request,
	pool: Pool,
	databaseUrl: string,
): Promise<string> {
	const { command, format } = request;
	switch (command) {
		case "list": {
			const most = format === "text" ? NEWEST : undefined;
			const leads = await listLeads(pool, { ...request.filter, most });
			if (format === "json") return toJson(leads);
			return format === "csv" ? listCsv(leads) : listText(leads);
		}
		case "show": {
			const lead = await requireLead(pool, request.id);
			return format === "json" ? toJson(lead) : showText(lead);
		}
		case "retry":
		case "release": {
			const { id } = request;
			const enqueued = await withLeads(pool, databaseUrl, (leads) =>
				leads[command](id),
			);
			if (enqueued) return `Lead ${id} is in the queue again.`;
			const { state } = await requireLead(pool, id);
			const wanted = command === "retry" ? "failed" : "quarantined";
			throw new OperatorError(`Lead ${id} is ${state}, not ${wanted}`);
		}
		case "discard": {
			const { which } = request;
			for (const id of "ids" in which ? which.ids : []) {
				const { state } = await requireLead(pool, id);
				if (DISCARDABLE.some((candidate) => candidate === state)) continue;
				throw new OperatorError(
					`Lead ${id} is ${state}, not ${DISCARDABLE.join(" or ")}`,
				);
			}
			return `Leads discarded: ${await discardLeads(pool, which)}.`;
		}
		case "export": {
			if (request.email !== undefined) {
				const leads = await exportSubject(pool, request.email);
				return format === "csv" ? detailsCsv(leads) : toJson(leads);
			}
			const leads = await readLeads(pool, request.filter);
			const ids = leads.map(({ id }) => id);
			await auditExport(pool, ids);
			return format === "json" ? toJson(leads) : detailsCsv(leads);
		}
		case "erase": {
			const ids = await eraseSubject(pool, request.email);
			if (ids.length === 0) return "There are no leads of this person.";
			return `Erased. The webhook's receiver has these leads under these ids:\n${ids.join("\n")}`;
		}
	}
}

async function requireLead(pool: Pool, id: string): Promise<LeadDetails> {
	const lead = await showLead(pool, id);
	if (lead) return lead;
	throw new OperatorError(`There is no lead ${id}`);
}

async function main() {
	const request = readArguments(process.argv.slice(2));
	const databaseUrl = await findDatabase(loadConfig(process.env));
	const pool = createPool({
		connectionString: databaseUrl,
		application_name: "vitrin leads",
		connectionTimeoutMillis: 5_000,
		max: 1,
	});
	try {
		console.log(await run(request, pool, databaseUrl));
	} finally {
		await pool.end();
	}
}

try {
	await main();
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
