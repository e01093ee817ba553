import { Option } from "@commander-js/extra-typings";
import type { Pool } from "pg";
import { type LeadRefusal, LONGEST_NOTE } from "../../shared/desk/leads.ts";
import { actOnLeads, DISCARDABLE, discardLeads } from "../leads/actions.ts";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { readNote, writeNote } from "../leads/note.ts";
import { listLeads } from "../leads/summaries.ts";
import { anyIdsOf, idOf, idsOf, since, until } from "./leads-arguments.ts";
import { withLeads } from "./leads-queue.ts";
import { type AddCommands, OperatorError } from "./program.ts";

/** Adds the commands of bin/leads that change leads. */
export const addChanges: AddCommands = (program, perform) => {
	for (const { action, description, became } of [
		{
			action: "answer",
			description: "marks leads as answered",
			became: "answered",
		},
		{
			action: "reopen",
			description: "marks leads as not answered",
			became: "open again",
		},
	] as const) {
		program
			.command(action)
			.description(description)
			.addArgument(idsOf("of the leads"))
			.action((ids) =>
				perform(async (site) => {
					const name = site.person();
					const { done, refused } = await withLeads(site, (leads) =>
						actOnLeads({ pool: site.pool, leads }, { action, ids }, name),
					);
					return [
						...done.map((id) => `Lead ${id} is ${became}.`),
						...refused.map(describeRefusal),
					].join("\n");
				}),
			);
	}
	program
		.command("note")
		.description("writes the note of a lead; without a text, removes it")
		.addArgument(idOf("of the lead"))
		.argument("[text...]", "the note")
		.action((id, words) => {
			const text = words.join(" ").trim();
			if (text.length > LONGEST_NOTE) {
				throw new OperatorError(`a note has at most ${LONGEST_NOTE} characters`);
			}
			return perform(async ({ pool, person }) => {
				const name = person();
				const { version } = (await readNote(pool, id)) ?? { version: 0 };
				const result = await writeNote(pool, id, { text, version }, name);
				if (!result) throw missing(id);
				if ("written" in result) return "The note is written.";
				throw new OperatorError("Somebody changed the note just now; try again");
			});
		});
	program
		.command("retry")
		.description("delivers leads now that were given up or wait for their next attempt")
		.addArgument(anyIdsOf("of the leads; or all with --state"))
		.addOption(
			new Option("--state <state>", "all such leads").choices(["failed", "pending"] as const),
		)
		.addOption(since())
		.addOption(until())
		.action((ids, filter) => {
			if (ids.length > 0 ? !isEmpty(filter) : !filter.state) {
				throw new OperatorError(
					"retry takes ids, or --state failed or pending, with --since and --until if you like",
				);
			}
			const which = ids.length > 0 ? { ids } : filter;
			return perform(async (site) => {
				const name = site.person();
				const found = await requireAll(site.pool, which, ["failed", "pending"]);
				return withLeads(site, async (leads) => describeEnqueued(await leads.retry(found, name)));
			});
		});
	program
		.command("release")
		.description("delivers quarantined leads")
		.addArgument(idsOf("of the leads"))
		.action((ids) =>
			perform(async (site) => {
				const name = site.person();
				await requireAll(site.pool, { ids }, ["quarantined"]);
				return withLeads(site, async (leads) => describeEnqueued(await leads.release(ids, name)));
			}),
		);
	program
		.command("discard")
		.description("deletes leads that are quarantined or were given up")
		.addArgument(anyIdsOf("of the leads; or all with --state and --until"))
		.addOption(new Option("--state <state>", "all such leads").choices(DISCARDABLE))
		.addOption(since())
		.addOption(until())
		.action((ids, filter) => {
			const { state, since, until } = filter;
			// Without --until, leads that nobody has seen yet would be deleted too.
			const which = state && until && ids.length === 0 ? { state, since, until } : { ids };
			if ("ids" in which && (ids.length === 0 || !isEmpty(filter))) {
				throw new OperatorError(
					`discard takes ids, or --state ${DISCARDABLE.join(" or ")} with --until and a date`,
				);
			}
			return perform(async ({ pool, person }) => {
				const name = person();
				if ("ids" in which) await requireAll(pool, which, DISCARDABLE);
				const discarded = await discardLeads(pool, which, name);
				return `Leads discarded: ${discarded.length}.`;
			});
		});
};

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
	return leads.map(({ id }) => id);
}

const isEmpty = (filter: LeadFilter) => Object.values(filter).every((value) => value === undefined);

export const missing = (id: string) => new OperatorError(`There is no lead ${id}`);

const describeRefusal = ({ id, code, action, by, at }: LeadRefusal) =>
	code === "gone"
		? `There is no lead ${id}.`
		: `Lead ${id} is unchanged${action ? `; last: ${action}${by ? ` by ${by}` : ""}, ${at}` : ""}.`;

const describeEnqueued = (ids: readonly string[]) =>
	ids.length === 1
		? `Lead ${ids[0]} is in the queue again.`
		: `Leads in the queue again: ${ids.length}.`;
