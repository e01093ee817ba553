/** `bin/leads`: an operator's work on leads without the desk; see --help. */
import { auditRead } from "../audit/audit.ts";
import { formatCsv } from "../leads/csv.ts";
import { readHold } from "../leads/hold.ts";
import { markSeen } from "../leads/retention.ts";
import { listLeads, showLead } from "../leads/summaries.ts";
import { csv, idOf, json, since, state, until } from "./leads-arguments.ts";
import { addDeliveries, missing } from "./leads-deliveries.ts";
import { addPeople } from "./leads-people.ts";
import { listTable, listText, showText } from "./leads-text.ts";
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
				const ids = leads.map(({ id }) => id);
				await markSeen(pool, ids);
				if (options.json) return leads;
				if (options.csv) return formatCsv(...listTable(leads));
				const hold = await readHold(pool);
				if (!hold) return listText(leads);
				const by = hold.person ? ` by ${hold.person}` : "";
				return `${listText(leads)}\n\nDeliveries are held since ${hold.since.toISOString()}${by}: bin/leads resume`;
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
	addDeliveries(program, perform);
	addPeople(program, perform);
};

if (import.meta.main) await runProgram("leads", addCommands);
