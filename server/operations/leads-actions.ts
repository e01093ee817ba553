import type { Pool } from "pg";
import type { LeadRefusal } from "../../client/desk/api/leads.ts";
import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
} from "../../client/form/forms.ts";
import { PRIVACY_REQUEST } from "../../client/form/privacy-request.ts";
import {
	actOnLeads,
	DISCARDABLE,
	type Discarded,
	discardLeads,
} from "../leads/actions.ts";
import { auditRead } from "../leads/audit.ts";
import { DETAILS_TITLES, detailsCsv, formatCsv } from "../leads/csv.ts";
import {
	type Hold,
	holdDeliveries,
	readHold,
	resumeDeliveries,
} from "../leads/hold.ts";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { readNote, writeNote } from "../leads/note.ts";
import {
	type LeadDetails,
	type LeadSummary,
	listLeads,
	readLeads,
	searchLeads,
	showLead,
} from "../leads/overview.ts";
import { markSeen } from "../leads/retention.ts";
import { TEST_SOURCE } from "../leads/test-lead.ts";
import { listMails, retryMails } from "../mail/mails.ts";
import { withLeads } from "./leads-database.ts";
import {
	formatTable,
	foundTable,
	listTable,
	mailTable,
	showText,
	tableText,
} from "./leads-text.ts";
import { OperatorError, type Site } from "./program.ts";

/*
 * The commands of bin/leads. Each returns the text for the operator, and throws OperatorError when a lead does not
 * exist or is in another state.
 */

type Format = "text" | "json" | "csv";

/** All forms, and test leads. */
const SOURCES = [
	...[QUICK_ANALYSIS, DEMO_FORM, NEWSLETTER, PRIVACY_REQUEST].map(
		({ source }) => source,
	),
	TEST_SOURCE,
];

/** Leads in a list as text. */
const NEWEST = 100;

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

const idsOf = (leads: readonly { id: string }[]) => leads.map(({ id }) => id);

export async function list({ pool }: Site, filter: LeadFilter, format: Format) {
	const most = format === "text" ? NEWEST : undefined;
	const leads = await listLeads(pool, { ...filter, most });
	return present(pool, format, leads, listTable);
}

export async function search(
	{ pool, person }: Site,
	filter: LeadFilter,
	format: Format,
) {
	const name = person();
	const leads = await searchLeads(pool, filter);
	await auditRead(pool, "search", idsOf(leads), name);
	return present(pool, format, leads, foundTable);
}

export async function show(
	{ pool, person }: Site,
	id: string,
	format: "text" | "json",
) {
	const name = person();
	const lead = await showLead(pool, id);
	if (!lead) throw missing(id);
	await auditRead(pool, "show", [id], name);
	await markSeen(pool, [id]);
	return format === "json" ? toJson(lead) : showText(lead);
}

export async function retry({ pool, url, person }: Site, which: LeadFilter) {
	const name = person();
	const ids = await requireAll(pool, which, ["failed", "pending"]);
	return withLeads(pool, url, async (leads) =>
		describeEnqueued(await leads.retry(ids, name)),
	);
}

export async function release(
	{ pool, url, config, person }: Site,
	ids: readonly string[],
) {
	const name = person();
	await requireAll(pool, { ids }, ["quarantined"]);
	return withLeads(
		pool,
		url,
		async (leads) => describeEnqueued(await leads.release(ids, name)),
		config.smtpUrl ? { confirmation: false } : undefined,
	);
}

export async function discard({ pool, person }: Site, which: Discarded) {
	const name = person();
	if ("ids" in which) await requireAll(pool, which, DISCARDABLE);
	const discarded = await discardLeads(pool, which, name);
	return `Leads discarded: ${discarded.length}.`;
}

export async function mark(
	{ pool, url, person }: Site,
	action: "answer" | "reopen",
	ids: readonly string[],
) {
	const name = person();
	const { done, refused } = await withLeads(pool, url, (leads) =>
		actOnLeads({ pool, leads }, { action, ids }, name),
	);
	const became = action === "answer" ? "answered" : "open again";
	return [
		...done.map((id) => `Lead ${id} is ${became}.`),
		...refused.map(describeRefusal),
	].join("\n");
}

/** @param text an empty one removes the note. */
export async function note({ pool, person }: Site, id: string, text: string) {
	const name = person();
	const { version } = (await readNote(pool, id)) ?? { version: 0 };
	const result = await writeNote(pool, id, { text, version }, name);
	if (!result) throw missing(id);
	if ("written" in result) return "The note is written.";
	throw new OperatorError("Somebody changed the note just now; try again");
}

export async function exportLeads(
	{ pool, person }: Site,
	filter: LeadFilter,
	format: Format,
) {
	const name = person();
	const leads: Omit<LeadDetails, "attempts">[] = [];
	for await (const batch of readLeads(pool, filter)) leads.push(...batch);
	await auditRead(pool, "export", idsOf(leads), name);
	return format === "json" ? toJson(leads) : DETAILS_TITLES + detailsCsv(leads);
}

export async function sendTest({ pool, url, person }: Site) {
	const name = person();
	const id = await withLeads(pool, url, (leads) => leads.sendTest("en", name));
	return `Test lead ${id} is in the queue.`;
}

export async function mails({ pool }: Site) {
	const found = await listMails(pool);
	if (found.length === 0) return "There are no mails.";
	return formatTable(...mailTable(found));
}

export async function resend(
	{ pool, url, config, person }: Site,
	ids: readonly string[],
) {
	const name = person();
	if (!config.smtpUrl) {
		throw new OperatorError("The site sends no mails: set SMTP_URL");
	}
	const sent = await withLeads(pool, url, (_, queue) =>
		retryMails(pool, queue, ids, name),
	);
	return `Mails in the queue again: ${sent.length} of ${ids.length}.`;
}

export async function hold({ pool, person }: Site) {
	await holdDeliveries(pool, person());
	return "Deliveries are held. Leads are taken and wait until: bin/leads resume";
}

export async function resume({ pool, url, person }: Site) {
	await resumeDeliveries(pool, person());
	const count = await withLeads(pool, url, (leads) =>
		// This process may lack the server's webhooks; the server delivers those that it knows.
		leads.enqueueLost(SOURCES),
	);
	return `Deliveries go on. Leads in the queue again: ${count}.`;
}

/** Shows leads to the operator, so that they count as seen. */
async function present<T extends LeadSummary>(
	pool: Pool,
	format: Format,
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

/** The ids of the leads. @throws OperatorError when one does not exist or is in another state. */
async function requireAll(
	pool: Pool,
	which: LeadFilter,
	states: readonly string[],
): Promise<readonly string[]> {
	const leads = await listLeads(pool, which);
	for (const id of which.ids ?? []) {
		const lead = leads.find((candidate) => candidate.id === id);
		if (!lead) throw missing(id);
		if (states.includes(lead.state)) continue;
		const wanted = states.join(" or ");
		throw new OperatorError(`Lead ${id} is ${lead.state}, not ${wanted}`);
	}
	return idsOf(leads);
}

const missing = (id: string) => new OperatorError(`There is no lead ${id}`);

const describeRefusal = ({ id, code, action, by, at }: LeadRefusal) =>
	code === "gone"
		? `There is no lead ${id}.`
		: `Lead ${id} is unchanged${action ? `; last: ${action}${by ? ` by ${by}` : ""}, ${at}` : ""}.`;

const describeHold = ({ since, person }: Hold) =>
	`Deliveries are held since ${since.toISOString()}${person ? ` by ${person}` : ""}: bin/leads resume`;

const describeEnqueued = (ids: readonly string[]) =>
	ids.length === 1
		? `Lead ${ids[0]} is in the queue again.`
		: `Leads in the queue again: ${ids.length}.`;
