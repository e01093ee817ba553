import type { LeadRefusal } from "../../client/desk/api/leads.ts";
import type { Erased } from "../leads/data-subject.ts";
import type { Hold } from "../leads/hold.ts";

/** @param hasWebhook whether the newsletter's webhook is told. */
export function describeErased(erased: Erased[], hasWebhook: boolean): string {
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

export const describeRefusal = ({ id, code, action, by, at }: LeadRefusal) =>
	code === "gone"
		? `There is no lead ${id}.`
		: `Lead ${id} is unchanged${action ? `; last: ${action}${by ? ` by ${by}` : ""}, ${at}` : ""}.`;

export const describeHold = ({ since, person }: Hold) =>
	`Deliveries are held since ${since.toISOString()}${person ? ` by ${person}` : ""}: bin/leads resume`;

export const describeEnqueued = (ids: readonly string[]) =>
	ids.length === 1
		? `Lead ${ids[0]} is in the queue again.`
		: `Leads in the queue again: ${ids.length}.`;
