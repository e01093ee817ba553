import { beforeEach, expect, test } from "vitest";
import type { MailsAnswer } from "../../shared/desk/mails.ts";
import { outcomeOf, type SignedIn, testDesk } from "../support/desk.ts";
import { leadWith, SUBMISSION } from "../support/lead-server.ts";
import { testMailServer } from "../support/mail-server.ts";

const smtp = await testMailServer();

const desk = testDesk({
	environment: smtp.environment,
});

beforeEach(async () => {
	await desk().sql.query(
		"delete from private.leads; delete from private.mails; delete from private.audit",
	);
	smtp.reset();
});

const read = ({ ask }: SignedIn, query = ""): Promise<MailsAnswer> => ask.read(`/mails${query}`);

test("a mail that was given up is shown with the reason, and sent again", async () => {
	const sales = await desk().signIn("sales");
	await sales.ask.patch("/profile", { notify: "off" });
	smtp.be({ step: "RCPT", code: 550 });
	const { id } = await desk().app.leads.accept(leadWith());
	const failed = async () => (await read(sales, "?state=failed")).mails;
	await expect.poll(failed).toHaveLength(1);
	const { mails, counts, isOn } = await read(sales);
	const [mail] = mails;
	expect({ mail, counts, isOn }).toMatchObject({
		isOn: true,
		counts: { waiting: 0, failed: 1, sent: 0 },
		mail: {
			kind: "confirmation",
			state: "failed",
			to: null,
			lead: { id, title: SUBMISSION.company },
			attempts: 1,
			error: "answered 550 5.1.1 to RCPT TO",
		},
	});
	smtp.be("accepts");
	// Older than mails are sent otherwise.
	await desk().sql.query("update private.mails set created_at = now() - interval '30 days'");
	const retry = async () => (await sales.ask.post("/mails/retry", { ids: [mail?.id] })).json();
	expect(await retry()).toEqual({ done: [mail?.id] });
	await expect
		.poll(async () => (await read(sales)).counts)
		.toEqual({ waiting: 0, failed: 0, sent: 1 });
	expect(smtp.mails.map(({ to }) => to)).toEqual([[SUBMISSION.email]]);
	expect(await retry()).toEqual({ done: [] });
	expect(
		await desk().rows(
			"select object_kind, object_id, person from private.audit where action = 'mail_retry'",
		),
	).toEqual([{ object_kind: "lead", object_id: id, person: sales.account.email }]);
});

test("a mail without a link is not sent again", async () => {
	const owner = await desk().signIn("owner");
	await desk().sql.query(
		"insert into private.mails (kind, account_id, state, ended_at, next_attempt_at) values ('invite', $1, 'failed', now(), null)",
		[owner.account.id],
	);
	const [mail] = (await read(owner)).mails;
	const answer = await owner.ask.post("/mails/retry", { ids: [mail?.id] });
	expect(await answer.json()).toEqual({ done: [] });
});

test("a test mail reaches the account that asks for it", async () => {
	const owner = await desk().signIn("owner");
	const sent = await owner.ask.post("/mails/test");
	expect(sent.status).toBe(201);
	await expect.poll(() => smtp.mails.length).toBe(1);
	expect(smtp.mails[0]?.to).toEqual([owner.account.email]);
	expect(smtp.mails[0]?.headers.get("subject")).toBe("Test mail from Vitrin");
});

test("without a mail server nothing is sent", async () => {
	const { app, start, signIn, ask } = desk();
	const { cookie } = await signIn("owner");
	const without = ask(cookie, await start({ SMTP_URL: "", MAIL_FROM: "" }));
	expect(await without.read("/mails")).toMatchObject({ isOn: false });
	const { id } = await app.leads.accept(leadWith());
	for (const [path, json] of [
		["/mails/test", undefined],
		[`/leads/${id}/reply`, { subject: "Subject", text: "Text" }],
		["/link/request", { email: "a@example.com" }],
	] as const) {
		expect(await outcomeOf(await without.post(path, json))).toBe("409 mail_off");
	}
});
