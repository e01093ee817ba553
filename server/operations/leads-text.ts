import type { LeadDetails, LeadSummary } from "../leads/overview.ts";
import { formatTable } from "./leads-table.ts";

/** The leads as a table without personal data. */
export function listText(leads: LeadSummary[]): string {
	if (leads.length === 0) return "There are no leads yet.";
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

/** All about one lead: personal data, for the operator's eyes. */
export function showText({ attempts, ...lead }: LeadDetails): string {
	const fields = formatTable(
		["id", lead.id],
		[
			["state", lead.state],
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
