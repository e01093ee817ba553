import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { LeadEvent, LeadPage } from "../../shared/desk/leads.ts";
import { outcomeOf, testDesk } from "../support/desk.ts";
import { leadWith } from "../support/lead-server.ts";

const desk = testDesk();

beforeEach(async () => {
	await desk().sql.query("delete from private.leads; delete from private.audit");
});

const store = async (fields = {}, suspicions: string[] = []) =>
	(await desk().app.leads.accept(leadWith(fields), { suspicions })).id;

const audit = () =>
	desk().rows(
		"select action, object_id, person from private.audit where object_kind = 'lead' and object_id is not null order by id",
	);

test("a lead is listed, opened, answered, exported and erased, and the audit names the account", async () => {
	const { signIn, rows } = desk();
	const { ask, account } = await signIn("sales");
	const id = await store({ name: "Işıl Ünal", company: "=1+1" });
	await store({ email: "else@x.example" }, ["honeypot"]);
	const page: LeadPage = await ask.read("/leads?q=isil");
	expect(page.leads).toMatchObject([
		{ id, group: "later", hasWebhook: true, unread: true, company: "=1+1", language: "tr" },
	]);
	await ask("/leads?q=isil");
	expect(page).toMatchObject({ hasWebhook: true, isHeld: false, next: null });
	const lead = await ask.read(`/leads/${id}`);
	expect(lead).toMatchObject({ unread: false, message: leadWith().message });
	// Opening it is one event, although it also becomes read.
	const audited = lead.timeline.filter(({ kind }: LeadEvent) => kind === "audit");
	expect(audited).toMatchObject([{ action: "show" }]);
	const act = (action: string, ids: string[]) => ask.post("/leads/actions", { action, ids });
	const answered = await act("answer", [id]);
	expect(await answered.json()).toEqual({ done: [id], refused: [] });
	const csv = await (await ask("/leads.csv?group=answered")).text();
	expect(csv.split("\r\n")).toHaveLength(3);
	expect(csv).toContain("Işıl Ünal,ayse@cicek.example,'=1+1,");
	const erase = (confirmation: string) => ask.post("/leads/erase", { ids: [id], confirmation });
	expect(await outcomeOf(await erase("ayse@cicek.exampl"))).toBe("422 confirmation_differs");
	expect(await (await erase("AYSE@cicek.example ")).json()).toEqual({ ids: [id] });
	expect(await rows("select email from private.leads")).toEqual([{ email: "else@x.example" }]);
	expect((await ask(`/leads/${id}`)).status).toBe(404);
	const person = account.email;
	expect(await audit()).toEqual(
		// The second search within the hour adds nothing.
		["search", "show", "answer", "export", "erase"].map((action) => ({
			action,
			object_id: id,
			person,
		})),
	);
});

test.each([
	[
		"tr",
		"Europe/Istanbul",
		"Kayıt no;Geliş;",
		';"Ayşe; Gül";',
		"2026-11-20 12:30",
		";Hızlı analiz;",
	],
	[
		"de",
		"Europe/Berlin",
		"Nummer;Eingegangen;",
		';"Ayşe; Gül";',
		"2026-11-20 10:30",
		";Schnellanalyse;",
	],
	["en", "UTC", "Number,Received,", ',"Ayşe; Gül",', "2026-11-20 09:30", ",Quick analysis,"],
] as const)(
	"an export in %s has the words, separator and times of the account",
	async (language, timeZone, titles, name, time, form) => {
		const { ask } = await desk().signIn("sales", { language });
		await ask.patch("/profile", { timeZone });
		await store({ name: "Ayşe; Gül" });
		await desk().sql.query("update private.leads set received_at = '2026-11-20 09:30:00Z'");
		const [title, line] = (await (await ask("/leads.csv")).text()).split("\r\n");
		expect(title?.replace("\uFEFF", "")).toContain(titles);
		expect(line).toContain(time);
		expect(line).toContain(name);
		expect(line).toContain(form);
	},
);

test("a lead names the others of its person and of her firm", async () => {
	const { ask } = await desk().signIn("sales");
	const first = await store({ email: "a@x.example", company: "X Ltd" });
	const again = await store({ email: "A@x.example", company: "Other" });
	const ofFirm = await store({ email: "b@x.example", company: "x ltd", name: "Bea" });
	await store({ email: "c@x.example", company: "C Ltd" });
	expect((await ask.read(`/leads/${first}`)).others).toMatchObject([
		{ id: again, colleague: null },
		{ id: ofFirm, colleague: "Bea" },
	]);
});

test("the data of several people is erased after the number of people is confirmed", async () => {
	const { ask } = await desk().signIn("sales");
	const first = await store({ email: "a@x.example" });
	const second = await store({ email: "b@x.example" });
	const again = await store({ email: "A@x.example", message: "Again" });
	await store({ email: "c@x.example" });
	const erase = (confirmation: string) =>
		ask.post("/leads/erase", { ids: [first, second], confirmation });
	expect(await outcomeOf(await erase("a@x.example"))).toBe("422 confirmation_differs");
	// Where one cannot be erased, all of them stay.
	await desk().sql.query(`create function pg_temp.refuse() returns trigger language plpgsql as
		$$ begin raise exception 'refused'; end $$;
		create trigger refuse before delete on private.leads for each row
		when (old.email = 'b@x.example') execute function pg_temp.refuse()`);
	expect((await erase("2")).status).toBe(500);
	await desk().sql.query("drop trigger refuse on private.leads");
	expect(await desk().rows("select from private.leads")).toHaveLength(4);
	const { ids } = await (await erase("2")).json();
	expect(ids.sort()).toEqual([first, second, again].sort());
	expect(await desk().rows("select email from private.leads")).toEqual([{ email: "c@x.example" }]);
});

test("selected leads are exported by their ids", async () => {
	const { ask } = await desk().signIn("sales");
	const id = await store({ email: "a@x.example" });
	await store({ email: "b@x.example" });
	const csv = await (await ask(`/leads.csv?ids=${id}`)).text();
	expect(csv).toContain("a@x.example");
	expect(csv).not.toContain("b@x.example");
	expect((await ask("/leads.csv?ids=1")).status).toBe(422);
});

test("an export says why a lead is suspicious, and nothing of a hand-over without a webhook", async () => {
	const { ask } = await desk().signIn("sales");
	await store({}, ["too_fast"]);
	expect(await (await ask("/leads.csv")).text()).toContain(
		",Suspicious,The form was sent at once after it was opened.,",
	);
	const change = async (values: string) => {
		await desk().sql.query(`update private.leads set ${values}`);
		return (await ask("/leads.csv")).text();
	};
	expect(await change("state = 'pending', suspicions = '{}'")).toContain(",Being handed over,");
	expect(await change("source = 'demo_form'")).not.toContain("Being handed over");
	expect(await change("answered_at = now()")).toContain(",Answered,");
});

test("an export reads the leads in batches, each once, and audits each batch", async () => {
	const { ask } = await desk().signIn("sales");
	await desk().sql.query(`insert into private.leads (name, email, source, submitted_at, received_at)
		select n::text, 'a@b.example', 'demo_form', now(), now() - make_interval(hours => n / 3) from generate_series(1, 1000) n`);
	const csv = await (await ask("/leads.csv?group=later")).text();
	const ids = csv
		.split("\r\n")
		.slice(1, -1)
		.map((line) => line.split(",")[0]);
	expect(ids).toHaveLength(1000);
	expect(new Set(ids).size).toBe(1000);
	const audited = await desk().rows<{ id: string }>(
		"select object_id as id from private.audit where action = 'export'",
	);
	expect(audited.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test("leads in the desk's list count as seen by an operator", async () => {
	const { ask } = await desk().signIn("owner");
	await store({}, ["honeypot"]);
	const unseen = () => desk().rows("select from private.leads where seen_at is null");
	expect(await unseen()).toHaveLength(1);
	await ask("/leads");
	expect(await unseen()).toHaveLength(0);
});

test("a view that refreshes itself does not mark a lead as read", async () => {
	const { ask } = await desk().signIn("sales");
	const id = await store();
	const unread = async (query: string) => (await ask.read(`/leads/${id}${query}`)).unread;
	expect(await unread("?live=true")).toBe(true);
	// It shows personal data all the same.
	expect(
		await desk().rows(`select from private.audit where action = 'show' and object_id = '${id}'`),
	).toHaveLength(1);
	expect(await unread("")).toBe(false);
});

test("of two notes written at the same time, the second is refused and shows the first", async () => {
	const { ask, account } = await desk().signIn("sales");
	const id = await store();
	const write = (text: string, version: number) => ask.put(`/leads/${id}/note`, { text, version });
	expect(await (await write("Called", 0)).json()).toMatchObject({ version: 1 });
	const second = await write("Mailed", 0);
	expect(second.status).toBe(409);
	expect(await second.json()).toMatchObject({
		code: "note_changed",
		note: { text: "Called", version: 1, by: account.name },
	});
});

test("what was done is told by the account's name, and by its address once the account is gone", async () => {
	const { signIn, sql } = desk();
	const ada = await signIn("sales");
	const { ask } = await signIn("sales");
	const id = await store();
	const answer = { action: "answer", ids: [id] };
	await ada.ask.post("/leads/actions", answer);
	const told = async () => {
		const { answeredBy, timeline } = await ask.read(`/leads/${id}`);
		const { refused } = await (await ask.post("/leads/actions", answer)).json();
		const answered = timeline.find(({ action }: { action?: string }) => action === "answer");
		return [answeredBy, answered.by, refused[0].by];
	};
	const { email, name } = ada.account;
	expect(await told()).toEqual([name, name, name]);
	await sql.query("delete from private.accounts where email = $1", [email]);
	expect(await told()).toEqual([email, email, email]);
});

test("a suspicious lead says how long its form was open", async () => {
	const { app, signIn } = desk();
	const { ask } = await signIn("sales");
	const { id } = await app.leads.accept(leadWith(), {
		suspicions: ["too_fast"],
		formAge: 1200,
	});
	const lead = await ask.read(`/leads/${id}`);
	expect(lead).toMatchObject({ formAgeMs: 1200, suspicions: ["too_fast"] });
});

const TIME = "2026-11-27 13:22:27.123456+00";
const ID = "6f1d2c3b-0000-4000-8000-000000000000";

/** A cursor of the inbox after a lead of a time. */
const cursorAt = (at: string) =>
	Buffer.from(JSON.stringify({ now: TIME, midnight: TIME, group: "later", at, id: ID })).toString(
		"base64url",
	);

test.each([
	["GET", `/leads?cursor=${cursorAt(TIME)}`, undefined, 200],
	["GET", `/leads?cursor=${cursorAt("1")}`, undefined, 422],
	["GET", `/leads?cursor=${cursorAt("2026-02-30 13:22:27+00")}`, undefined, 422],
	["GET", `/leads?cursor=${cursorAt("2026-11-27 25:00:00+00")}`, undefined, 422],
	["GET", "/leads?state=closed", undefined, 422],
	["GET", "/leads?sort=name", undefined, 422],
	["GET", "/leads?from=yesterday", undefined, 422],
	["GET", "/leads?cursor=e30", undefined, 422],
	["GET", "/leads/1", undefined, 404],
	["GET", `/leads/${randomUUID()}`, undefined, 404],
	["POST", "/leads/actions", { action: "close", ids: [randomUUID()] }, 422],
	["POST", "/leads/actions", { action: "answer", ids: [] }, 422],
	["POST", "/leads/actions", { action: "answer", ids: ["1"] }, 422],
	["PUT", `/leads/${randomUUID()}/note`, { text: "x", version: 0 }, 404],
	["PUT", `/leads/${randomUUID()}/note`, { text: "x".repeat(5001), version: 0 }, 422],
	["POST", "/leads/erase", { ids: [randomUUID()], confirmation: "1" }, 404],
])("%s %s with %j is answered with %s", async (method, path, json, status) => {
	const { ask } = await desk().signIn("sales");
	expect((await ask(path, { method, json })).status).toBe(status);
});

test("who writes a reply to a lead is known to the others", async () => {
	const can = await desk().signIn("sales", { name: "Can Demir" });
	const { ask } = await desk().signIn("owner");
	const path = `/leads/${await store()}/presence`;
	await can.ask.post(path, { kind: "writing", tab: randomUUID() });
	const others = async () =>
		(await (await ask.post(path, { kind: "here", tab: randomUUID() })).json()).others;
	await expect.poll(others).toMatchObject([{ name: "Can Demir", isWriting: true }]);
});

test("events name changed leads without personal data, and end with the session", async () => {
	const { signIn, sql } = desk();
	const { ask, account } = await signIn("sales");
	const answer = await ask("/events");
	expect(answer.headers.get("content-type")).toBe("text/event-stream");
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	const readUntil = async (wanted: string) => {
		while (!text.includes(wanted)) {
			const { done, value } = (await reader?.read()) ?? { done: true };
			if (done) throw new Error(`The stream ended: ${text}`);
			text += value;
		}
	};
	const id = await store();
	await readUntil(`data: {"kind":"created","ids":["${id}"]}`);
	await ask.post("/leads/actions", { action: "answer", ids: [id] });
	await readUntil(`data: {"kind":"changed","ids":["${id}"]}`);
	expect(text).not.toContain("cicek");
	await sql.query("delete from private.sessions where account_id = $1", [account.id]);
	await expect(readUntil("never")).rejects.toThrow("ended");
}, 20_000);
