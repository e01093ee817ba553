import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { purgeLeads } from "../../server/leads/retention.ts";
import type { Lead, LeadEvent } from "../../shared/desk/leads.ts";
import { outcomeOf, testDesk } from "../support/desk.ts";
import { leadWith, SUBMISSION } from "../support/lead-server.ts";
import { testMailServer } from "../support/mail-server.ts";

const smtp = await testMailServer();

const desk = testDesk({
	environment: { ...smtp.environment, MAIL_CONFIRMATION: "false" },
});
beforeEach(async () => {
	await desk().sql.query("delete from private.leads");
	smtp.reset();
});

const REPLY = {
	subject: "Ihre Anfrage",
	text: "Guten Tag Ada,\n\nvielen Dank.\nEine Zeile <b>mehr</b>.",
};

const repliesOf = ({ timeline }: Lead) =>
	timeline.filter(
		(event): event is Extract<LeadEvent, { kind: "reply" }> => event.kind === "reply",
	);

test("a reply goes to the visitor, answers the lead and stays in its timeline", async () => {
	const { ask, account } = await desk().signIn("sales");
	await ask.patch("/profile", { notify: "off" });
	const { id } = await desk().app.leads.accept(leadWith());
	// It continues what was sent before, and not what never left.
	await desk().sql.query(
		`insert into private.lead_replies (lead_id, person, subject, body, message_id, written_at)
		select $1, 'can@firma.example', 'Früher', 'Text', message, now() - interval '1 day'
		from unnest(array['<first@vitrin.example>', null]) message`,
		[id],
	);
	expect((await ask.post(`/leads/${id}/reply`, REPLY)).status).toBe(201);
	await expect.poll(() => smtp.mails).toHaveLength(1);
	const [mail] = smtp.mails;
	expect(mail).toMatchObject({ to: [SUBMISSION.email] });
	expect(mail?.text.trim()).toBe(REPLY.text);
	expect(mail?.html).toContain("Eine Zeile &lt;b&gt;mehr&lt;/b&gt;.");
	expect(mail?.headers.get("subject")).toBe(REPLY.subject);
	expect(mail?.headers.get("reply-to")).toContain(account.email);
	expect(mail?.headers.get("in-reply-to")).toBe("<first@vitrin.example>");
	expect(mail?.headers.get("references")).toBe("<first@vitrin.example>");
	await expect
		.poll(async () => repliesOf(await ask.read(`/leads/${id}`)).at(-1))
		.toMatchObject({ by: account.name, ...REPLY, state: "sent" });
	const sent = "select message_id from private.lead_replies where person = $1";
	const { rows } = await desk().sql.query(sent, [account.email]);
	expect(rows).toEqual([{ message_id: mail?.headers.get("message-id") }]);
	expect(await ask.read(`/leads/${id}`)).toMatchObject({
		group: "answered",
		answeredBy: account.name,
	});
});

test("a reply that arrives twice, because its answer was lost, is sent once", async () => {
	const { ask } = await desk().signIn("sales");
	await ask.patch("/profile", { notify: "off" });
	const { id } = await desk().app.leads.accept(leadWith());
	const body = { ...REPLY, id: randomUUID() };
	const answers = await Promise.all([1, 2].map(() => ask.post(`/leads/${id}/reply`, body)));
	expect(answers.map(({ status }) => status)).toEqual([201, 201]);
	const mails = "select from private.mails where kind = 'reply'";
	expect((await desk().sql.query(mails)).rowCount).toBe(1);
	const other = await desk().app.leads.accept(leadWith({ email: "can@example.com" }));
	expect((await ask.post(`/leads/${other.id}/reply`, body)).status).toBe(404);
	// Sent again with the other button: the lead is answered all the same.
	const question = { ...REPLY, id: randomUUID() };
	await ask.post(`/leads/${other.id}/reply`, { ...question, staysOpen: true });
	expect((await ask.post(`/leads/${other.id}/reply`, question)).status).toBe(201);
	expect(await ask.read(`/leads/${other.id}`)).toMatchObject({ group: "answered" });
	expect((await ask.delete(`/leads/${other.id}/reply/${question.id}`)).status).toBe(204);
	expect(await ask.read(`/leads/${other.id}`)).toMatchObject({ answeredAt: null });
});

test("a reply can be taken back before it leaves, by who wrote it", async () => {
	const { ask, account } = await desk().signIn("sales");
	await ask.patch("/profile", { notify: "off" });
	const { id } = await desk().app.leads.accept(leadWith());
	const reply = randomUUID();
	const path = `/leads/${id}/reply/${reply}`;
	await ask.post(`/leads/${id}/reply`, { ...REPLY, id: reply });
	const other = await desk().signIn("sales");
	expect(await outcomeOf(await other.ask.delete(path))).toBe("409 reply_left");
	expect((await ask.delete(path)).status).toBe(204);
	const lead = await ask.read(`/leads/${id}`);
	expect(lead).toMatchObject({ answeredAt: null });
	expect(repliesOf(lead)).toEqual([]);
	const audited = lead.timeline.filter(({ kind }: LeadEvent) => kind === "audit");
	expect(audited).toMatchObject([{ action: "take_back", by: account.name }, { action: "show" }]);
	expect(await desk().rows("select from private.mails where kind = 'reply'")).toEqual([]);
	expect(await outcomeOf(await ask.delete(path))).toBe("409 reply_left");
});

test("a reply that is taken back leaves the lead to the colleague who answered it too", async () => {
	const one = await desk().signIn("sales");
	const asks = await desk().signIn("sales");
	const two = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	const reply = randomUUID();
	await one.ask.post(`/leads/${id}/reply`, { ...REPLY, id: reply });
	await asks.ask.post(`/leads/${id}/reply`, { ...REPLY, staysOpen: true });
	await two.ask.post(`/leads/${id}/reply`, REPLY);
	expect((await one.ask.delete(`/leads/${id}/reply/${reply}`)).status).toBe(204);
	const lead = await one.ask.read(`/leads/${id}`);
	expect(lead).toMatchObject({ group: "answered", answeredBy: two.account.name });
	expect(lead.answeredAt).toBe(repliesOf(lead).at(-1)?.at);
});

test("whose reply and whose action it was is told by the account, not by its name", async () => {
	const one = await desk().signIn("sales", { name: "Ada" });
	const two = await desk().signIn("sales", { name: "Ada" });
	await Promise.all([one, two].map(({ ask }) => ask.patch("/profile", { notify: "off" })));
	const { id } = await desk().app.leads.accept(leadWith());
	for (const { ask } of [one, two]) await ask.post(`/leads/${id}/reply`, REPLY);
	expect(repliesOf(await one.ask.read(`/leads/${id}`))).toMatchObject(
		[one, two].map(({ account }) => ({ by: "Ada", account: account.id })),
	);
	const refused = await two.ask.post("/leads/actions", { action: "answer", ids: [id] });
	expect(await refused.json()).toMatchObject({
		refused: [{ code: "already", by: "Ada", account: one.account.id }],
	});
});

test("a reply that only asks something leaves the lead open, also taken back", async () => {
	const { ask } = await desk().signIn("sales");
	await ask.patch("/profile", { notify: "off" });
	const { id } = await desk().app.leads.accept(leadWith());
	const reply = randomUUID();
	const asks = { ...REPLY, id: reply, staysOpen: true };
	expect((await ask.post(`/leads/${id}/reply`, asks)).status).toBe(201);
	const lead = await ask.read(`/leads/${id}`);
	expect(lead).toMatchObject({ group: "later", answeredAt: null, answeredBy: null });
	expect(repliesOf(lead)).toMatchObject([REPLY]);
	expect((await ask.delete(`/leads/${id}/reply/${reply}`)).status).toBe(204);
	expect(await ask.read(`/leads/${id}`)).toMatchObject({ group: "later", answeredAt: null });
});

test("a lead stays until the reply to it has left", async () => {
	const { ask, account } = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	const reply = randomUUID();
	await ask.post(`/leads/${id}/reply`, { ...REPLY, id: reply, staysOpen: true });
	const { ask: other } = await desk().signIn("sales");
	const discard = async () =>
		(await other.post("/leads/actions", { action: "discard", ids: [id] })).json();
	expect(await discard()).toMatchObject({
		done: [],
		refused: [{ code: "not_possible", action: "reply", by: account.name }],
	});
	await desk().sql.query(
		"update private.leads set state = 'delivered', delivered_at = now() - interval '1 year'",
	);
	const purge = () => purgeLeads(desk().app.pool, { days: 1, unseenDays: 1 }, []);
	expect(await purge()).toBe(0);
	await ask.delete(`/leads/${id}/reply/${reply}`);
	expect(await discard()).toEqual({ done: [id], refused: [] });
});

test("a reply that was given up says so", async () => {
	const { ask } = await desk().signIn("sales");
	await ask.patch("/profile", { notify: "off" });
	smtp.be({ step: "RCPT", code: 550 });
	const { id } = await desk().app.leads.accept(leadWith());
	await ask.post(`/leads/${id}/reply`, REPLY);
	const state = async () => repliesOf(await ask.read(`/leads/${id}`))[0]?.state;
	await expect.poll(state).toBe("failed");
});

test("what somebody is writing is kept for the account alone, until it is sent", async () => {
	const { ask } = await desk().signIn("sales");
	const other = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	const replaced = Array(5).fill({ template: "blank", text: "ğ".repeat(20_000) });
	const draft = { id: randomUUID(), template: "thanks", subject: "", text: "Tag \n", replaced };
	const put = () => ask.put(`/leads/${id}/draft`, draft);
	expect((await put()).status).toBe(204);
	expect((await ask.read(`/leads/${id}`)).replyDraft).toEqual(draft);
	expect(await ask.read("/leads/drafts")).toEqual({ ids: [id] });
	expect((await other.ask.read(`/leads/${id}`)).replyDraft).toBeNull();
	await ask.post(`/leads/${id}/reply`, REPLY);
	expect((await ask.read(`/leads/${id}`)).replyDraft).toBeNull();
	await put();
	await ask.delete(`/leads/${id}/draft`);
	expect(await ask.read("/leads/drafts")).toEqual({ ids: [] });
});

test("a reply that is sent again deletes its own draft, and none that was begun since", async () => {
	const { ask } = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	const reply = { ...REPLY, id: randomUUID() };
	const send = () => ask.post(`/leads/${id}/reply`, reply);
	const afterSending = async (draft: { id: string }) => {
		await ask.put(`/leads/${id}/draft`, { ...REPLY, template: "blank", ...draft });
		expect((await send()).status).toBe(201);
		return (await ask.read(`/leads/${id}`)).replyDraft;
	};
	expect(await afterSending({ id: randomUUID() })).toBeNull();
	expect(await afterSending(reply)).toBeNull();
	const next = { id: randomUUID() };
	expect(await afterSending(next)).toMatchObject(next);
});

test("a draft that goes on from another one than the stored one does not replace it", async () => {
	const { ask } = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	const draftOf = (text: string) => ({ ...REPLY, id: randomUUID(), template: "blank", text });
	const [first, second, other] = [draftOf("First"), draftOf("Second"), draftOf("Other")];
	const put = (draft: object, from: string) => ask.put(`/leads/${id}/draft?from=${from}`, draft);
	expect((await put(first, first.id)).status).toBe(204);
	expect((await put(second, first.id)).status).toBe(204);
	// Its answer was lost.
	expect((await put(second, first.id)).status).toBe(204);
	const refused = await put(other, first.id);
	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "draft_changed", draft: second });
	expect((await ask.read(`/leads/${id}`)).replyDraft).toEqual(second);
	expect((await put(other, second.id)).status).toBe(204);
});

test("what was replied goes with the lead", async () => {
	const { ask } = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	await ask.post(`/leads/${id}/reply`, REPLY);
	const draft = { ...REPLY, id: randomUUID(), template: "blank" };
	await ask.put(`/leads/${id}/draft`, draft);
	await ask.post("/leads/erase", { ids: [id], confirmation: SUBMISSION.email });
	expect(await desk().rows("select from private.lead_replies")).toEqual([]);
	expect(await desk().rows("select from private.reply_drafts")).toEqual([]);
});

test.each([
	{ ...REPLY, subject: "" },
	{ ...REPLY, subject: "two\nlines" },
	{ ...REPLY, text: " " },
])("%j is refused", async (body) => {
	const { ask } = await desk().signIn("sales");
	const { id } = await desk().app.leads.accept(leadWith());
	expect(await outcomeOf(await ask.post(`/leads/${id}/reply`, body))).toBe("422 invalid");
});
