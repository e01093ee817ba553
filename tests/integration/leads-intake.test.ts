import { randomBytes } from "node:crypto";
import supertest from "supertest";
import { describe, expect, test } from "vitest";
import { withTransaction } from "../../server/database/transaction.ts";
import { DELIVERY_QUEUE } from "../../server/leads/delivery-queue.ts";
import { countLead } from "../../server/leads/quota.ts";
import { LEADS_PATH, SUBMISSION, startLeadServer, testLeadServer } from "../support/lead-server.ts";

const NO_WEBHOOK = { QUICK_ANALYSIS_WEBHOOK_URL: "" };
const NOTHING = { leads: 0, jobs: 0 };

const server = testLeadServer({ environment: NO_WEBHOOK });

test("a lead is stored with its job, then answered 202", async () => {
	const { post, rows } = server();
	const { body, headers } = await post().expect(202);
	expect(body).toEqual({
		id: expect.any(String),
	});
	expect(headers["cache-control"]).toBe("no-store");

	const { timestamp, ...fields } = SUBMISSION;
	expect(await rows("select * from private.leads")).toMatchObject([
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
			seen_at: null,
		},
	]);
	const jobs = `select data, singleton_key from pgboss.job where name = '${DELIVERY_QUEUE}'`;
	expect(await rows(jobs)).toEqual([
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
	await request.post(LEADS_PATH).set("content-type", type).send(body).expect(status);
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

test("a client that sends too many leads is told when to retry, by every server", async () => {
	const options = { environment: NO_WEBHOOK, rateLimit: 2 };
	await using at = await startLeadServer(options);
	const other = supertest((await at.start(options)).server);
	const refuse = async (message: string) => {
		const lead = { ...SUBMISSION, message };
		const answer = await other.post(LEADS_PATH).send(lead).expect(429);
		const wait = Number(answer.headers["retry-after"]);
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(600);
	};
	await at.post({ message: "bir" }).expect(202);
	// Neither failures, nor wrong fields, nor repetitions are leads.
	await at.sql.query("alter table private.leads rename to away");
	await at.post({ message: "iki" }).expect(500);
	await at.sql.query("alter table private.away rename to leads");
	await at.post({ email: "" }).expect(422);
	await at.post({ message: "bir" }).expect(202);
	await at.post({ message: "iki" }).expect(202);
	await refuse("üç");
	await at.post({ message: "bir" }).expect(202);
	const kept = "select client from private.submission_counts";
	expect(JSON.stringify(await at.rows(kept))).not.toContain("127.0.0.1");

	// Ten minutes later, and after the database's clock was set back by a year.
	for (const [span, message] of [
		["-1 second", "üç"],
		["1 year", "dört"],
	] as const) {
		await at.sql.query(
			`update private.submission_counts set resets_at = now() + interval '${span}'`,
		);
		await at.post({ message }).expect(202);
		await at.post({ message: `${message} daha` }).expect(202);
		await refuse("beş");
	}
});

test("a lead counts whichever transaction of the client's began first", async () => {
	const { pool } = server().app;
	const quota = { client: randomBytes(32), most: 1 };
	const refused = withTransaction(pool, async (early) => {
		await withTransaction(pool, (late) => countLead(late, quota));
		await countLead(early, quota);
	});
	await expect(refused).rejects.toMatchObject({ statusCode: 429 });
});

test("each client has its own limit, and the next lead drops an expired count", async () => {
	const options = { environment: NO_WEBHOOK, rateLimit: 1 };
	await using at = await startLeadServer(options);
	const from = async (remoteAddress: string, message: string) => {
		const { statusCode } = await at.app.inject({
			method: "POST",
			url: LEADS_PATH,
			remoteAddress,
			payload: { ...SUBMISSION, message },
		});
		return statusCode;
	};
	expect(await from("2001:db8:1:2::1", "bir")).toBe(202);
	expect(await from("2001:db8:1:2::2", "iki")).toBe(429);
	expect(await from("2001:db8:1:3::1", "iki")).toBe(202);
	await at.sql.query(
		"update private.submission_counts set resets_at = now() - interval '1 second'",
	);
	expect(await from("192.0.2.1", "üç")).toBe(202);
	const count = "select count(*)::integer from private.submission_counts";
	expect(await at.rows(count)).toEqual([{ count: 1 }]);
});

describe("a form without JavaScript", () => {
	const FORM = {
		name: "Ayşe Gül",
		email: "ayse@cicek.example",
		company: "Çiçek A.Ş.",
		message: "",
		language: "de",
	};

	test("is stored with the server's time, and redirects to its page", async () => {
		const { request, rows } = server();
		const before = Date.now();
		await request
			.post(LEADS_PATH)
			.type("form")
			.send(FORM)
			.expect(303)
			.expect("location", "/de/schnellanalyse?sent");
		const [lead] = await rows<{ submitted_at: Date }>("select * from private.leads");
		expect(lead).toMatchObject({
			...FORM,
			message: null,
			page: null,
			source: "quick_analysis_modal",
		});
		expect(lead?.submitted_at.getTime()).toBeGreaterThanOrEqual(before);
	});

	test.each([
		[429, {}, { state: "too-many", values: FORM }],
		// A body over the limit is not read.
		[413, { message: "x".repeat(65 * 1024) }, { state: "unavailable", values: {} }],
	])("is answered %i with its page", async (status, fields, outcome) => {
		await using at = await startLeadServer({
			environment: NO_WEBHOOK,
			rateLimit: status === 429 ? 0 : 10,
		});
		const { text, headers } = await at.request
			.post(`${LEADS_PATH}?language=de`)
			.type("form")
			.send({ ...FORM, ...fields, unknown: "x" })
			.expect(status)
			.expect("cache-control", "no-store");
		expect(JSON.parse(text)).toEqual({
			page: "quick-analysis",
			language: "de",
			outcome,
		});
		expect("retry-after" in headers).toBe(status === 429);
		expect(await at.counts()).toEqual(NOTHING);
	});

	test("is answered 415 with its page where a browser encodes it otherwise, and in Turkish where its language is unknown", async () => {
		const { request } = server();
		for (const [query, language] of [
			["?language=en", "en"],
			["?language=fr", "tr"],
			["", "tr"],
		]) {
			const { text } = await request
				.post(LEADS_PATH + query)
				.set("accept", "text/html,application/xhtml+xml")
				.field("email", FORM.email)
				.expect(415);
			expect(JSON.parse(text)).toMatchObject({ page: "quick-analysis", language });
		}
	});
});
