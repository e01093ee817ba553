import type { Pool } from "pg";
import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
} from "../../client/form/forms.ts";
import { type Config, ConfigError, loadConfig } from "../config/config.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { createPool } from "../database/pool.ts";
import { auditRead } from "../leads/audit.ts";
import { eraseSubject, exportSubject } from "../leads/data-subject.ts";
import { DISCARDABLE, discardLeads } from "../leads/discard.ts";
import {
	type Hold,
	holdDeliveries,
	readHold,
	resumeDeliveries,
} from "../leads/hold.ts";
import {
	type LeadDetails,
	type LeadFilter,
	type LeadSummary,
	listLeads,
	readLeads,
	searchLeads,
	showLead,
} from "../leads/overview.ts";
import { markSeen } from "../leads/retention.ts";
import {
	type Request,
	readArguments,
	readPerson,
	USAGE,
} from "./leads-arguments.ts";
import { findDatabase, withLeads } from "./leads-database.ts";
import {
	detailsCsv,
	formatCsv,
	foundTable,
	listTable,
	showText,
	tableText,
} from "./leads-text.ts";
import { OperatorError } from "./options.ts";

/** All forms. */
const SOURCES = [QUICK_ANALYSIS, DEMO_FORM, NEWSLETTER].map(
	({ source }) => source,
);

/** Leads in a list as text. */
const NEWEST = 100;

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

const idsOf = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);

/** Shows leads to the operator, so that they count as seen. */
async function present<T extends LeadSummary>(
	pool: Pool,
	{ format }: Request,
	leads: T[],
	toTable: (leads: T[]) => ReturnType<typeof listTable>,
): Promise<string> {
	await markSeen(pool, idsOf(leads));
	if (format === "json") return toJson(leads);
	const table = toTable(leads);
	if (format === "csv") return formatCsv(...table);
	const hold = await readHold(pool);
	return `${tableText(table)}${hold ? `\n\n${describeHold(hold)}` : ""}`;
}

/** @returns the text for the operator. @throws OperatorError when a lead does not exist or is in another state. */
async function run(
	request: Exclude<Request, { command: "help" }>,
	{ pool, config, url }: { pool: Pool; config: Config; url: string },
): Promise<string> {
	const { format } = request;
	if (request.command === "list") {
		const most = format === "text" ? NEWEST : undefined;
		const leads = await listLeads(pool, { ...request.filter, most });
		return present(pool, request, leads, listTable);
	}
	const person = readPerson(request.person, config.operators);
	switch (request.command) {
		case "search": {
			const leads = await searchLeads(pool, request.text, request.filter);
			await auditRead(pool, "search", idsOf(leads), person);
			return present(pool, request, leads, foundTable);
		}
		case "show": {
			const lead = await requireLead(pool, request.id);
			await auditRead(pool, "show", [lead.id], person);
			await markSeen(pool, [lead.id]);
			return format === "json" ? toJson(lead) : showText(lead);
		}
		case "retry": {
			const { which } = request;
			const ids = await requireAll(pool, which, ["failed", "pending"]);
			return withLeads(pool, url, async (leads) =>
				describeEnqueued(await leads.retry(ids, person)),
			);
		}
		case "release": {
			const ids = await requireAll(pool, request, ["quarantined"]);
			return withLeads(pool, url, async (leads) =>
				describeEnqueued(await leads.release(ids, person)),
			);
		}
		case "discard": {
			const { which } = request;
			if ("ids" in which) await requireAll(pool, which, DISCARDABLE);
			const count = await discardLeads(pool, which, person);
			return `Leads discarded: ${count}.`;
		}
		case "export": {
			if (request.email !== undefined) {
				const leads = await exportSubject(pool, request.email, person);
				return format === "csv" ? detailsCsv(leads) : toJson(leads);
			}
			const leads = await readLeads(pool, request.filter);
			await auditRead(pool, "export", idsOf(leads), person);
			return format === "json" ? toJson(leads) : detailsCsv(leads);
		}
		case "hold":
			await holdDeliveries(pool, person);
			return "Deliveries are held. Leads are taken and wait until: bin/leads resume";
		case "resume": {
			await resumeDeliveries(pool, person);
			const count = await withLeads(pool, url, (leads) =>
				// This process may lack the server's webhooks; the server delivers those that it knows.
				leads.enqueueLost(SOURCES),
			);
			return `Deliveries go on. Leads in the queue again: ${count}.`;
		}
		case "erase": {
			const ids = await eraseSubject(pool, request.email, person);
			if (ids.length === 0) return "There are no leads of this person.";
			return `Erased. The webhook's receiver has these leads under these ids:\n${ids.join("\n")}`;
		}
	}
}

const describeHold = ({ since, person }: Hold) =>
	`Deliveries are held since ${since.toISOString()}${person ? ` by ${person}` : ""}: bin/leads resume`;

const describeEnqueued = (ids: readonly string[]) =>
	ids.length === 1
		? `Lead ${ids[0]} is in the queue again.`
		: `Leads in the queue again: ${ids.length}.`;

/** The ids of the leads. @throws OperatorError when one does not exist or is in another state. */
async function requireAll(
	pool: Pool,
	which: LeadFilter,
	states: readonly string[],
): Promise<readonly string[]> {
	const leads = await listLeads(pool, which);
	for (const id of which.ids ?? []) {
		const lead = leads.find((candidate) => candidate.id === id);
		if (!lead) throw new OperatorError(`There is no lead ${id}`);
		if (states.includes(lead.state)) continue;
		const wanted = states.join(" or ");
		throw new OperatorError(`Lead ${id} is ${lead.state}, not ${wanted}`);
	}
	return idsOf(leads);
}

async function requireLead(pool: Pool, id: string): Promise<LeadDetails> {
	const lead = await showLead(pool, id);
	if (lead) return lead;
	throw new OperatorError(`There is no lead ${id}`);
}

async function main() {
	const request = readArguments(process.argv.slice(2));
	if (request.command === "help") return console.log(USAGE);
	const config = loadConfig(process.env);
	const url = await findDatabase(config);
	const pool = createPool({
		connectionString: url,
		application_name: "vitrin leads",
		connectionTimeoutMillis: 5_000,
		max: 1,
	});
	try {
		const text = await run(request, { pool, config, url });
		process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
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
