import { expect, test } from "vitest";
import { LEADS_PATH, SUBMISSION, startLeadServer } from "../support/lead-server.ts";
import { status } from "../support/webhook-receiver.ts";

const { name, email, company, message } = SUBMISSION;

/** Each value and its words, as plain text and as a URL or a form body would encode them. */
const TRACES = [name, email, company, ...message.split("\n")]
	.flatMap((datum) => [datum, ...datum.split(" ")])
	.filter((datum) => datum.length > 3)
	.flatMap((datum) => [
		datum,
		encodeURIComponent(datum),
		new URLSearchParams({ datum }).toString().slice("datum=".length),
	]);

test("no log line, job or attempt contains personal data, whatever fails", async () => {
	await using at = await startLeadServer();
	at.receiver.answer(
		status(500),
		status(302, { location: "/" }),
		(response) => response.destroy(),
		status(200),
	);
	// Delivered after three failures, which are logged.
	await at.post().expect(202);
	await expect.poll(at.states).toEqual(["delivered"]);
	// Refused as invalid, and as broken JSON.
	await at.post({ company: `${company}\u0000` }).expect(422);
	await at.request
		.post(LEADS_PATH)
		.set("content-type", "application/json")
		.send(`{"email": "${email}"`)
		.expect(400);
	// Refused by the database, whose error quotes the row.
	await at.sql.query(
		"alter table private.leads add constraint broken check (company = '') not valid",
	);
	await at.post({ page: "/", message: email }).expect(500);

	const jobs = await at.rows("select data, output from pgboss.job");
	const attempts = await at.rows("select * from private.lead_attempts");
	expect(jobs.length).toBeGreaterThan(0);
	expect(attempts).toHaveLength(4);

	const written = at.log.join("") + JSON.stringify([jobs, attempts]);
	for (const sign of ["Lead delivered", "answered 500", "constraint"]) {
		expect(written).toContain(sign);
	}
	expect(TRACES.filter((trace) => written.includes(trace))).toEqual([]);
});
