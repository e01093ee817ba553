import { expect, test } from "vitest";
import { actOnLeads } from "../../server/leads/actions.ts";
import { readInbox } from "../../server/leads/inbox.ts";
import type { LeadFilter } from "../../server/leads/lead-filter.ts";
import { readLead } from "../../server/leads/lead-page.ts";
import { leadWith, testLeadServer } from "../support/lead-server.ts";
import { status } from "../support/webhook-receiver.ts";

const server = testLeadServer();

const ISTANBUL = { timeZone: "Europe/Istanbul", sources: ["quick_analysis_modal"] };
const CAN = "can@firma.example";
const AYSE = "ayse@firma.example";

/** Stores a lead that arrived so many hours ago. */
async function lead(
	fields: Parameters<typeof leadWith>[0],
	{ hours = 0, suspicions = [] as string[], language = "" } = {},
) {
	const { app, sql } = server();
	const { id } = await app.leads.accept(leadWith(fields), { suspicions });
	await sql.query(
		"update private.leads set received_at = now() - make_interval(hours => $2), language = coalesce(nullif($3, ''), language) where id = $1",
		[id, hours, language],
	);
	return id;
}

const inbox = async (filter: LeadFilter = {}, options = {}) =>
	readInbox(server().app.pool, filter, { ...ISTANBUL, ...options });

const act = (action: Parameters<typeof actOnLeads>[1]["action"], ids: string[], person = CAN) =>
	actOnLeads({ pool: server().app.pool, leads: server().app.leads }, { action, ids }, person);

test("the inbox shows due leads first, the most urgent of them on top, then what is due at no time", async () => {
	await lead({ name: "Answered" }, { hours: 4 }).then((id) => act("answer", [id]));
	await lead({ name: "Suspicious" }, { suspicions: ["too_fast"] });
	await lead({ name: "Late" }, { hours: 50 });
	await lead({ name: "Later" }, { hours: 49 });
	await lead({ name: "New" });
	await lead({ name: "Newer" });
	for (const name of ["Old test", "Test"]) {
		const id = await lead({ name });
		await server().sql.query("update private.leads set source = 'test' where id = $1", [id]);
	}
	const { leads, next, counts } = await inbox();
	expect(leads.map(({ name, group }) => `${name}: ${group}`)).toEqual([
		"Late: overdue",
		"Later: overdue",
		"New: later",
		"Newer: later",
		"Test: later",
		"Old test: later",
		"Suspicious: suspicious",
		"Answered: answered",
	]);
	expect(next).toBeNull();
	expect(counts).toEqual({
		overdue: 2,
		today: 0,
		later: 4,
		suspicious: 1,
		failed: 0,
		unread: 7,
	});
	const only = await inbox({ inbox: "suspicious" });
	expect(only.leads.map(({ name }) => name)).toEqual(["Suspicious"]);
});

test.each([
	["quick_analysis_modal", 0, "later"],
	["quick_analysis_modal", 49, "overdue"],
	["privacy_request", 49, "later"],
	["privacy_request", 30 * 24 + 1, "overdue"],
	["demo_form", 90 * 24, "later"],
	["test", 90 * 24, "later"],
	["newsletter", 90 * 24, "unanswered"],
])(
	"a lead of %s after %i hours is in the group %s, and counted there",
	async (source, hours, group) => {
		const { app, sql } = server();
		const id = await lead({}, { hours });
		await sql.query("update private.leads set source = $1", [source]);
		const options = { ...ISTANBUL, sources: [] };
		const found = await readLead(app.pool, id, options);
		expect(found?.group).toBe(group);
		const all = await inbox();
		expect(all.leads).toMatchObject([{ id, group }]);
		expect(all.counts?.overdue).toBe(group === "overdue" ? 1 : 0);
		expect((await inbox({}, { group: "overdue" })).leads).toHaveLength(group === "overdue" ? 1 : 0);
	},
);

test("a lead is due today until the midnight of the time zone", async () => {
	const { sql, app } = server();
	const id = await lead({});
	// Where it is noon now: just before midnight, one minute before it is past. A fixed offset's sign is reversed in its name.
	const offset = 12 - new Date().getUTCHours();
	const zone = { timeZone: `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}` };
	// 48 hours after that it is one minute before, or after, midnight there.
	const receive = (minutes: number) =>
		sql.query(
			`update private.leads set received_at = (date_trunc('day', now() at time zone $3)
				+ interval '1 day') at time zone $3 - interval '48 hours' + make_interval(mins => $2) where id = $1`,
			[id, minutes, zone.timeZone],
		);
	for (const [minutes, group] of [
		[-1, "today"],
		[1, "later"],
	] as const) {
		await receive(minutes);
		expect((await inbox({}, zone)).leads).toMatchObject([{ group }]);
		expect(await readLead(app.pool, id, { ...zone, sources: [] })).toMatchObject({ group });
	}
});

test("pages follow each other without gaps and repetitions, whatever arrives meanwhile", async () => {
	const { sql } = server();
	// Some of them in the same microsecond; two thirds are overdue, some of the others due at no time.
	await sql.query(`insert into private.leads (name, email, source, submitted_at, received_at, state, suspicions)
		select n::text, 'a@b.example', 'quick_analysis_modal', now(), now() - make_interval(hours => n / 3 * 3),
			'quarantined', '{}'
		from generate_series(1, 180) n`);
	await sql.query("update private.leads set state = 'failed' where name::integer > 20");
	await sql.query(
		"update private.leads set source = 'test' where name::integer between 30 and 120",
	);
	const seen: (string | null)[] = [];
	let cursor: string | undefined;
	for (let page = 0; page < 4; page++) {
		const { leads, next } = await inbox({}, { cursor });
		seen.push(...leads.map(({ name }) => name));
		await lead({ name: `Arrives ${page}` });
		cursor = next ?? undefined;
	}
	expect(cursor).toBeUndefined();
	const old = seen.filter((name) => !name?.startsWith("Arrives"));
	expect(new Set(old).size).toBe(180);
	expect(old).toHaveLength(180);
});

test.each([
	["ışıl", true],
	["ISIL", true],
	["Işıl", true],
	["unal", true],
	["isil@FIRMA", true],
	["100 %", true],
	["%", true],
	["_", false],
	["firma Ünal Büyü", true],
	["Işıl Can", false],
])("the search for %j finds the lead: %s", async (text, found) => {
	await lead({
		name: "Işıl Ünal",
		email: "isil@firma.example",
		message: "Straße 5, 100 % Büyüme",
	});
	expect((await inbox({ text })).leads).toHaveLength(found ? 1 : 0);
});

test("filters narrow the inbox", async () => {
	await lead({ name: "Turkish" });
	await lead({ name: "German", page: "/de/preise" }, { language: "de" });
	const names = async (filter: LeadFilter) => (await inbox(filter)).leads.map(({ name }) => name);
	expect(await names({ language: "de" })).toEqual(["German"]);
	expect(await names({ page: "/tr" })).toEqual(["Turkish"]);
	expect(await names({ since: new Date(Date.now() + 1000) })).toEqual([]);
	expect(await names({ state: "quarantined" })).toEqual([]);
	expect(await names({ unread: true })).toHaveLength(2);
});

test("of two people who answer one lead, one succeeds and the other sees who it was", async () => {
	const id = await lead({});
	const results = await Promise.all([act("answer", [id], CAN), act("answer", [id], AYSE)]);
	const winner = results.findIndex(({ done }) => done.length === 1);
	expect(results[1 - winner]).toEqual({
		done: [],
		refused: [
			{
				id,
				code: "already",
				action: "answer",
				by: [CAN, AYSE][winner],
				at: expect.any(String),
			},
		],
	});
	expect(await act("reopen", [id])).toEqual({ done: [id], refused: [] });
	expect(await act("reopen", [id])).toMatchObject({
		refused: [{ code: "already" }],
	});
	await act("read", [id]);
	expect(await act("read", [id])).toMatchObject({
		refused: [{ code: "already", action: "read" }],
	});
});

test("undoing an accidental reopening brings back who answered and when", async () => {
	const { app, sql } = server();
	const id = await lead({}, { hours: 100 });
	await act("answer", [id]);
	await sql.query(
		"update private.leads set answered_at = time, read_at = time from (select now() - interval '90 hours' as time) earlier",
	);
	const read = async () => {
		const { timeline: _, ...found } = (await readLead(app.pool, id, ISTANBUL)) ?? {};
		return found;
	};
	const before = await read();
	await act("reopen", [id], AYSE);
	const repository = { pool: app.pool, leads: app.leads };
	const undo = { action: "answer" as const, ids: [id], isUndo: true };
	expect(await actOnLeads(repository, undo, AYSE)).toEqual({ done: [id], refused: [] });
	expect(await read()).toEqual(before);
});

test("an action is refused for leads in a wrong state, and done for the others", async () => {
	const { receiver, states } = server();
	receiver.answer(status(410));
	const failed = await lead({ name: "Failed" });
	await expect.poll(states).toEqual(["failed"]);
	const held = await lead({ name: "Held" }, { suspicions: ["honeypot"] });
	receiver.answer(status(500, { "retry-after": "3600" }));
	expect(await act("release", [held, failed])).toMatchObject({
		done: [held],
		refused: [{ id: failed, code: "not_possible" }],
	});
	await act("answer", [held]);
	expect(await act("discard", [held, failed], AYSE)).toMatchObject({
		done: [failed],
		refused: [{ id: held, code: "not_possible", action: "answer", by: CAN }],
	});
	// Who hands it over again has not answered it.
	expect(await act("retry", [held], AYSE)).toMatchObject({ done: [held] });
	expect(await act("answer", [held], AYSE)).toMatchObject({
		refused: [{ id: held, code: "already", by: CAN }],
	});
	expect(await act("retry", [failed])).toMatchObject({
		refused: [{ id: failed, code: "gone", action: "discard", by: AYSE }],
	});
	await act("reopen", [held]);
	for (const action of ["read", "unread", "discard"] as const) {
		expect(await act(action, [held])).toMatchObject({ done: [held] });
	}
});

test("a lead has one history, with its next step at the end", async () => {
	const { app, receiver, attempts } = server();
	receiver.answer(status(500, { "retry-after": "3600" }));
	const id = await lead({});
	await expect.poll(attempts).toHaveLength(1);
	await act("answer", [id]);
	await act("reopen", [id], AYSE);
	// What happened in one millisecond stays in its order.
	await server().sql.query(
		"update private.audit set happened_at = (select max(happened_at) from private.audit)",
	);
	await server().sql.query(
		"insert into private.mails (kind, lead_id, state, ended_at, next_attempt_at) values ('confirmation', $1, 'sent', now(), null)",
		[id],
	);
	const found = await readLead(app.pool, id, ISTANBUL);
	// It was read only because it was answered.
	expect(found).toMatchObject({ unread: true, hasWebhook: true });
	expect(found?.timeline).toMatchObject([
		{ kind: "submitted" },
		{ kind: "stored" },
		{ kind: "attempt", status: 500, error: "answered 500" },
		{ kind: "audit", action: "answer", by: CAN },
		{ kind: "audit", action: "reopen", by: AYSE },
		{ kind: "mail", to: null, failed: false },
		{ kind: "retry" },
		{ kind: "due" },
	]);
});

test("a test lead is delivered marked as a test", async () => {
	const { app, receiver, rows } = server();
	await app.leads.sendTest("de", CAN);
	await expect.poll(() => receiver.requests.length).toBe(1);
	const [request] = receiver.requests;
	expect(request?.headers["x-vitrin-test"]).toBe("true");
	expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
		test: "true",
		source: "test",
		email: "test@example.com",
	});
	expect(await rows("select action, person from private.audit")).toMatchObject([
		{ action: "test", person: CAN },
	]);
});
