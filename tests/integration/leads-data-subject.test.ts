import { expect, test } from "vitest";
import {
	eraseSubject,
	exportSubject,
} from "../../server/leads/data-subject.ts";
import { PURGE_QUEUE, purgeLeads } from "../../server/leads/retention.ts";
import { leadWith, startLeadServer } from "../support/lead-server.ts";
import { SUBMISSION } from "../support/leads-app.ts";

const WAIT = { timeout: 20_000, interval: 50 };
const DELIVERED = "select id from private.leads where state = 'delivered'";
const AUDIT =
	"select action, lead_count, lead_ids, actor from private.lead_audit order by id";

test("what is kept of a person is exported and erased, whatever its state, with an audit line", async () => {
	await using at = await startLeadServer();
	const { app } = at;
	const first = await app.leads.accept(leadWith());
	await expect.poll(() => at.rows(DELIVERED), WAIT).toHaveLength(1);
	const second = await app.leads.accept(
		leadWith({ email: "AYSE@cicek.example", message: "Bir daha" }),
		{ suspicions: ["honeypot"] },
	);
	const other = await app.leads.accept(leadWith({ email: "can@x.example" }));
	const ids = [first.id, second.id];

	const exported = await exportSubject(app.pool, " Ayse@Cicek.example ");
	expect(exported.map(({ id, attempts }) => [id, attempts.length])).toEqual([
		[first.id, 1],
		[second.id, 0],
	]);
	expect(exported[0]).toMatchObject({
		name: SUBMISSION.name,
		message: SUBMISSION.message,
	});

	expect((await eraseSubject(app.pool, SUBMISSION.email)).toSorted()).toEqual(
		ids.toSorted(),
	);
	expect(await at.rows("select id from private.leads")).toEqual([
		{ id: other.id },
	]);
	expect(
		await at.rows(
			`select 1 from private.lead_attempts where lead_id = '${first.id}'`,
		),
	).toEqual([]);
	const audit = await at.rows<{ lead_ids: string[] }>(AUDIT);
	expect(audit).toMatchObject([
		{ action: "export", lead_count: 2, lead_ids: ids },
		{ action: "erase", lead_count: 2, actor: new URL(at.databaseUrl).username },
	]);
	expect(audit[1]?.lead_ids.toSorted()).toEqual(ids.toSorted());
	expect(JSON.stringify(audit).toLowerCase()).not.toContain("cicek");
	expect(await eraseSubject(app.pool, SUBMISSION.email)).toEqual([]);
});

test("a lead that is erased while it is under way is not brought back", async () => {
	await using at = await startLeadServer();
	const called = Promise.withResolvers<() => void>();
	at.receiver.answer((response) => called.resolve(() => response.end()));
	await at.app.leads.accept(leadWith());
	const answer = await called.promise;
	await eraseSubject(at.app.pool, SUBMISSION.email);
	answer();
	const jobs = () => at.rows("select state from pgboss.job");
	await expect.poll(jobs, WAIT).toEqual([{ state: "completed" }]);
	expect(await at.rows("select * from private.lead_attempts")).toEqual([]);
});

test("the nightly purge deletes what was delivered or put in quarantine long ago, and nothing else", async () => {
	await using at = await startLeadServer({
		environment: { LEAD_RETENTION_DAYS: "30" },
	});
	const { app } = at;
	const old = await app.leads.accept(leadWith({ name: "Old" }));
	const recent = await app.leads.accept(leadWith({ name: "Recent" }));
	await expect.poll(() => at.rows(DELIVERED), WAIT).toHaveLength(2);
	at.receiver.answer((response) => response.writeHead(410).end());
	const failed = await app.leads.accept(leadWith({ name: "Failed" }));
	const states = () =>
		at.rows("select 1 from private.leads where state = 'failed'");
	await expect.poll(states, WAIT).toHaveLength(1);
	const suspicions = ["honeypot"];
	const held = (name: string) =>
		app.leads.accept(leadWith({ name }), { suspicions });
	const oldHeld = await held("Old in quarantine");
	const recentHeld = await held("Recent in quarantine");
	await at.sql.query(
		`update private.leads set received_at = received_at - interval '31 days',
			delivered_at = delivered_at - interval '31 days' where id <> all($1)`,
		[[recent.id, recentHeld.id]],
	);
	expect(await app.queue.getSchedules(PURGE_QUEUE)).toMatchObject([
		{ cron: "30 3 * * *", options: { missed: "once" } },
	]);
	await app.queue.send(PURGE_QUEUE, {});
	const left = async () =>
		(await at.rows<{ id: string }>("select id from private.leads")).map(
			({ id }) => id,
		);
	await expect.poll(left, WAIT).not.toContain(old.id);
	expect(await left()).not.toContain(oldHeld.id);
	expect((await left()).toSorted()).toEqual(
		[recent.id, failed.id, recentHeld.id].toSorted(),
	);
	expect(await at.rows(AUDIT)).toMatchObject([
		{ action: "purge", lead_count: 2, lead_ids: [] },
	]);
	expect(await purgeLeads(app.pool, 30)).toBe(0);
});
