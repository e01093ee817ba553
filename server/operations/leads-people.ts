import { Argument } from "@commander-js/extra-typings";
import { auditRead } from "../audit/audit.ts";
import { detailsCsv, subscriptionsCsv } from "../leads/csv.ts";
import {
	type Erased,
	eraseSubjects,
	exportSubject,
	type SubjectData,
} from "../leads/data-subject.ts";
import { type LeadFields, readLeads } from "../leads/summaries.ts";
import { createNewsletterLinks } from "../newsletter/links.ts";
import { createSiteKey } from "../signature.ts";
import { csv, eachWith, json, readEmail, since, state, until } from "./leads-arguments.ts";
import type { AddCommands } from "./program.ts";

/** Adds the commands of bin/leads about all data of people. */
export const addPeople: AddCommands = (program, perform) => {
	program
		.command("export")
		.description("all leads with personal data, as CSV; or all data of one person, as JSON")
		.addArgument(new Argument("[email]", "of the person").argParser(readEmail))
		.addOption(state())
		.addOption(since())
		.addOption(until())
		.addOption(json())
		.addOption(csv())
		.action((email, { json, csv, ...filter }) =>
			perform(async ({ pool, person }) => {
				const name = person();
				if (email !== undefined) {
					const subject = await exportSubject(pool, email, name);
					return csv ? subjectCsv(subject) : subject;
				}
				const leads: LeadFields[] = [];
				for await (const batch of readLeads(pool, filter)) leads.push(...batch);
				const ids = leads.map(({ id }) => id);
				await auditRead(pool, "export", ids, name);
				return json ? leads : detailsCsv(leads);
			}),
		);
	program
		.command("erase")
		.description("deletes all data of people")
		.addArgument(new Argument("<email...>", "of the people").argParser(eachWith(readEmail)))
		.action((emails) =>
			perform(async ({ pool, config, person }) => {
				const name = person();
				const links = config.newsletterWebhookUrl
					? createNewsletterLinks(config.siteUrl, createSiteKey(pool))
					: undefined;
				const erased = await eraseSubjects(pool, emails, name, links);
				return describeErased(erased, links !== undefined);
			}),
		);
};

/** Two tables: leads, and sign-ups for the newsletter if there are any. */
const subjectCsv = ({ leads, newsletter }: SubjectData) =>
	[detailsCsv(leads), ...(newsletter.length > 0 ? [subscriptionsCsv(newsletter)] : [])].join(
		"\r\n",
	);

/** @param hasWebhook whether the newsletter's webhook is told. */
function describeErased({ ids, subscriptions, lists }: Erased, hasWebhook: boolean): string {
	if (ids.length + subscriptions === 0) {
		return "There is nothing of this person.";
	}
	return [
		`Erased. Leads: ${ids.length}; sign-ups for the newsletter: ${subscriptions}.`,
		lists > 0 && hasWebhook
			? "Within five minutes the newsletter's webhook is told that the person has left."
			: [],
		ids.length > 0 ? ["The webhook's receiver has these leads under these ids:", ...ids] : [],
	]
		.flat()
		.join("\n");
}
