import type { LeadDetails, LeadSummary } from "../leads/overview.ts";
import { formatCsv } from "./leads-csv.ts";
import { formatTable } from "./leads-table.ts";

/** The leads as a table without personal data. */
export function listText(leads: LeadSummary[]): string {
	if (leads.length === 0) return "There are no such leads.";
	return formatTable(
		["id", "received", "state", "attempts", "last result"],
		leads.map((lead) => [
			lead.id,
			lead.receivedAt,
			lead.state,
			lead.attempts,
			lead.lastResult,
		]),
	);
}

/** The leads as CSV without personal data. */
export const listCsv = (leads: LeadSummary[]): string =>
	formatCsv(
		["id", "received", "state", "attempts", "last result"],
		leads.map((lead) => [
			lead.id,
			lead.receivedAt,
			lead.state,
			lead.attempts,
			lead.lastResult,
		]),
	);

/** Leads with all data of their visitors, as CSV. */
export const detailsCsv = (leads: Omit<LeadDetails, "attempts">[]): string =>
	formatCsv(
		DETAILS,
		leads.map((lead) => DETAILS.map((key) => lead[key])),
	);

const DETAILS = [
	"id",
	"receivedAt",
	"submittedAt",
	"state",
	"suspicions",
	"deliveredAt",
	"name",
	"email",
	"company",
	"message",
	"source",
	"language",
	"page",
] as const;

/** One lead with personal data and attempts, for the operator. */
export function showText({ attempts, ...lead }: LeadDetails): string {
	const fields = formatTable(
		["id", lead.id],
		[
			["state", lead.state],
			...(lead.suspicions.length > 0
				? [["suspicions", lead.suspicions.join(", ")]]
				: []),
			["received", lead.receivedAt],
			["submitted", lead.submittedAt],
			["delivered", lead.deliveredAt],
			["name", lead.name],
			["email", lead.email],
			["company", lead.company],
			["source", lead.source],
			["language", lead.language],
			["page", lead.page],
			["message", lead.message?.replaceAll("\n", "\n           ")],
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
