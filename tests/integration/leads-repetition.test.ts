import { expect, test } from "vitest";
import { fc } from "../support/fast-check.ts";
import {
	LEADS_PATH,
	leadWith,
	SUBMISSION,
	testLeadServer,
} from "../support/lead-server.ts";

const KEY = "0198a1b2-0000-7000-8000-000000000001";

const server = testLeadServer({
	environment: { QUICK_ANALYSIS_WEBHOOK_URL: "" },
});

const send = async (fields: object, key: string) => {
	const answer = await server().post(fields, { "idempotency-key": key });
	expect(answer.status).toBe(202);
	return answer.body.id;
};

/** Makes all leads two days older. */
const age = () =>
	server().sql.query(
		"update private.leads set received_at = received_at - interval '2 days'",
	);

test("concurrent submissions store one lead and one job for each message, with any keys", async () => {
	const submission = fc.record({
		message: fc.constantFrom("bir", "iki", "üç"),
		idempotencyKey: fc.constantFrom(undefined, KEY, `${KEY}-other`),
	});
	await fc.assert(
		fc.asyncProperty(
			fc.array(submission, { minLength: 1, maxLength: 8 }),
			async (submissions) => {
				const { app, sql, counts } = server();
				await sql.query("delete from private.leads; delete from pgboss.job");
				const answers = await Promise.all(
					submissions.map(async ({ message, idempotencyKey }) => {
						const lead = leadWith({ message });
						const { id } = await app.leads.accept(lead, { idempotencyKey });
						return `${message} ${id}`;
					}),
				);
				const messages = new Set(submissions.map(({ message }) => message));
				expect(new Set(answers).size).toBe(messages.size);
				expect(await counts()).toEqual({
					leads: messages.size,
					jobs: messages.size,
				});
			},
		),
		{ numRuns: 30 },
	);
});

test("a key repeats a submission even days later, in the header or in the body", async () => {
	const first = await send({}, KEY);
	await age();
	const later = { timestamp: "2026-11-22T10:00:00Z" };
	expect(await send(later, `"${KEY}"`)).toBe(first);
	expect(await send({ ...later, idempotencyKey: KEY }, "")).toBe(first);
	expect(await server().counts()).toEqual({ leads: 1, jobs: 1 });
});

test("another message under the same key is another lead", async () => {
	const first = await send({}, KEY);
	expect(await send({ message: "Bir şey daha" }, KEY)).not.toBe(first);
	expect(await server().counts()).toEqual({ leads: 2, jobs: 2 });
});

test("without the same key, equal content repeats a submission for an hour", async () => {
	const first = await send({}, KEY);
	expect(await send({}, `${KEY}-other`)).toBe(first);
	expect(await send({}, "?")).toBe(first);
	await age();
	expect(await send({}, `${KEY}-tomorrow`)).not.toBe(first);
	expect(await server().counts()).toEqual({ leads: 2, jobs: 2 });
});

test("a form without JavaScript that is sent twice is one lead", async () => {
	const form = { ...SUBMISSION, idempotencyKey: KEY };
	const post = () =>
		server().request.post(LEADS_PATH).type("form").send(form).expect(303);
	const [one, two] = await Promise.all([post(), post()]);
	expect(two.headers.location).toBe(one.headers.location);
	expect(await server().counts()).toEqual({ leads: 1, jobs: 1 });
});
