import { withClient } from "../../server/database/with-client.ts";
import type { startFailingWebhook } from "./failing-webhook.ts";
import type { Senders, Submission } from "./senders.ts";

/** The permitted outcomes of a submission: 202, or a sign that the server or its database was away. */
const EXPLAINED = ["202", "503", "ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET"];

interface Evidence {
	submissions: Submission[];
	senders: Senders;
	webhook: Awaited<ReturnType<typeof startFailingWebhook>>;
	databaseUrl: string;
	log: string;
}

/** Compares the acknowledged, stored and delivered leads. @returns figures, and the problems found. */
export async function takeAccount(evidence: Evidence) {
	const { submissions, senders, webhook, databaseUrl, log } = evidence;
	const { rows, records } = await withClient(databaseUrl, async (client) => ({
		rows: (
			await client.query<{ id: string; email: string; state: string }>(
				"select id, email, state from private.leads",
			)
		).rows,
		records: JSON.stringify([
			(await client.query("select data, output from pgboss.job")).rows,
			(await client.query("select * from private.lead_attempts")).rows,
			(await client.query("select * from private.audit")).rows,
		]),
	}));
	const problems: string[] = [];
	const expect = (holds: boolean, problem: string) => {
		if (!holds) problems.push(problem);
	};
	const deliveries = [...webhook.taken.values()];
	for (const { fields } of submissions) {
		const acknowledged = [...(senders.acknowledged.get(fields.email) ?? [])];
		const delivered = [...new Set(webhook.taken.get(fields.email))];
		const stored = rows.filter(({ email }) => email === fields.email);
		expect(acknowledged.length === 1, "a lead not acknowledged under exactly one id");
		expect(delivered.length === 1, "a lead not delivered under exactly one id");
		expect(delivered[0] === acknowledged[0], "a lead delivered under another id than acknowledged");
		expect(stored.length === 1, "a lead not stored exactly once");
		expect(stored[0]?.state === "delivered", "a lead not recorded as delivered");
	}
	expect(rows.length === submissions.length, "more rows than leads");
	expect(webhook.followed() === 0, "a redirect was followed");
	for (const outcome of senders.outcomes.keys()) {
		expect(EXPLAINED.includes(outcome), `answered ${outcome}`);
	}
	const marks = new Set(submissions.flatMap((one) => one.marks));
	const leaks = `${log}\n${records}`.match(/[0-9a-f]{16}/g) ?? [];
	const leaked = leaks.filter((text) => marks.has(text)).length;
	expect(leaked === 0, "personal data in a log or a record");
	const latencies = senders.latencies.toSorted((a, b) => a - b);
	const percentile = (part: number) =>
		Math.round(latencies[Math.floor(latencies.length * part)] ?? 0);
	return {
		problems,
		figures: {
			acknowledged: senders.acknowledged.size,
			"answers to senders": Object.fromEntries(senders.outcomes),
			"ms to acknowledge, p50": percentile(0.5),
			"ms to acknowledge, p99": percentile(0.99),
			"calls of the webhook while it": webhook.calls,
			"leads delivered": webhook.taken.size,
			"delivered again under the same id": deliveries.filter(
				(ids) => ids.length > new Set(ids).size,
			).length,
			"delivered under different ids": deliveries.filter((ids) => new Set(ids).size > 1).length,
			"personal data searched for": marks.size,
			"in characters of log and records": log.length + records.length,
			"found there": leaked,
		},
	};
}
