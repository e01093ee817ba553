import { expect, test } from "vitest";
import {
	eraseSubject,
	exportSubject,
} from "../../server/leads/data-subject.ts";
import { PURGE_QUEUE, purgeLeads } from "../../server/leads/retention.ts";
import {
	leadWith,
	SUBMISSION,
	testLeadServer,
} from "../support/lead-server.ts";
import { status } from "../support/webhook-receiver.ts";

const AUDIT =
	"select action, lead_count, lead_ids, actor from private.lead_audit order by id";
const IDS = "select id from private.leads order by received_at";

const HELD = { suspicions: ["honeypot"] };

const server = testLeadServer({ environment: { LEAD_RETENTION_DAYS: "30" } });

test("all data of a person is exported and erased, in any state, with audit rows", async () => {
	const { app, rows, states, databaseUrl } = server();
	const first = await app.leads.accept(leadWith());
	await expect.poll(states).toEqual(["delivered"]);
	const second = await app.leads.accept(
		leadWith({ email: "AYSE@cicek.example", message: "Bir daha" }),
		HELD,
	);
	const other = await app.leads.accept(leadWith({ email: "can@x.example" }));
	const ids = [first.id, second.id];

	const exported = await exportSubject(app.pool, " Ayse@Cicek.example ");
	expect(exported).toMatchObject([
		{ id: first.id, name: SUBMISSION.name, attempts: [{ status: 200 }] },
		{ id: second.id, message: "Bir daha", attempts: [] },
	]);
	const erased = await eraseSubject(app.pool, SUBMISSION.email);
	expect(erased.toSorted()).toEqual(ids.toSorted());
	expect(await rows(IDS)).toEqual([{ id: other.id }]);
	expect(
		await rows(
			`select 1 from private.lead_attempts where lead_id = '${first.id}'`,
		),
	).toEqual([]);
	const audit = await rows<{ lead_ids: string[] }>(AUDIT);
	expect(audit).toMatchObject([
		{ action: "export", lead_count: 2, lead_ids: ids },
		{ action: "erase", lead_count: 2, actor: new URL(databaseUrl).username },
	]);
	expect(audit[1]?.lead_ids.toSorted()).toEqual(ids.toSorted());
	expect(JSON.stringify(audit).toLowerCase()).not.toContain("cicek");
	expect(await eraseSubject(app.pool, SUBMISSION.email)).toEqual([]);
});

test("a lead that is erased during its delivery does not come back", async () => {
	const { app, receiver, rows, attempts } = server();
	const called = Promise.withResolvers<() => void>();
	receiver.answer((response) => called.resolve(() => response.end()));
	await app.leads.accept(leadWith());
	const answer = await called.promise;
	await eraseSubject(app.pool, SUBMISSION.email);
	answer();
	const jobs = () => rows("select state from pgboss.job");
	await expect.poll(jobs).toEqual([{ state: "completed" }]);
	expect(await attempts()).toEqual([]);
});

test("the nightly purge deletes leads delivered or quarantined long ago, and no others", async () => {
	const { app, receiver, sql, rows, states } = server();
	const accept = async (name: string, intake = {}) =>
		(await app.leads.accept(leadWith({ name }), intake)).id;
	await accept("Old");
	const recent = await accept("Recent");
	await expect.poll(states).toEqual(["delivered", "delivered"]);
	receiver.answer(status(410));
	const failed = await accept("Failed");
	await expect.poll(states).toContain("failed");
	await accept("Old in quarantine", HELD);
	const held = await accept("Recent in quarantine", HELD);
	await sql.query(
		`update private.leads set received_at = received_at - interval '31 days',
			delivered_at = delivered_at - interval '31 days' where id <> all($1)`,
		[[recent, held]],
	);
	expect(await app.queue.getSchedules(PURGE_QUEUE)).toMatchObject([
		{ cron: "30 3 * * *", options: { missed: "once" } },
	]);
	await app.queue.send(PURGE_QUEUE, {});
	await expect
		.poll(() => rows(IDS))
		.toEqual([failed, recent, held].map((id) => ({ id })));
	expect(await rows(AUDIT)).toMatchObject([
		{ action: "purge", lead_count: 2, lead_ids: [] },
	]);
	expect(await purgeLeads(app.pool, 30)).toBe(0);
});
