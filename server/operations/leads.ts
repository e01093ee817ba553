/** `bin/leads`: what an operator does with leads and mails; see --help. */
import type { Pool } from "pg";
import { auditRead } from "../leads/audit.ts";
import { formatCsv } from "../leads/csv.ts";
import { readHold } from "../leads/hold.ts";
import { markSeen } from "../leads/retention.ts";
import { type LeadSummary, listLeads, searchLeads, showLead } from "../leads/summaries.ts";
import { csv, idOf, json, since, state, until } from "./leads-arguments.ts";
import { addChanges, missing } from "./leads-changes.ts";
import { addPeople } from "./leads-people.ts";
import { addQueueCommands } from "./leads-queue.ts";
import { foundTable, listTable, showText, tableText } from "./leads-text.ts";
import { type AddCommands, runProgram } from "./program.ts";

const NEWEST = 100;

export const addCommands: AddCommands = (program, perform) => {
	program
		.command("list")
		.description("the newest leads, without personal data")
		.addOption(state())
		.addOption(since())
		.addOption(until())
		.addOption(json())
		.addOption(csv())
		.action((options) =>
			perform(async ({ pool }) => {
				const most = options.json || options.csv ? undefined : NEWEST;
				const leads = await listLeads(pool, { ...options, most });
				return present(pool, leads, listTable, options);
			}),
		);
	program
		.command("search")
		.description("the leads with a text in name, e-mail address, company or message")
		.argument("<text>", "a part of it")
		.addOption(state())
		.addOption(since())
		.addOption(until())
		.addOption(json())
		.addOption(csv())
		.action((text, options) =>
			perform(async ({ pool, person }) => {
				const name = person();
				const leads = await searchLeads(pool, { ...options, text });
				const ids = leads.map(({ id }) => id);
				await auditRead(pool, "search", ids, name);
				return present(pool, leads, foundTable, options);
			}),
		);
	program
		.command("show")
		.description("one lead with its attempts")
		.addArgument(idOf("of the lead"))
		.option("--json", "as JSON")
		.action((id, { json }) =>
			perform(async ({ pool, person }) => {
				const name = person();
				const lead = await showLead(pool, id);
				if (!lead) throw missing(id);
				await auditRead(pool, "show", [id], name);
				await markSeen(pool, [id]);
				return json ? lead : showText(lead);
			}),
		);
	addChanges(program, perform);
	addPeople(program, perform);
	addQueueCommands(program, perform);
};

/** Shows leads to the operator, so that they count as seen. */
async function present<T extends LeadSummary>(
	pool: Pool,
	leads: T[],
	toTable: (leads: T[]) => ReturnType<typeof listTable>,
	{ json, csv }: { json?: true | undefined; csv?: true | undefined },
): Promise<string | T[]> {
	const ids = leads.map(({ id }) => id);
	await markSeen(pool, ids);
	if (json) return leads;
	const table = toTable(leads);
	if (csv) return formatCsv(...table);
	const hold = await readHold(pool);
	if (!hold) return tableText(table);
	const by = hold.person ? ` by ${hold.person}` : "";
	return `${tableText(table)}\n\nDeliveries are held since ${hold.since.toISOString()}${by}: bin/leads resume`;
}

if (import.meta.main) await runProgram("leads", addCommands);
