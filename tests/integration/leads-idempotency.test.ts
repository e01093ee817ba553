import { expect, test } from "vitest";
import { fc } from "../support/fast-check.ts";
import { leadWith, startLeadServer } from "../support/lead-server.ts";

test("whatever is sent how often, in whichever order and at once: one lead for each message, and one job", async () => {
	await using at = await startLeadServer({
		environment: { QUICK_ANALYSIS_WEBHOOK_URL: "" },
	});
	const send = fc.record({
		message: fc.constantFrom("bir", "iki", "üç"),
		idempotencyKey: fc.constantFrom(
			undefined,
			"key-number-one",
			"key-number-two",
		),
	});
	await fc.assert(
		fc.asyncProperty(
			fc.array(send, { minLength: 1, maxLength: 8 }),
			async (sends) => {
				await at.sql.query("delete from private.leads");
				await at.sql.query("delete from pgboss.job");
				const answers = await Promise.all(
					sends.map(async ({ message, idempotencyKey }) => {
						const lead = leadWith({ message });
						const { id } = await at.app.leads.accept(lead, { idempotencyKey });
						return `${message} ${id}`;
					}),
				);
				const messages = new Set(sends.map(({ message }) => message)).size;
				expect(new Set(answers).size).toBe(messages);
				expect(await at.rows("select 1 from private.leads")).toHaveLength(
					messages,
				);
				expect(await at.rows("select 1 from pgboss.job")).toHaveLength(
					messages,
				);
			},
		),
		{ numRuns: 30 },
	);
});
