import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { eraseSubjects } from "../../server/leads/data-subject.ts";
import { eraseAgain } from "../../server/leads/erasures.ts";
import { readFigures } from "../../server/leads/figures.ts";
import { holdDeliveries, resumeDeliveries } from "../../server/leads/hold.ts";
import { leadWith, SUBMISSION, testLeadServer } from "../support/lead-server.ts";
import { status } from "../support/webhook-receiver.ts";

const SOURCES = [SUBMISSION.source];

const server = testLeadServer({ searchInterval: 100 });

test("while deliveries are held leads are taken and wait; afterwards they are delivered", async () => {
	const { app, receiver, sql, rows, states } = server();
	receiver.answer(status(500), status(200));
	const first = await app.leads.accept(leadWith());
	await expect.poll(() => receiver.requests.length).toBeGreaterThan(0);
	await expect.poll(states).toEqual(["delivered"]);
	expect(receiver.requests).toHaveLength(2);

	await holdDeliveries(app.pool, "Can");
	await holdDeliveries(app.pool, "Ayşe");
	const held = await app.leads.accept(leadWith({ name: "Held" }));
	// Jobs run and deliver nothing, and lost leads are not enqueued.
	const open = "select from pgboss.job where name = 'lead-delivery' and state < 'completed'";
	await expect.poll(() => rows(open)).toEqual([]);
	expect(await app.leads.enqueueLost(SOURCES)).toBe(0);
	expect(await states()).toEqual(["delivered", "pending"]);
	expect((await readFigures(app.pool, SOURCES)).isHeld).toBe(true);
	await sql.query("update private.leads set pending_since = now() - interval '2 hours'");
	const alerts = "select data->>'type' as type from pgboss.job where name = 'lead-alert'";
	await expect.poll(() => rows(alerts)).toEqual([{ type: "leads.held" }]);

	await resumeDeliveries(app.pool, "Can");
	await expect.poll(states).toEqual(["delivered", "delivered"]);
	const ids = receiver.requests.map(({ headers }) => headers["webhook-id"]);
	expect(ids).toEqual([first.id, first.id, held.id]);
	const audit = "select action, person from private.audit order by id";
	expect(await rows(audit)).toEqual([
		{ action: "hold", person: "Can" },
		{ action: "resume", person: "Can" },
	]);
});

test("after a restore only the data of erased persons is erased again", async () => {
	const { app, sql, rows } = server();
	const bringBack = (name: string, email: string, age: string) =>
		sql.query(
			`insert into private.leads (name, email, source, submitted_at, received_at, state)
			values ($1, $2, 'newsletter', now(), now() + $3::interval, 'quarantined')`,
			[name, email, age],
		);
	await eraseSubjects(app.pool, ["Ayse@Firma.example"], "Can");
	await bringBack("older", "AYSE@firma.example", "-1 day");
	await bringBack("newer", "ayse@firma.example", "1 second");
	await bringBack("another's", "can@firma.example", "-1 day");
	// As bin/restore does, on a database that has the schema or not.
	const files = await readdir("migrations");
	const file = files.find((name) => name.endsWith("_operations.sql"));
	await sql.query(await readFile(`migrations/${file}`, "utf8"));

	expect(await eraseAgain(app.pool)).toBe(1);
	expect(await eraseAgain(app.pool)).toBe(0);
	expect(await rows("select name from private.leads order by name")).toEqual([
		{ name: "another's" },
		{ name: "newer" },
	]);
	expect(JSON.stringify(await rows("select * from operations.erasures"))).not.toContain("ayse");
});
