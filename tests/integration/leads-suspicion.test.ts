import { Client } from "pg";
import supertest from "supertest";
import { expect, test } from "vitest";
import { createFormToken } from "../../server/leads/form-token.ts";
import { createDatabase } from "../support/database.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const WAIT = { timeout: 20_000, interval: 50 };
const HOUR = 60 * 60 * 1_000;

async function start() {
	await using stack = new AsyncDisposableStack();
	const database = await createDatabase();
	stack.defer(database.drop);
	const receiver = stack.use(await startWebhookReceiver());
	const log: string[] = [];
	const app = await startLeadsApp({
		databaseUrl: database.url,
		environment: {
			LEAD_FORM_MIN_SECONDS: "2",
			QUICK_ANALYSIS_WEBHOOK_URL: receiver.url,
		},
		onLog: (line) => log.push(line),
	});
	stack.defer(() => app.close());
	const sql = new Client(database.url);
	await sql.connect();
	stack.defer(() => sql.end());
	const key = await app.formKey();
	const request = supertest(app.server);
	const owned = stack.move();
	return {
		app,
		receiver,
		log,
		request,
		tokenOfAge: (age: number) => createFormToken(key, Date.now() - age),
		post: (extra: object) =>
			request
				.post("/api/quick-analysis")
				.send({ ...SUBMISSION, ...extra })
				.expect(202),
		async leads() {
			const { rows } = await sql.query<{ state: string; suspicions: string[] }>(
				"select state, suspicions from private.leads order by received_at",
			);
			return rows;
		},
		[Symbol.asyncDispose]: () => owned.disposeAsync(),
	};
}

test("a form that a person had for a while is delivered", async () => {
	await using at = await start();
	await at.post({ formToken: at.tokenOfAge(HOUR), subject: "" });
	await expect
		.poll(at.leads, WAIT)
		.toEqual([{ state: "delivered", suspicions: [] }]);
});

test("what looks like a program's is taken as any other, and waits in quarantine", async () => {
	await using at = await start();
	const { body } = await at.request.get("/api/form-token").expect(200);
	expect(body).toEqual({ formToken: expect.any(String), minAge: 2_000 });
	const old = at.tokenOfAge(HOUR);
	const cases = [
		[{ formToken: old, subject: "cheap pills" }, "honeypot"],
		[{ formToken: body.formToken }, "too_fast"],
		[{ formToken: at.tokenOfAge(100 * HOUR) }, "too_old"],
		[{ formToken: `${old}x` }, "forged_token"],
		[{ formToken: 7 }, "no_token"],
	] as const;
	for (const [number, [extra]] of cases.entries()) {
		const answer = await at.post({ ...extra, message: `${number}` });
		expect(answer.body).toEqual({ id: expect.any(String) });
	}
	expect(await at.leads()).toEqual(
		cases.map(([, suspicion]) => ({
			state: "quarantined",
			suspicions: [suspicion],
		})),
	);
	expect(await at.app.leads.enqueueLost([SUBMISSION.source])).toBe(0);
	expect(at.receiver.requests).toEqual([]);
	expect(at.log.join("")).toContain("Lead put in quarantine");
});

test("JSON without a token is another program's, and delivered; a form without one is not the page's", async () => {
	await using at = await start();
	await at.post({});
	// The site's script, where no token could be fetched.
	await at.post({ formToken: "", message: "Jetonsuz" });
	const delivered = { state: "delivered", suspicions: [] };
	await expect.poll(at.leads, WAIT).toEqual([delivered, delivered]);
	for (const form of [
		{ ...SUBMISSION, message: "Formdan" },
		{ ...SUBMISSION, message: "Boş jetonla", formToken: "" },
	]) {
		await at.request
			.post("/api/quick-analysis")
			.type("form")
			.send(form)
			.expect(303);
		expect((await at.leads()).at(-1)).toEqual({
			state: "quarantined",
			suspicions: ["no_token"],
		});
	}
});

test("the operator releases a lead, which is delivered then", async () => {
	await using at = await start();
	const { body } = await at.post({ formToken: "made up" });
	expect(await at.app.leads.release(body.id)).toBe(true);
	await expect
		.poll(at.leads, WAIT)
		.toEqual([{ state: "delivered", suspicions: ["forged_token"] }]);
	expect(at.receiver.requests).toHaveLength(1);
	expect(await at.app.leads.release(body.id)).toBe(false);
});
