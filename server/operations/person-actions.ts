import { DETAILS_TITLES, detailsCsv, subscriptionsCsv } from "../leads/csv.ts";
import {
	type Erased,
	eraseSubject,
	exportSubject,
	type SubjectData,
} from "../leads/data-subject.ts";
import { createFormKey } from "../leads/form-token.ts";
import { createNewsletterLinks } from "../newsletter/links.ts";
import type { Site } from "./program.ts";

/** Everything that the site knows of a person, for that person. */
export async function exportPerson(
	{ pool, person }: Site,
	email: string,
	format: "text" | "json" | "csv",
) {
	const subject = await exportSubject(pool, email, person());
	return format === "csv"
		? subjectCsv(subject)
		: JSON.stringify(subject, null, 2);
}

/** Deletes everything that the site knows of people. */
export async function erase(
	{ pool, config, person }: Site,
	emails: readonly string[],
) {
	const name = person();
	const links = config.newsletterWebhookUrl
		? createNewsletterLinks(config.siteUrl, createFormKey(pool))
		: undefined;
	const erased: Erased[] = [];
	for (const email of emails) {
		erased.push(await eraseSubject(pool, email, name, links));
	}
	return describeErased(erased, links !== undefined);
}

/** Two tables: leads, and sign-ups for the newsletter where there are any. */
const subjectCsv = ({ leads, newsletter }: SubjectData) =>
	[
		DETAILS_TITLES + detailsCsv(leads),
		...(newsletter.length > 0 ? [subscriptionsCsv(newsletter)] : []),
	].join("\r\n");

/** @param hasWebhook whether the newsletter's webhook is told. */
function describeErased(erased: Erased[], hasWebhook: boolean): string {
	const ids = erased.flatMap((each) => each.ids);
	const sum = (key: "subscriptions" | "lists") =>
		erased.reduce((total, each) => total + each[key], 0);
	const [subscriptions, lists] = [sum("subscriptions"), sum("lists")];
	if (ids.length + subscriptions === 0) {
		return "There is nothing of this person.";
	}
	return [
		`Erased. Leads: ${ids.length}; sign-ups for the newsletter: ${subscriptions}.`,
		lists > 0 && hasWebhook
			? "Within five minutes the newsletter's webhook is told that the person has left."
			: [],
		ids.length > 0
			? ["The webhook's receiver has these leads under these ids:", ...ids]
			: [],
	]
		.flat()
		.join("\n");
}
