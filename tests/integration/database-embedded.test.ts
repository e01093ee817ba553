import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { withClient } from "../../server/database/with-client.ts";
import { killPostgres } from "../support/kill-postgres.ts";
import { testFolder } from "../support/temporary-folder.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };

async function start(dataDir: string) {
	const postgres = await startEmbeddedPostgres({ dataDir, log });
	onTestFinished(postgres.stop);
	return postgres;
}

/** Runs embedded-server.ts on a folder in a process of its own. */
function run(dataDir: string, task: string) {
	const script = path.join(import.meta.dirname, "../support/embedded-server.ts");
	const child = spawn(process.execPath, [script, dataDir, task], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		output += text;
	});
	return {
		process: child,
		/** What it has printed so far, one entry a line. */
		lines: () => output.split("\n").slice(0, -1),
		/** Ends it as `kill -9` does and waits until it is gone. */
		async kill() {
			const closed = once(child, "close");
			child.kill("SIGKILL");
			await closed;
		},
	};
}

const recordedPid = async (dataDir: string) =>
	Number.parseInt(await readFile(path.join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);

function isRunning(pid: number) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

const WAIT = { timeout: 20_000, interval: 20 };

test.each([
	{ killed: "the server", andPostgres: false },
	{ killed: "the server and its Postgres", andPostgres: true },
])("no acknowledged row is lost when $killed is killed", async ({ killed, andPostgres }) => {
	const dataDir = await testFolder();
	const acknowledged: string[] = [];
	for (let round = 0; round < 2; round++) {
		const server = run(dataDir, "write");
		await vi.waitFor(() => expect(server.lines().length).toBeGreaterThan(300), WAIT);
		const postmaster = await recordedPid(dataDir);
		await server.kill();
		expect(isRunning(postmaster)).toBe(true);
		if (andPostgres) process.kill(postmaster, "SIGKILL");
		acknowledged.push(...server.lines().filter((line) => line !== "started"));
	}

	const { url } = await start(dataDir);
	const { rows } = await withClient(url, (client) =>
		client.query<{ id: string }>("select id from written"),
	);
	const stored = new Set(rows.map(({ id }) => id));
	const lost = acknowledged.filter((id) => !stored.has(id));
	console.log(
		`kill -9 of ${killed}, twice: ${acknowledged.length} rows acknowledged, ${stored.size} stored, ${lost.length} lost`,
	);
	expect(lost).toEqual([]);
	expect(new Set(acknowledged).size).toBe(acknowledged.length);
});

test("a second server on the same folder is refused with the first one's pid", async () => {
	const dataDir = await testFolder();
	const first = run(dataDir, "wait");
	await vi.waitFor(() => expect(first.lines()).toContain("started"), WAIT);

	await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
		`${dataDir} is in use by another server (process ${first.process.pid})`,
	);

	await first.kill();
	await start(dataDir);
});

test("a reused pid does not block the start, and the program that has it now is not killed", async () => {
	const dataDir = await testFolder();
	const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e3)"]);
	onTestFinished(() => {
		other.kill();
	});
	const postgres = await start(dataDir);
	const pidFile = path.join(dataDir, "postgres/postmaster.pid");
	const lines = (await readFile(pidFile, "utf8")).split("\n");
	await postgres.stop();
	await writeFile(pidFile, [`${other.pid}`, ...lines.slice(1)].join("\n"));

	await start(dataDir);

	expect(await recordedPid(dataDir)).not.toBe(other.pid);
	expect(other.exitCode ?? other.signalCode).toBe(null);
});

test("a server killed while it creates the data folder can start again", async () => {
	const dataDir = await testFolder();
	const server = run(dataDir, "wait");
	await vi.waitFor(async () => {
		const names = await readdir(dataDir, { recursive: true });
		expect(names.find((name) => name.endsWith("PG_VERSION"))).toMatch(/^postgres\.unfinished-/);
	}, WAIT);
	await server.kill();

	const { url } = await start(dataDir);

	expect(await withClient(url, (client) => client.query("select"))).toMatchObject({ rowCount: 1 });
	expect((await readdir(dataDir)).filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("a server that ends by an uncaught exception stops Postgres too", async () => {
	const dataDir = await testFolder();
	const server = run(dataDir, "throw");
	await once(server.process, "exit");
	expect(server.lines()).toEqual(["started"]);

	await expect
		.poll(() => readdir(path.join(dataDir, "postgres")), WAIT)
		.not.toContain("postmaster.pid");
});

test("Postgres is durable and open to this machine only, and only the owner can read the URL for psql", async () => {
	const dataDir = await testFolder();
	const first = await start(dataDir);
	const { rows } = await withClient(first.url, (client) =>
		client.query(
			"select current_setting(name) as value from unnest('{fsync,synchronous_commit,full_page_writes,data_checksums,listen_addresses,server_encoding,TimeZone}'::text[]) as name",
		),
	);
	expect(rows.map(({ value }) => value)).toEqual([
		"on",
		"on",
		"on",
		"on",
		"127.0.0.1",
		"UTF8",
		"UTC",
	]);

	const urlFile = path.join(dataDir, "database-url");
	expect((await readFile(urlFile, "utf8")).trim()).toBe(first.url);
	expect((await stat(urlFile)).mode & 0o777).toBe(0o600);
	const wrong = new URL(first.url);
	wrong.password = "wrong";
	await expect(withClient(wrong.href, (client) => client.query("select"))).rejects.toThrow(
		"password authentication failed",
	);

	await first.stop();
	expect((await start(dataDir)).url).toBe(first.url);
});

test("the log does not quote the row of a failed statement", async () => {
	const lines: string[] = [];
	const collect = (line: string) => lines.push(line);
	const postgres = await startEmbeddedPostgres({
		dataDir: await testFolder(),
		log: { debug: collect, info: collect, warn: collect, error: collect },
	});
	onTestFinished(postgres.stop);
	await withClient(postgres.url, async (client) => {
		await client.query("create table person (email text unique, age int not null)");
		const insert = client.query("insert into person values ('ada@example.com', null)");
		await expect(insert).rejects.toThrow("violates not-null constraint");
	});
	await postgres.stop();

	expect(lines.join("\n")).toContain("ready to accept connections");
	expect(lines.join("\n")).not.toContain("ada@example.com");
});

test("stopping ends the attempts to start a Postgres that fails to start", async () => {
	const dataDir = await testFolder();
	const lines: string[] = [];
	const error = (line: string) => lines.push(line);
	const postgres = await startEmbeddedPostgres({
		dataDir,
		log: { ...log, error },
	});
	onTestFinished(postgres.stop);
	const control = path.join(dataDir, "postgres/global/pg_control");
	await rename(control, `${control}.away`);
	await killPostgres(dataDir);
	await vi.waitFor(() => expect(lines.join("\n")).toContain("Postgres did not start"), WAIT);
	await postgres.stop();
	await postgres.lost;

	await rename(`${control}.away`, control);
	expect((await start(dataDir)).url).toBe(postgres.url);
});

test("a data folder of another Postgres version is refused", async () => {
	const dataDir = await testFolder();
	await mkdir(path.join(dataDir, "postgres"));
	await writeFile(path.join(dataDir, "postgres/PG_VERSION"), "16\n");

	await expect(start(dataDir)).rejects.toThrow(
		`${dataDir}/postgres was created by Postgres 16, and this is Postgres 17`,
	);
});

test("a folder that cannot be created is named", async () => {
	const file = path.join(await testFolder(), "file");
	await writeFile(file, "");

	// The system refuses the second one as if there were no /proc.
	for (const folder of [path.join(file, "data"), "/proc/data"]) {
		await expect(start(folder)).rejects.toThrow(
			`DATA_DIR takes a folder that can be written, and ${folder} cannot`,
		);
	}
});
