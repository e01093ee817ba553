import { Client } from "pg";
import supertest from "supertest";
import { describe, expect, test } from "vitest";
import type { LeadFormOutcome } from "../../server/leads/route.ts";
import { createDatabase } from "../support/database.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";

type Options = Omit<Parameters<typeof startLeadsApp>[0], "databaseUrl">;

const PATH = "/api/quick-analysis";

async function start(options: Options = {}) {
	const database = await createDatabase();
	const app = await startLeadsApp({ databaseUrl: database.url, ...options });
	const sql = new Client(database.url);
	await sql.connect();
	const count = async (table: string) =>
		Number((await sql.query(`select count(*) from ${table}`)).rows[0].count);
	return {
		app,
		sql,
		request: supertest(app.server),
		counts: async () => ({
			leads: await count("private.leads"),
			jobs: await count("pgboss.job"),
		}),
		async [Symbol.asyncDispose]() {
			await sql.end();
			await app.close();
			await database.drop();
		},
	};
}

test("a lead is stored with its job, then answered 202", async () => {
	await using server = await start();
	const answer = await server.request.post(PATH).send(SUBMISSION).expect(202);
	expect(answer.body).toEqual({ id: expect.any(String) });
	expect(answer.headers["cache-control"]).toBe("no-store");

	const { rows } = await server.sql.query("select * from private.leads");
	expect(rows).toEqual([
		{
			id: answer.body.id,
			name: SUBMISSION.name,
			email: SUBMISSION.email,
			company: SUBMISSION.company,
			message: SUBMISSION.message,
			source: SUBMISSION.source,
			language: "tr",
			page: "/tr",
			submitted_at: new Date(SUBMISSION.timestamp),
			received_at: expect.any(Date),
			pending_since: expect.any(Date),
			state: "pending",
			delivered_at: null,
			idempotency_key: null,
			content_hash: expect.any(Buffer),
			suspicions: [],
		},
	]);
	const jobs = await server.sql.query(
		"select data, singleton_key from pgboss.job",
	);
	expect(jobs.rows).toEqual([
		{
			data: { leadId: answer.body.id, attempt: 1 },
			singleton_key: answer.body.id,
		},
	]);
});

test("what is wrong is listed field by field, and nothing is stored", async () => {
	await using server = await start();
	const answer = await server.request
		.post(PATH)
		.send({
			...SUBMISSION,
			name: " ",
			email: "ayse@",
			message: "x".repeat(2001),
		})
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
	expect(await server.counts()).toEqual({ leads: 0, jobs: 0 });
});

test("broken JSON, a large body and another type of content are refused", async () => {
	await using server = await start();
	const post = (type: string, body: string) =>
		server.request.post(PATH).set("content-type", type).send(body);
	await post("application/json", "{").expect(400);
	await post("application/json", `"${"x".repeat(65 * 1024)}"`).expect(413);
	await post("application/xml", "<lead/>").expect(415);
	expect(await server.counts()).toEqual({ leads: 0, jobs: 0 });
});

test.each([
	["the job cannot be written", "pgboss.job_common", "before insert"],
	["the transaction cannot be committed", "private.leads", "constraint"],
])("neither lead nor job is left when %s", async (_, table, kind) => {
	await using server = await start();
	await server.sql.query(`
		create function refuse() returns trigger language plpgsql as $$
		begin raise exception 'refused' using detail = new::text; end $$`);
	await server.sql.query(
		kind === "constraint"
			? `create constraint trigger refuse after insert on ${table} deferrable initially deferred for each row execute function refuse()`
			: `create trigger refuse ${kind} on ${table} for each row execute function refuse()`,
	);
	const answer = await server.request.post(PATH).send(SUBMISSION).expect(500);
	expect(JSON.stringify(answer.body)).not.toContain("refused");
	expect(await server.counts()).toEqual({ leads: 0, jobs: 0 });

	await server.sql.query(`drop trigger refuse on ${table}`);
	await server.request.post(PATH).send(SUBMISSION).expect(202);
	expect(await server.counts()).toEqual({ leads: 1, jobs: 1 });
});

test("a client that sends too much is told when to come back", async () => {
	await using server = await start({ rateLimit: 2 });
	await server.request.post(PATH).send(SUBMISSION).expect(202);
	await server.request.post(PATH).send({}).expect(422);
	const answer = await server.request.post(PATH).send(SUBMISSION).expect(429);
	const wait = Number(answer.headers["retry-after"]);
	expect(wait).toBeGreaterThan(0);
	expect(wait).toBeLessThanOrEqual(600);
	expect((await server.counts()).leads).toBe(1);
});

describe("a form without JavaScript", () => {
	const FORM = {
		name: "Ayşe Gül",
		email: "ayse@cicek.example",
		company: "Çiçek A.Ş.",
		message: "",
		language: "de",
	};

	const NO_GUARD = { idempotencyKey: "", formToken: "" };

	/** A site that answers with the outcome itself. */
	const showOutcome: Options["extend"] = (app) => {
		app.decorate("answerLeadForm", (_request, reply, { form, ...outcome }) => {
			expect(form.page).toBe("quick-analysis");
			return reply.code(203).send(outcome);
		});
	};

	const post = (server: Awaited<ReturnType<typeof start>>, form: object) =>
		server.request.post(PATH).type("form").send(form);

	test("is stored with the server's time and lands on the site's page", async () => {
		await using server = await start({ extend: showOutcome });
		const before = Date.now();
		const { body } = await post(server, FORM).expect(203);
		const { rows } = await server.sql.query("select * from private.leads");
		expect(body).toEqual({ id: rows[0].id, values: { ...FORM, ...NO_GUARD } });
		expect(rows[0]).toMatchObject({
			...FORM,
			message: null,
			page: null,
			source: "quick_analysis_modal",
		});
		expect(rows[0].submitted_at.getTime()).toBeGreaterThanOrEqual(before);
	});

	test("comes back with what to mend and what was typed", async () => {
		await using server = await start({ extend: showOutcome });
		const typed = { ...FORM, name: "", email: " ayse " };
		const { body } = await post(server, typed).expect(203);
		expect(body).toEqual({
			problems: [
				{ field: "name", code: "required" },
				{ field: "email", code: "email" },
			],
			values: { ...typed, ...NO_GUARD },
		});
	});

	test.each([
		[429, { rateLimit: 0 }, FORM],
		[413, {}, { ...FORM, message: "x".repeat(65 * 1024) }],
	])(
		"reaches the site's page with the error %i",
		async (code, options, form) => {
			const outcomes: LeadFormOutcome[] = [];
			await using server = await start({
				...options,
				extend: (app) => {
					app.decorate("answerLeadForm", (_request, reply, outcome) => {
						outcomes.push(outcome);
						return reply.code(203).send();
					});
				},
			});
			await post(server, form).expect(203);
			expect(outcomes).toMatchObject([{ error: { statusCode: code } }]);
			if (code === 429) expect(outcomes[0]?.values).toMatchObject(FORM);
		},
	);

	test("leads home where the site has no page for it", async () => {
		await using server = await start();
		await post(server, FORM).expect(303).expect("location", "/");
		expect((await server.counts()).leads).toBe(1);
	});
});
