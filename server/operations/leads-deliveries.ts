import { Option } from "@commander-js/extra-typings";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { QUEUE_SCHEMA } from "../database/queue.ts";
import { SOURCES } from "../leads/forms.ts";
import { holdDeliveries, resumeDeliveries } from "../leads/hold.ts";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { createLeadRepository, type LeadRepository } from "../leads/repository.ts";
import { listLeads } from "../leads/summaries.ts";
import { anyIdsOf, idsOf, since, until } from "./leads-arguments.ts";
import { type AddCommands, OperatorError, type Site } from "./program.ts";

/** Adds the commands of bin/leads that deliver leads, or hold deliveries. */
export const addDeliveries: AddCommands = (program, perform) => {
	program
		.command("hold")
		.description("delivers nothing from now on")
		.action(() =>
			perform(async ({ pool, person }) => {
				await holdDeliveries(pool, person());
				return "Deliveries are held. Leads are taken and wait until: bin/leads resume";
			}),
		);
	program
		.command("resume")
		.description("delivers again")
		.action(() =>
			perform(async (site) => {
				await resumeDeliveries(site.pool, site.person());
				return withLeads(site, async (leads) => {
					// This process may lack the server's webhooks; the server delivers those that it knows.
					const count = await leads.enqueueLost(SOURCES);
					return `Deliveries go on. Leads in the queue again: ${count}.`;
				});
			}),
		);
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

const describeEnqueued = (ids: readonly string[]) =>
	ids.length === 1
		? `Lead ${ids[0]} is in the queue again.`
		: `Leads in the queue again: ${ids.length}.`;

/** Runs some work on leads that also needs the queue. The server maintains the queue. */
async function withLeads<T>(
	{ pool, url, config }: Site,
	work: (leads: LeadRepository) => Promise<T>,
): Promise<T> {
	const queue = new PgBoss({
		connectionString: url,
		schema: QUEUE_SCHEMA,
		application_name: "vitrin leads",
		max: 1,
		migrate: false,
		supervise: false,
		schedule: false,
	});
	queue.on("error", (error) => console.error(error.message));
	// No command stores a visitor's lead, so none confirms one.
	const mails = config.smtpUrl ? { confirmation: false } : undefined;
	try {
		await queue.start();
		return await work(createLeadRepository(pool, queue, mails));
	} finally {
		await queue.stop({ graceful: false });
	}
}
