import { expect, onTestFinished, test } from "vitest";
import { DIGEST_QUEUE } from "../../server/leads/alerts.ts";
import {
	eraseSubjects,
	exportSubject,
	findPeople,
	isConfirmed,
} from "../../server/leads/data-subject.ts";
import { DELIVERY_QUEUE } from "../../server/leads/delivery-queue.ts";
import { eraseAgain } from "../../server/leads/erasures.ts";
import { markSeen, PURGE_QUEUE, purgeLeads } from "../../server/leads/retention.ts";
import { leadWith, SUBMISSION, testLeadServer } from "../support/lead-server.ts";

const AUDIT = "select action, object_id, objects, actor, person from private.audit order by id";
const IDS = "select id from private.leads order by received_at";

const HELD = { suspicions: ["honeypot"] };

const server = testLeadServer({ environment: { LEAD_RETENTION_DAYS: "30" } });

test("all data of a person is exported and erased, in any state, with audit rows", async () => {
	const { app, rows, states, appUrl } = server();
	const first = await app.leads.accept(leadWith());
	await expect.poll(states).toEqual(["delivered"]);
	const second = await app.leads.accept(
		leadWith({ email: "AYSE@cicek.example", message: "Bir daha" }),
		HELD,
	);
	const other = await app.leads.accept(leadWith({ email: "can@x.example" }));
	const ids = [first.id, second.id];

	await app.pool.query(
		`insert into private.subscriptions (email, language, consent)
		values ('AYSE@cicek.example', 'tr', 'Haftada bir'), ('can@x.example', 'tr', 'Haftada bir')`,
	);

	await app.pool.query(
		"insert into private.lead_replies (lead_id, person, subject, body) values ($1, 'can@firma.example', 'Analiz', 'Merhaba')",
		[second.id],
	);
	await app.pool.query(
		`with account as (
			insert into private.accounts (email, name, role) values ('can@firma.example', 'Can', 'sales') returning id
		)
		insert into private.reply_drafts (lead_id, account_id, draft)
		select $1, id, '{"subject": "Analiz", "text": "Yarım"}' from account`,
		[second.id],
	);

	const exported = await exportSubject(app.pool, " Ayse@Cicek.example ", "Can");
	expect(exported).toMatchObject({
		leads: [
			{ id: first.id, name: SUBMISSION.name, attempts: [{ status: 200 }] },
			{
				id: second.id,
				message: "Bir daha",
				attempts: [],
				replies: [{ body: "Merhaba" }],
				drafts: [{ person: "can@firma.example", body: "Yarım" }],
			},
		],
		newsletter: [{ consent: "Haftada bir", confirmedAt: null }],
	});
	const erased = await eraseSubjects(app.pool, [SUBMISSION.email], "Can");
	expect(erased.subscriptions).toBe(1);
	expect(erased.ids.toSorted()).toEqual(ids.toSorted());
	expect(await rows(IDS)).toEqual([{ id: other.id }]);
	expect(await rows(`select 1 from private.lead_attempts where lead_id = '${first.id}'`)).toEqual(
		[],
	);
	const audit = await rows(AUDIT);
	const entry = { objects: 1, actor: new URL(appUrl).username, person: "Can" };
	const both = (action: string) => ids.map((id) => ({ ...entry, action, object_id: id }));
	expect(audit).toEqual(expect.arrayContaining([...both("export"), ...both("erase")]));
	expect(audit).toHaveLength(4);
	expect(JSON.stringify(audit).toLowerCase()).not.toContain("cicek");
	expect(await eraseSubjects(app.pool, [SUBMISSION.email], "Can")).toEqual({
		ids: [],
		subscriptions: 0,
		lists: 0,
	});
	expect((await rows(AUDIT)).at(-1)).toMatchObject({
		action: "erase",
		object_id: null,
		objects: 0,
	});
});

test("a person is confirmed, erased and stays erased, whatever case means for the letters", async () => {
	const { app, rows, sql } = server();
	const email = "İLETİŞİM@firma.example";
	const { id } = await app.leads.accept(leadWith({ email }));
	expect(isConfirmed(await findPeople(app.pool, [id]), email)).toBe(true);
	await sql.query("create table public.saved as select * from private.leads");
	await eraseSubjects(app.pool, [email.toLowerCase(), email], "Can");
	// As a restore of a backup from before the erasure.
	await sql.query(
		`insert into private.leads (name, email, company, source, submitted_at, received_at)
		select name, email, company, source, submitted_at, received_at from public.saved`,
	);
	expect(await eraseAgain(app.pool)).toBe(1);
	expect(await rows(IDS)).toEqual([]);
});

test("a lead that is erased during its delivery does not come back", async () => {
	const { app, receiver, rows, attempts } = server();
	const called = receiver.hold();
	await app.leads.accept(leadWith());
	const answer = await called;
	await eraseSubjects(app.pool, [SUBMISSION.email], "Can");
	answer();
	const jobs = () => rows(`select state from pgboss.job where name = '${DELIVERY_QUEUE}'`);
	await expect.poll(jobs).toEqual([{ state: "completed" }]);
	expect(await attempts()).toEqual([]);
});

/** Days since a lead came in, was delivered, was shown to an operator, and was answered. Only the quick analysis has a webhook. */
const AGES: [name: string, state: string, ages: (number | null)[], source?: string][] = [
	["delivered", "delivered", [31, 31, null, null]],
	["delivered yesterday", "delivered", [31, 1, null, null]],
	["given up, seen", "failed", [31, null, 31, null]],
	["given up, seen yesterday", "failed", [400, null, 1, null]],
	["given up, not seen", "failed", [31, null, null, null]],
	["quarantined, seen", "quarantined", [31, null, 31, null]],
	["quarantined, not seen", "quarantined", [31, null, null, null]],
	["quarantined, not seen in a year", "quarantined", [366, null, null, null]],
	["pending", "pending", [400, null, null, null]],
	["pending, answered", "pending", [31, null, null, 31]],
	["pending, answered yesterday", "pending", [31, null, null, 1]],
	["pending, answered, with a webhook", "pending", [31, null, null, 31], SUBMISSION.source],
];

test("the nightly purge deletes leads delivered, answered or seen long ago, and leads unseen for a year", async () => {
	const { app, sql, rows } = server();
	for (const [name, state, ages, source = "newsletter"] of AGES) {
		await sql.query(
			`insert into private.leads (name, email, source, submitted_at, state, received_at, delivered_at, seen_at, answered_at)
			values ($1, 'a@b.example', $2, now(), $3, now() - make_interval(days => $4),
				now() - make_interval(days => $5), now() - make_interval(days => $6), now() - make_interval(days => $7))`,
			[name, source, state, ...ages],
		);
	}
	const names = async () =>
		(await rows<{ name: string }>("select name from private.leads order by name")).map(
			({ name }) => name,
		);
	expect(await app.queue.getSchedules(PURGE_QUEUE)).toMatchObject([
		{ cron: "30 3 * * *", options: { missed: "once" } },
	]);
	await app.queue.send(PURGE_QUEUE, {});
	await expect
		.poll(names)
		.toEqual([
			"delivered yesterday",
			"given up, not seen",
			"given up, seen yesterday",
			"pending",
			"pending, answered yesterday",
			"pending, answered, with a webhook",
			"quarantined, not seen",
		]);
	expect(await rows(AUDIT)).toMatchObject([
		{ action: "purge", objects: 5, object_id: null, person: null },
	]);
	const retention = { days: 400, unseenDays: 1 };
	expect(await purgeLeads(app.pool, retention, [])).toBe(0);
});

test("a nightly purge that fails is in the log, and again raises an alert", async () => {
	const { app, sql, log } = server();
	await sql.query("alter table private.leads rename column seen_at to hidden");
	onTestFinished(async () => {
		await sql.query("alter table private.leads rename column hidden to seen_at");
	});
	await app.queue.send(PURGE_QUEUE, {});
	await expect.poll(() => log.join("")).toMatch(/"queue":"lead-purge".*Work of the queue failed/);
	await expect.poll(() => log.join("")).toMatch(/"alert":"work.failed","work":"lead-purge"/);
});

test("a daily alert counts the leads that wait for a decision", async () => {
	const { app, rows, log } = server();
	const [schedule] = await app.queue.getSchedules(DIGEST_QUEUE);
	expect(schedule).toMatchObject({ cron: "0 6 * * *" });
	const { id } = await app.leads.accept(leadWith({ name: "Seen" }), HELD);
	await app.leads.accept(leadWith({ name: "Unseen" }), HELD);
	await markSeen(app.pool, [id]);
	await app.queue.send(DIGEST_QUEUE, {});
	const digests =
		"select data->'data' as data from pgboss.job where data->>'type' = 'leads.digest'";
	await expect
		.poll(() => rows(digests))
		.toEqual([{ data: { quarantined: 2, failed: 0, unseen: 1 } }]);
	await expect.poll(() => log.join("")).toContain("wait for your decision");
});
