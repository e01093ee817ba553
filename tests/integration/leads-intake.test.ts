import { describe, expect, test } from "vitest";
import {
	LEADS_PATH,
	SUBMISSION,
	startLeadServer,
	testLeadServer,
} from "../support/lead-server.ts";

const NO_WEBHOOK = { QUICK_ANALYSIS_WEBHOOK_URL: "" };
const NOTHING = { leads: 0, jobs: 0 };

const server = testLeadServer({ environment: NO_WEBHOOK });

test("a lead is stored with its job, then answered 202", async () => {
	const { post, rows } = server();
	const { body, headers } = await post().expect(202);
	expect(body).toEqual({ id: expect.any(String) });
	expect(headers["cache-control"]).toBe("no-store");

	const { timestamp, ...fields } = SUBMISSION;
	expect(await rows("select * from private.leads")).toEqual([
		{
			...fields,
			id: body.id,
			submitted_at: new Date(timestamp),
			received_at: expect.any(Date),
			pending_since: expect.any(Date),
			state: "pending",
			delivered_at: null,
			idempotency_key: null,
			content_hash: expect.any(Buffer),
			suspicions: [],
		},
	]);
	expect(await rows("select data, singleton_key from pgboss.job")).toEqual([
		{ data: { leadId: body.id, attempt: 1 }, singleton_key: body.id },
	]);
});

test("the problems of a refused lead are listed by field, and nothing is stored", async () => {
	const { post, counts } = server();
	const wrong = { name: " ", email: "ayse@", message: "x".repeat(2001) };
	const answer = await post(wrong)
		.expect(422)
		.expect("content-type", /^application\/problem\+json/);
	expect(answer.body.errors).toEqual([
		{ field: "name", code: "required", message: "name is required" },
		{
			field: "email",
			code: "email",
			message: "email takes an e-mail address such as name@example.com",
		},
		{
			field: "message",
			code: "too_long",
			message: "message takes at most 2000 characters",
		},
	]);
	expect(await counts()).toEqual(NOTHING);
});

test.each([
	[400, "broken JSON", "application/json", "{"],
	[413, "a large body", "application/json", `"${"x".repeat(65 * 1024)}"`],
	[415, "another type of content", "application/xml", "<lead/>"],
])("%i answers %s", async (status, _, type, body) => {
	const { request, counts } = server();
	await request
		.post(LEADS_PATH)
		.set("content-type", type)
		.send(body)
		.expect(status);
	expect(await counts()).toEqual(NOTHING);
});

test.each([
	["the job cannot be written", "trigger refuse before insert on", ""],
	[
		"the transaction cannot be committed",
		"constraint trigger refuse after insert on",
		"deferrable initially deferred",
	],
])("neither lead nor job is stored when %s", async (_, trigger, timing) => {
	const { post, sql, counts } = server();
	const table = timing ? "private.leads" : "pgboss.job_common";
	await sql.query(`
		create or replace function refuse() returns trigger language plpgsql as $$
		begin raise exception 'refused' using detail = new::text; end $$;
		create ${trigger} ${table} ${timing} for each row execute function refuse()`);
	try {
		const answer = await post().expect(500);
		expect(JSON.stringify(answer.body)).not.toContain("refused");
		expect(await counts()).toEqual(NOTHING);
	} finally {
		await sql.query(`drop trigger refuse on ${table}`);
	}
	await post().expect(202);
	expect(await counts()).toEqual({ leads: 1, jobs: 1 });
});

test("a client that sends too much is told when to retry", async () => {
	await using at = await startLeadServer({
		environment: NO_WEBHOOK,
		rateLimit: 2,
	});
	await at.post().expect(202);
	await at.post({ email: "" }).expect(422);
	const answer = await at.post().expect(429);
	const wait = Number(answer.headers["retry-after"]);
	expect(wait).toBeGreaterThan(0);
	expect(wait).toBeLessThanOrEqual(600);
	expect(await at.counts()).toEqual({ leads: 1, jobs: 1 });
});

describe("a form without JavaScript", () => {
	const FORM = {
		name: "Ayşe Gül",
		email: "ayse@cicek.example",
		company: "Çiçek A.Ş.",
		message: "",
		language: "de",
	};

	test("is stored with the server's time, and leads to its page", async () => {
		const { request, rows } = server();
		const before = Date.now();
		await request
			.post(LEADS_PATH)
			.type("form")
			.send(FORM)
			.expect(303)
			.expect("location", "/de/schnellanalyse?sent");
		const [lead] = await rows<{ submitted_at: Date }>(
			"select * from private.leads",
		);
		expect(lead).toMatchObject({
			...FORM,
			message: null,
			page: null,
			source: "quick_analysis_modal",
		});
		expect(lead?.submitted_at.getTime()).toBeGreaterThanOrEqual(before);
	});

	test.each([
		[422, { name: "" }, { state: "refused", values: { ...FORM, name: "" } }],
		[429, {}, { state: "too-many", values: FORM }],
		// A body over the limit is not read.
		[
			413,
			{ message: "x".repeat(65 * 1024) },
			{ state: "unavailable", values: {} },
		],
	])("is answered %i with its page", async (status, fields, outcome) => {
		await using at = await startLeadServer({
			environment: NO_WEBHOOK,
			rateLimit: status === 429 ? 0 : 10,
		});
		const { text, headers } = await at.request
			.post(LEADS_PATH)
			.type("form")
			.send({ ...FORM, ...fields, unknown: "x" })
			.expect(status)
			.expect("cache-control", "no-store");
		expect(JSON.parse(text)).toEqual({
			page: "quick-analysis",
			language: status === 413 ? "tr" : "de",
			outcome: {
				...outcome,
				...(status === 422 && {
					problems: [{ field: "name", code: "required" }],
				}),
			},
		});
		expect("retry-after" in headers).toBe(status === 429);
		expect(await at.counts()).toEqual(NOTHING);
	});
});
