import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "../support/database.ts";
import { leadWith, startLeadServer } from "../support/lead-server.ts";
import { SUBMISSION, startLeadsApp } from "../support/leads-app.ts";
import { leads } from "../support/leads-command.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const WAIT = { timeout: 20_000, interval: 50 };

const ID = "0198a1b2-0000-7000-8000-000000000001";

test("leads are listed, shown and retried", async () => {
	await using stack = new AsyncDisposableStack();
	const database = await createDatabase();
	stack.defer(database.drop);
	const dataDir = await mkdtemp(path.join(tmpdir(), "vitrin-leads-"));
	stack.defer(() => rm(dataDir, { recursive: true }));
	await writeFile(path.join(dataDir, "database-url"), `${database.url}\n`);
	const receiver = stack.use(await startWebhookReceiver());
	const app = await startLeadsApp({
		databaseUrl: database.url,
		environment: { QUICK_ANALYSIS_WEBHOOK_URL: receiver.url },
	});
	stack.defer(() => app.close());

	expect((await leads(dataDir, "list")).stdout).toBe(
		"There are no such leads.\n",
	);

	receiver.answer(status(410));
	const submit = await app.inject({
		method: "POST",
		url: "/api/quick-analysis",
		payload: SUBMISSION,
	});
	const { id } = submit.json();
	const row = async () => (await leads(dataDir, "list")).stdout.split("\n")[1];
	await expect.poll(row, WAIT).toMatch(/failed/);
	expect(await row()).toMatch(
		new RegExp(`^${id} {2}20\\d\\d-\\S+Z {2}failed +1 +410$`),
	);
	expect((await leads(dataDir, "list")).stdout).not.toContain("cicek");

	const shown = (await leads(dataDir, "show", id)).stdout;
	for (const text of ["failed", ...SUBMISSION.message.split("\n")]) {
		expect(shown).toContain(text);
	}
	for (const key of ["name", "email", "company", "source"] as const) {
		expect(shown).toMatch(new RegExp(`${key} +${SUBMISSION[key]}`));
	}
	expect(shown).toMatch(/Z +410 +\d+ +answered 410\n$/);

	receiver.answer(status(200));
	expect(await leads(dataDir, "retry", id)).toEqual({
		stdout: `Lead ${id} is in the queue again.\n`,
		stderr: "",
		code: 0,
	});
	await expect.poll(row, WAIT).toMatch(/delivered +2 +200$/);
	expect(await leads(dataDir, "retry", id)).toEqual({
		stdout: "",
		stderr: `Lead ${id} is delivered, not failed\n`,
		code: 1,
	});

	const wrong = [
		[["erase", "can"], "can is not an e-mail address"],
		[[], "npm run leads -- list"],
		[["list", "everything"], "npm run leads -- list"],
		[["list", "--state", "lost"], "--state takes pending"],
		[["list", "--since", "soon"], "--since takes a date"],
		[["list", "--colour"], "npm run leads -- list"],
		[["show"], "npm run leads -- list"],
		[["show", "7"], `7 is not the id of a lead: "list" shows the ids`],
		[["show", ID], `There is no lead ${ID}`],
		[["retry", ID], `There is no lead ${ID}`],
	] as const;
	await Promise.all(
		wrong.map(async ([args, message]) => {
			const result = await leads(dataDir, ...args);
			expect(result).toMatchObject({ stdout: "", code: 1 });
			expect(result.stderr).toContain(message);
		}),
	);
}, 60_000);

test("leads are filtered, released, exported and erased", async () => {
	await using stack = new AsyncDisposableStack();
	const at = stack.use(await startLeadServer());
	const dataDir = await mkdtemp(path.join(tmpdir(), "vitrin-leads-"));
	stack.defer(() => rm(dataDir, { recursive: true }));
	await writeFile(path.join(dataDir, "database-url"), at.databaseUrl);
	const held = await at.app.leads.accept(
		leadWith({ name: "=1+1", email: "can@x.example" }),
		{ suspicions: ["honeypot"] },
	);
	const waiting = await leads(
		dataDir,
		...["list", "--json", "--state", "quarantined", "--since", "2026-01-01"],
	);
	expect(JSON.parse(waiting.stdout)).toMatchObject([{ id: held.id }]);
	const none = await leads(dataDir, "list", "--csv", "--until", "2020-01-01");
	expect(none.stdout).toBe("id,received,state,attempts,last result\n");
	const csv = (await leads(dataDir, "export", "--state", "quarantined")).stdout;
	expect(csv.split("\r\n")[1]).toContain("honeypot,,'=1+1,can@x.example,");
	const released = await leads(dataDir, "release", held.id);
	expect(released.stdout).toContain("is in the queue again");
	const exported = await leads(dataDir, "export", "CAN@x.example");
	expect(JSON.parse(exported.stdout)).toMatchObject([{ name: "=1+1" }]);
	const erased = await leads(dataDir, "erase", "can@x.example");
	expect(erased.stdout).toContain(held.id);
	expect((await leads(dataDir, "export", "can@x.example")).stdout).toBe("[]\n");
}, 60_000);

test("only leads that are quarantined or were given up are discarded, by id or by state and date", async () => {
	await using stack = new AsyncDisposableStack();
	const at = stack.use(await startLeadServer());
	const dataDir = await mkdtemp(path.join(tmpdir(), "vitrin-leads-"));
	stack.defer(() => rm(dataDir, { recursive: true }));
	await writeFile(path.join(dataDir, "database-url"), at.databaseUrl);
	const accept = async (name: string, suspicions: string[] = []) =>
		(await at.app.leads.accept(leadWith({ name }), { suspicions })).id;
	const states = () =>
		at.rows<{ name: string; state: string }>(
			"select name, state from private.leads order by name",
		);

	at.receiver.answer(status(410), status(500, { "retry-after": "3600" }));
	const failed = await accept("Failed");
	const failing = () =>
		at.rows("select 1 from private.leads where state = 'failed'");
	await expect.poll(failing, WAIT).toHaveLength(1);
	const pending = await accept("Pending");
	const first = await accept("Quarantined 1", ["honeypot"]);
	const second = await accept("Quarantined 2", ["too_fast"]);
	await accept("Quarantined 3", ["honeypot"]);
	await at.sql.query(
		"update private.leads set received_at = '2026-01-15' where name <> 'Quarantined 3'",
	);
	const before = await states();

	const date = ["--until", "2026-02-01"];
	const wrong = [
		[[], "discard takes ids, or --state quarantined or failed with --until"],
		[["--state", "quarantined"], "discard takes ids"],
		[date, "discard takes ids"],
		[["--state", "pending", ...date], "discard takes ids"],
		[[first, ...date], "discard takes ids"],
		[[first, pending], `Lead ${pending} is pending, not quarantined or failed`],
		[[first, ID], `There is no lead ${ID}`],
		[[first, "7"], "7 is not the id of a lead"],
	] as const;
	await Promise.all(
		wrong.map(async ([args, message]) => {
			const result = await leads(dataDir, "discard", ...args);
			expect(result).toMatchObject({ stdout: "", code: 1 });
			expect(result.stderr).toContain(message);
		}),
	);
	expect(await states()).toEqual(before);

	const discard = async (...args: string[]) =>
		(await leads(dataDir, "discard", ...args)).stdout;
	expect(await discard(first, failed)).toBe("Leads discarded: 2.\n");
	const until2025 = ["--state", "quarantined", "--until", "2025-02-01"];
	expect(await discard(...until2025)).toBe("Leads discarded: 0.\n");
	const all = ["--state", "quarantined", ...date];
	expect(await discard(...all)).toBe("Leads discarded: 1.\n");
	expect(await states()).toEqual([
		{ name: "Pending", state: "pending" },
		{ name: "Quarantined 3", state: "quarantined" },
	]);
	const audit = await at.rows<{ lead_ids: string[] }>(
		"select action, lead_count, lead_ids from private.lead_audit order by id",
	);
	expect(audit).toEqual([
		{ action: "discard", lead_count: 2, lead_ids: expect.any(Array) },
		{ action: "discard", lead_count: 1, lead_ids: [second] },
	]);
	expect(audit[0]?.lead_ids.toSorted()).toEqual([first, failed].toSorted());
}, 60_000);

test("without a running server the command says so", async () => {
	await using stack = new AsyncDisposableStack();
	const folder = await mkdtemp(path.join(tmpdir(), "vitrin-leads-"));
	stack.defer(() => rm(folder, { recursive: true }));
	const missing = await leads(path.join(folder, "none"), "list");
	expect(missing).toMatchObject({ stdout: "", code: 1 });
	expect(missing.stderr).toContain("DATA_DIR or DATABASE_URL");

	const stopped = path.join(folder, "stopped");
	await mkdir(stopped);
	await writeFile(
		path.join(stopped, "database-url"),
		"postgres://postgres:secret@127.0.0.1:1/postgres\n",
	);
	for (const args of [["list"], ["retry", ID]]) {
		const result = await leads(stopped, ...args);
		expect(result).toMatchObject({ stdout: "", code: 1 });
		expect(result.stderr).toMatch(/^The database cannot be reached/);
		expect(result.stderr).not.toContain("secret");
	}
});
