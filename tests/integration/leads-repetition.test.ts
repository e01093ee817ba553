import { Client } from "pg";
import supertest from "supertest";
import { expect, test } from "vitest";
import { createDatabase } from "../support/database.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";

const PATH = "/api/quick-analysis";
const KEY = "0198a1b2-0000-7000-8000-000000000001";

async function start() {
	const database = await createDatabase();
	const app = await startLeadsApp({ databaseUrl: database.url });
	const sql = new Client(database.url);
	await sql.connect();
	const post = (submission: object, key?: string) =>
		supertest(app.server)
			.post(PATH)
			.set(key ? { "idempotency-key": key } : {})
			.send(submission);
	return {
		sql,
		post,
		app,
		async count() {
			const { rows } = await sql.query(`
				select (select count(*) from private.leads)::integer as leads,
					(select count(*) from pgboss.job)::integer as jobs`);
			return rows[0];
		},
		/** Lets all leads have come in long ago. */
		age: () =>
			sql.query(
				"update private.leads set received_at = received_at - interval '2 days'",
			),
		async [Symbol.asyncDispose]() {
			await sql.end();
			await app.close();
			await database.drop();
		},
	};
}

test("twenty at once under one key are one lead with one answer", async () => {
	await using at = await start();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => at.post(SUBMISSION, KEY)),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(await at.count()).toEqual({ leads: 1, jobs: 1 });
});

test("a repetition counts days later, by header as by field", async () => {
	await using at = await start();
	const first = await at.post(SUBMISSION, KEY).expect(202);
	await at.age();
	const later = { ...SUBMISSION, timestamp: "2026-11-22T10:00:00Z" };
	const byHeader = await at.post(later, `"${KEY}"`).expect(202);
	const field = { ...later, idempotencyKey: KEY };
	const byField = await at.post(field).expect(202);
	expect([byHeader.body, byField.body]).toEqual([first.body, first.body]);
	expect(await at.count()).toEqual({ leads: 1, jobs: 1 });
});

test("other words under the same key are another lead: nothing is lost", async () => {
	await using at = await start();
	const first = await at.post(SUBMISSION, KEY);
	const other = await at.post({ ...SUBMISSION, message: "Bir şey daha" }, KEY);
	expect(other.status).toBe(202);
	expect(other.body.id).not.toBe(first.body.id);
	expect(await at.count()).toEqual({ leads: 2, jobs: 2 });
});

test("the same words under another key or none are the same lead for an hour", async () => {
	await using at = await start();
	const first = await at.post(SUBMISSION, KEY);
	const reloaded = await at.post(SUBMISSION, `${KEY}-other`);
	const keyless = await at.post(SUBMISSION, "?");
	expect([reloaded.body, keyless.body]).toEqual([first.body, first.body]);
	await at.age();
	const tomorrow = await at.post(SUBMISSION, `${KEY}-tomorrow`);
	expect(tomorrow.body.id).not.toBe(first.body.id);
	expect(await at.count()).toEqual({ leads: 2, jobs: 2 });
});

test("a form without JavaScript that is sent twice is one lead", async () => {
	await using at = await start();
	const form = { ...SUBMISSION, idempotencyKey: KEY };
	const send = () =>
		supertest(at.app.server).post(PATH).type("form").send(form).expect(303);
	const [one, two] = await Promise.all([send(), send()]);
	expect(two.headers.location).toBe(one.headers.location);
	expect(await at.count()).toEqual({ leads: 1, jobs: 1 });
});
