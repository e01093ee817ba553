import { Client } from "pg";
import supertest from "supertest";
import { expect, test } from "vitest";
import { createDatabase } from "../support/database.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const WAIT = { timeout: 20_000, interval: 50 };

const { name, email, company, message } = SUBMISSION;

/** Each datum as it is, and as an address or an escaped JSON string would show it. */
const TRACES = [name, email, company, ...message.split("\n")]
	.flatMap((datum) => [datum, ...datum.split(" ")])
	.filter((datum) => datum.length > 3)
	.flatMap((datum) => [
		datum,
		encodeURIComponent(datum),
		new URLSearchParams({ datum }).toString().slice("datum=".length),
	]);

test("no log line, job or attempt holds personal data, whatever goes wrong", async () => {
	await using stack = new AsyncDisposableStack();
	const database = await createDatabase();
	stack.defer(database.drop);
	const receiver = stack.use(await startWebhookReceiver());
	receiver.answer(
		status(500),
		status(302, { location: "/" }),
		(response) => response.destroy(),
		status(200),
	);
	const log: string[] = [];
	const app = await startLeadsApp({
		databaseUrl: database.url,
		environment: {
			QUICK_ANALYSIS_WEBHOOK_URL: receiver.url,
			LOG_LEVEL: "trace",
		},
		nextRetryDelay: () => 1,
		onLog: (line) => log.push(line),
	});
	stack.defer(() => app.close());
	const sql = new Client(database.url);
	await sql.connect();
	stack.defer(() => sql.end());
	const post = (submission: object) =>
		supertest(app.server).post("/api/quick-analysis").send(submission);

	// Delivered after three failures, which are logged.
	await post(SUBMISSION).expect(202);
	const state = async () => {
		const { rows } = await sql.query("select state from private.leads");
		return rows[0]?.state;
	};
	await expect.poll(state, WAIT).toBe("delivered");
	// Refused.
	await post({ ...SUBMISSION, company: `${company}\u0000` }).expect(422);
	await supertest(app.server)
		.post("/api/quick-analysis")
		.set("content-type", "application/json")
		.send(`{"email": "${email}"`)
		.expect(400);
	// Refused by the database, whose error quotes the row.
	await sql.query(
		"alter table private.leads add constraint broken check (company = '') not valid",
	);
	await post({ ...SUBMISSION, page: "/", message: email }).expect(500);

	const jobs = await sql.query("select data, output from pgboss.job");
	const attempts = await sql.query("select * from private.lead_attempts");
	expect(jobs.rows.length).toBeGreaterThan(0);
	expect(attempts.rows).toHaveLength(4);

	const written = log.join("") + JSON.stringify([jobs.rows, attempts.rows]);
	for (const sign of ["Lead delivered", "answered 500", "constraint"]) {
		expect(written).toContain(sign);
	}
	expect(TRACES.filter((trace) => written.includes(trace))).toEqual([]);
});
