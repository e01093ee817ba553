import { expect, test } from "vitest";
import { fc } from "../support/fast-check.ts";
import { leadWith, testLeadServer } from "../support/lead-server.ts";

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
	server().sql.query("update private.leads set received_at = received_at - interval '2 days'");

test("concurrent submissions store one lead and one job for each message, with any keys", async () => {
	const submission = fc.record({
		message: fc.constantFrom("bir", "iki", "üç"),
		idempotencyKey: fc.constantFrom(undefined, KEY, `${KEY}-other`),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(submission, { minLength: 1, maxLength: 8 }), async (submissions) => {
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
		}),
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

test.each<[repetition: string, suspicions: string[], state: string]>([
	["clean", [], "pending"],
	["suspicious", ["too_fast"], "quarantined"],
])("after a %s repetition (%j) a quarantined lead is %s", async (_, suspicions, state) => {
	const { app, counts, states, rows } = server();
	const intake = { idempotencyKey: KEY };
	const held = await app.leads.accept(leadWith(), {
		...intake,
		suspicions: ["too_fast"],
	});
	const again = await Promise.all(
		[1, 2, 3].map(() => app.leads.accept(leadWith(), { ...intake, suspicions })),
	);
	expect(new Set(again.map(({ id }) => id))).toEqual(new Set([held.id]));
	expect(await states()).toEqual([state]);
	const isReleased = state === "pending";
	const jobs = "select data from pgboss.job where name = 'lead-delivery'";
	expect(await rows(jobs)).toEqual(isReleased ? [{ data: { leadId: held.id, attempt: 1 } }] : []);
	expect(await rows("select action from private.audit")).toEqual(
		isReleased ? [{ action: "release" }] : [],
	);
	expect(await counts()).toMatchObject({ leads: 1 });
});

test("any repetition, even a suspicious one, retries a failed lead", async () => {
	const { app, sql, states } = server();
	const { id } = await app.leads.accept(leadWith());
	await sql.query("update private.leads set state = 'failed'; delete from pgboss.job");
	const intake = { suspicions: ["too_fast"] };
	expect(await app.leads.accept(leadWith(), intake)).toEqual({
		id,
		outcome: "revived",
	});
	expect(await states()).toEqual(["pending"]);
	expect(await server().counts()).toEqual({ leads: 1, jobs: 1 });
});
