import { FIELD_NAMES } from "../../shared/forms/field-schemas.ts";
import type { Cell, Table } from "../leads/csv.ts";
import type { LeadDetails, LeadSummary } from "../leads/summaries.ts";
import { formatTable } from "./text-table.ts";

const LISTED = ["id", "received", "form", "state", "attempts", "reason"];

/** `reason`: why the lead is quarantined, or the webhook's last answer. */
const toRow = (lead: LeadSummary): Cell[] => [
	lead.id,
	lead.receivedAt,
	lead.source,
	lead.state,
	lead.attempts,
	lead.state === "quarantined" ? lead.suspicions : (lead.lastError ?? lead.lastResult),
];

export const listTable = (leads: LeadSummary[]): Table => [LISTED, leads.map(toRow)];

export const listText = (leads: LeadSummary[]): string =>
	leads.length === 0 ? "There are no such leads." : formatTable(...listTable(leads));

/** One lead with personal data and attempts, for the operator. */
export function showText({ attempts, ...lead }: LeadDetails): string {
	const fields = formatTable(
		["id", lead.id],
		[
			["state", lead.state],
			...(lead.suspicions.length > 0 ? [["suspicions", lead.suspicions.join(", ")]] : []),
			["received", lead.receivedAt],
			["submitted", lead.submittedAt],
			["delivered", lead.deliveredAt],
			["source", lead.source],
			["language", lead.language],
			["page", lead.page],
			["answered", lead.answeredAt],
			["by", lead.answeredBy],
			["note", lead.note],
			...FIELD_NAMES.map((name) => [name, lead[name]]),
		],
	);
	if (attempts.length === 0) return `${fields}\n\nNo attempts yet.`;
	const calls = formatTable(
		["attempted", "status", "ms", "error"],
		attempts.map((attempt) => [
			attempt.attemptedAt,
			attempt.status,
			attempt.durationMs,
			attempt.error,
		]),
	);
	return `${fields}\n\n${calls}`;
}
