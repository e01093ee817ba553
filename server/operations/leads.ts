import type { Pool } from "pg";
import { ConfigError, loadConfig } from "../config/config.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { createPool } from "../database/pool.ts";
import {
	auditExport,
	eraseSubject,
	exportSubject,
} from "../leads/data-subject.ts";
import { DISCARDABLE, type Discarded, discardLeads } from "../leads/discard.ts";
import {
	type LeadFilter,
	listLeads,
	readLeads,
	showLead,
} from "../leads/overview.ts";
import { type Request, readArguments, USAGE } from "./leads-arguments.ts";
import { findDatabase, OperatorError, withLeads } from "./leads-database.ts";
import { detailsCsv, listCsv, listText, showText } from "./leads-text.ts";

/** Leads in a list as text. */
const NEWEST = 100;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

async function run(
	{ command, subjects, format, filter }: Request,
	pool: Pool,
	databaseUrl: string,
): Promise<string> {
	const [subject] = subjects;
	switch (command) {
		case "list": {
			if (subject !== undefined) throw new OperatorError(USAGE);
			const most = format === "text" ? NEWEST : undefined;
			const leads = await listLeads(pool, { ...filter, most });
			if (format === "json") return toJson(leads);
			return format === "csv" ? listCsv(leads) : listText(leads);
		}
		case "show": {
			const lead = await showLead(pool, requireId(subject));
			if (!lead) throw new OperatorError(`There is no lead ${subject}`);
			return format === "json" ? toJson(lead) : showText(lead);
		}
		case "retry":
		case "release": {
			const id = requireId(subject);
			const put = await withLeads(pool, databaseUrl, (leads) =>
				leads[command](id),
			);
			if (put) return `Lead ${id} is in the queue again.`;
			const wanted = command === "retry" ? "failed" : "quarantined";
			const lead = await showLead(pool, id);
			throw new OperatorError(
				lead
					? `Lead ${id} is ${lead.state}, not ${wanted}`
					: `There is no lead ${id}`,
			);
		}
		case "discard": {
			const which = await requireDiscardable(pool, subjects, filter);
			return `Leads discarded: ${await discardLeads(pool, which)}.`;
		}
		case "export": {
			if (subject !== undefined) {
				const leads = await exportSubject(pool, requireEmail(subject));
				return format === "csv" ? detailsCsv(leads) : toJson(leads);
			}
			const leads = await readLeads(pool, filter);
			const ids = leads.map(({ id }) => id);
			await auditExport(pool, ids);
			return format === "json" ? toJson(leads) : detailsCsv(leads);
		}
		case "erase": {
			const ids = await eraseSubject(pool, requireEmail(subject));
			if (ids.length === 0) return "There are no leads of this person.";
			return `Erased. The webhook's receiver has these leads under these ids:\n${ids.join("\n")}`;
		}
		default:
			throw new OperatorError(USAGE);
	}
}

function requireId(id: string | undefined): string {
	if (id && UUID.test(id)) return id;
	throw new OperatorError(
		id ? `${id} is not the id of a lead: "list" shows the ids` : USAGE,
	);
}

/** Either ids, or a state with --until: without a date, leads that nobody has seen yet would be deleted too. */
async function requireDiscardable(
	pool: Pool,
	ids: string[],
	{ state, since, until }: LeadFilter,
): Promise<Discarded> {
	const discardable = DISCARDABLE.find((candidate) => candidate === state);
	if (ids.length === 0 && discardable && until) {
		return { state: discardable, since, until };
	}
	if (ids.length === 0 || state || since || until) {
		throw new OperatorError(
			`discard takes ids, or --state ${DISCARDABLE.join(" or ")} with --until and a date`,
		);
	}
	for (const id of ids) {
		const lead = await showLead(pool, requireId(id));
		if (!lead) throw new OperatorError(`There is no lead ${id}`);
		if (DISCARDABLE.some((candidate) => candidate === lead.state)) continue;
		throw new OperatorError(
			`Lead ${id} is ${lead.state}, not ${DISCARDABLE.join(" or ")}`,
		);
	}
	return { ids };
}

function requireEmail(email: string | undefined): string {
	if (email?.includes("@")) return email;
	throw new OperatorError(email ? `${email} is not an e-mail address` : USAGE);
}

async function main() {
	const databaseUrl = await findDatabase(loadConfig(process.env));
	const pool = createPool({
		connectionString: databaseUrl,
		application_name: "vitrin leads",
		connectionTimeoutMillis: 5_000,
		max: 1,
	});
	try {
		const request = readArguments(process.argv.slice(2));
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
