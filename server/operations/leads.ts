import type { Pool } from "pg";
import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
} from "../../client/form/forms.ts";
import { PRIVACY_REQUEST } from "../../client/form/privacy-request.ts";
import { actOnLeads } from "../leads/actions.ts";
import { auditRead } from "../leads/audit.ts";
import { detailsCsv, formatCsv, subscriptionsCsv } from "../leads/csv.ts";
import {
	type Erased,
	eraseSubject,
	exportSubject,
	type SubjectData,
} from "../leads/data-subject.ts";
import { DISCARDABLE, discardLeads } from "../leads/discard.ts";
import { createFormKey } from "../leads/form-token.ts";
import { holdDeliveries, readHold, resumeDeliveries } from "../leads/hold.ts";
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
import { createNewsletterLinks } from "../newsletter/links.ts";
import { runCommand, type Surroundings, withDatabase } from "./command.ts";
import { type Request, readArguments, readPerson } from "./leads-arguments.ts";
import { withLeads } from "./leads-database.ts";
import {
	describeEnqueued,
	describeErased,
	describeHold,
	describeRefusal,
} from "./leads-results.ts";
import {
	formatTable,
	foundTable,
	listTable,
	mailTable,
	showText,
	tableText,
} from "./leads-text.ts";
import { USAGE } from "./leads-usage.ts";
import { OperatorError } from "./options.ts";

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
	{ pool, config, url }: Surroundings,
): Promise<string> {
	const { format } = request;
	if (request.command === "list") {
		const most = format === "text" ? NEWEST : undefined;
		const leads = await listLeads(pool, { ...request.filter, most });
		return present(pool, request, leads, listTable);
	}
	if (request.command === "mails") {
		const mails = await listMails(pool);
		if (mails.length === 0) return "There are no mails.";
		return formatTable(...mailTable(mails));
	}
	const person = readPerson(request.person, config.operators);
	switch (request.command) {
		case "search": {
			const leads = await searchLeads(pool, request.filter);
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
			return withLeads(
				pool,
				url,
				async (leads) => describeEnqueued(await leads.release(ids, person)),
				config.smtpUrl ? { confirmation: false } : undefined,
			);
		}
		case "discard": {
			const { which } = request;
			if ("ids" in which) await requireAll(pool, which, DISCARDABLE);
			const discarded = await discardLeads(pool, which, person);
			return `Leads discarded: ${discarded.length}.`;
		}
		case "answer":
		case "reopen": {
			const { done, refused } = await withLeads(pool, url, (leads) =>
				actOnLeads(
					{ pool, leads },
					{ action: request.command, ids: request.ids },
					person,
				),
			);
			const became = request.command === "answer" ? "answered" : "open again";
			return [
				...done.map((id) => `Lead ${id} is ${became}.`),
				...refused.map(describeRefusal),
			].join("\n");
		}
		case "note": {
			const { version } = (await readNote(pool, request.id)) ?? { version: 0 };
			const note = { text: request.text, version };
			const result = await writeNote(pool, request.id, note, person);
			if (!result) throw new OperatorError(`There is no lead ${request.id}`);
			if ("written" in result) return "The note is written.";
			throw new OperatorError("Somebody changed the note just now; try again");
		}
		case "test": {
			const id = await withLeads(pool, url, (leads) =>
				leads.sendTest("en", person),
			);
			return `Test lead ${id} is in the queue.`;
		}
		case "export": {
			if (request.email !== undefined) {
				const subject = await exportSubject(pool, request.email, person);
				return format === "csv" ? subjectCsv(subject) : toJson(subject);
			}
			const leads = await readLeads(pool, request.filter);
			await auditRead(pool, "export", idsOf(leads), person);
			return format === "json" ? toJson(leads) : detailsCsv(leads);
		}
		case "resend": {
			if (!config.smtpUrl) {
				throw new OperatorError("The site sends no mails: set SMTP_URL");
			}
			const sent = await withLeads(pool, url, (_, queue) =>
				retryMails(pool, queue, request.ids, person),
			);
			return `Mails in the queue again: ${sent.length} of ${request.ids.length}.`;
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
			const links = config.newsletterWebhookUrl
				? createNewsletterLinks(config.siteUrl, createFormKey(pool))
				: undefined;
			const erased: Erased[] = [];
			for (const email of request.emails) {
				erased.push(await eraseSubject(pool, email, person, links));
			}
			return describeErased(erased, links !== undefined);
		}
	}
}

/** Two tables: leads, and sign-ups for the newsletter where there are any. */
const subjectCsv = ({ leads, newsletter }: SubjectData) =>
	[
		detailsCsv(leads),
		...(newsletter.length > 0 ? [subscriptionsCsv(newsletter)] : []),
	].join("\r\n");

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

await runCommand(async () => {
	const request = readArguments(process.argv.slice(2));
	if (request.command === "help") return console.log(USAGE);
	await withDatabase("leads", (surroundings) => run(request, surroundings));
});
