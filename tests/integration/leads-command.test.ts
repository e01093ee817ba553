import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { leadWith, SUBMISSION, testLeadServer } from "../support/lead-server.ts";
import { doCommand } from "../support/parse-command.ts";
import { testFolder } from "../support/temporary-folder.ts";
import { status } from "../support/webhook-receiver.ts";

const ID = "0198a1b2-0000-7000-8000-000000000001";

const server = testLeadServer();

/** Runs the program in a data folder that names a database. */
async function run(databaseUrl: string | undefined, ...args: string[]) {
	const folder = await testFolder();
	if (databaseUrl) await writeFile(path.join(folder, "database-url"), databaseUrl);
	const program = promisify(execFile)(process.execPath, ["server/operations/leads.ts", ...args], {
		env: { DATA_DIR: folder },
	});
	const { stdout, stderr } = await program.catch(
		(failure: { stdout: string; stderr: string }) => failure,
	);
	return { stdout, stderr, code: program.child.exitCode };
}

function leads(...words: string[]): Promise<string> {
	const { app, databaseUrl: url } = server();
	return doCommand("leads", { config: app.config, pool: app.pool, url }, words);
}

/** Expects that each command fails with a message. */
async function expectErrors(cases: [words: string[], message: string][]) {
	for (const [words, message] of cases) {
		await expect(leads(...words)).rejects.toThrow(message);
	}
}

test("leads are listed, shown and retried", async () => {
	const { receiver, post, states, databaseUrl } = server();
	expect(await run(databaseUrl, "list")).toEqual({
		stdout: "There are no such leads.\n",
		stderr: "",
		code: 0,
	});
	expect(await run(databaseUrl, "show", ID)).toEqual({
		stdout: "",
		stderr: `There is no lead ${ID}\n`,
		code: 1,
	});

	receiver.answer(status(410));
	const { id } = (await post().expect(202)).body;
	await expect.poll(states).toEqual(["failed"]);
	const list = await leads("list");
	expect(list.split("\n")[1]).toMatch(
		new RegExp(`^${id} {2}20\\d\\d-\\S+Z {2}quick_analysis_modal +failed +1 +answered 410$`),
	);
	expect(list).not.toContain("cicek");

	const shown = await leads("show", id);
	for (const text of ["failed", ...SUBMISSION.message.split("\n")]) {
		expect(shown).toContain(text);
	}
	for (const key of ["name", "email", "company", "source"] as const) {
		expect(shown).toMatch(new RegExp(`${key} +${SUBMISSION[key]}`));
	}
	expect(shown).toMatch(/Z +410 +\d+ +answered 410\n?$/);

	receiver.answer(status(200));
	expect(await leads("retry", id)).toBe(`Lead ${id} is in the queue again.`);
	await expect.poll(states).toEqual(["delivered"]);
	expect(await leads("list")).toMatch(/delivered +2 +200\n?$/);

	await expectErrors([
		[["retry", id], `Lead ${id} is delivered, not failed or pending`],
		[["retry", ID], `There is no lead ${ID}`],
	]);
});

test("leads are filtered, released, exported and erased", async () => {
	const { app } = server();
	const { id: held } = await app.leads.accept(leadWith({ name: "=1+1", email: "can@x.example" }), {
		suspicions: ["honeypot"],
	});
	const filter = ["--state", "quarantined", "--since", "2026-01-01"];
	const quarantined = await leads("list", "--json", ...filter);
	expect(JSON.parse(quarantined)).toMatchObject([{ id: held }]);
	expect(await leads("list", "--csv", "--until", "2020-01-01")).toBe(
		"id,received,form,state,attempts,reason\r\n",
	);
	const csv = await leads("export", "--state", "quarantined");
	expect(csv.split("\r\n")[1]).toContain("honeypot,,'=1+1,can@x.example,");
	expect(await leads("release", held)).toContain("is in the queue again");
	const exported = await leads("export", "CAN@x.example");
	expect(JSON.parse(exported).leads).toMatchObject([{ name: "=1+1" }]);
	expect(await leads("erase", "can@x.example")).toContain(held);
	expect(JSON.parse(await leads("export", "can@x.example"))).toEqual({
		leads: [],
		newsletter: [],
	});
});

test("a list marks leads as seen, and the audit names reader, change and lead", async () => {
	const { app, rows } = server();
	const { id } = await app.leads.accept(leadWith(), { suspicions: ["honeypot"] });
	const seen = () => rows("select 1 from private.leads where seen_at is not null");
	await leads("list", "--login", "ayse");
	expect(await seen()).toHaveLength(1);
	await leads("show", id, "--login", "ayse");
	await leads("release", id, "--as", "Can");
	expect(await seen()).toEqual([]);
	const audit = "select action, object_id, person from private.audit";
	expect(await rows(`${audit} order by id`)).toMatchObject([
		{ action: "show", object_id: id, person: "ayse" },
		{ action: "release", object_id: id, person: "Can" },
	]);
});

test("failed leads and leads that wait for a retry are delivered at once", async () => {
	const { app, receiver, states } = server();
	receiver.answer(status(500, { "retry-after": "3600" }), status(410));
	const waiting = await app.leads.accept(leadWith());
	await expect.poll(() => receiver.requests.length).toBe(1);
	await app.leads.accept(leadWith({ name: "Failed" }));
	await expect.poll(states).toEqual(["pending", "failed"]);
	receiver.answer(status(200));
	expect(await leads("retry", "--state", "pending")).toBe(
		`Lead ${waiting.id} is in the queue again.`,
	);
	await expect.poll(states).toEqual(["delivered", "failed"]);
	expect(await leads("retry", "--state", "failed")).toContain("queue again");
	await expect.poll(states).toEqual(["delivered", "delivered"]);
});

test("without a running server the command says so", async () => {
	const missing = await run(undefined, "list");
	expect(missing).toMatchObject({ stdout: "", code: 1 });
	expect(missing.stderr).toContain("DATA_DIR or DATABASE_URL");
	for (const args of [["list"], ["retry", ID]]) {
		const stopped = await run("postgres://postgres:secret@127.0.0.1:1/postgres\n", ...args);
		expect(stopped).toMatchObject({ stdout: "", code: 1 });
		expect(stopped.stderr).toMatch(/^The database cannot be reached/);
		expect(stopped.stderr).not.toContain("secret");
	}
});
