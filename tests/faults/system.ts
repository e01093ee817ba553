import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/database/embedded/port.ts";
import { withClient } from "../../server/database/with-client.ts";
import { killPostgres } from "../support/kill-postgres.ts";
import type { SmallDisk } from "./small-disk.ts";

/** ms; a busy machine is slow. */
const START_WITHIN = 60_000;

/** A server with its embedded Postgres, to kill and restart, on a disk to fill. */
export async function startSystem(environment: Record<string, string>, disk?: SmallDisk) {
	const dataDir = await mkdtemp(path.join(disk?.folder ?? tmpdir(), "vitrin-faults-"));
	const port = await freePort(0);
	const url = `http://127.0.0.1:${port}`;
	let log = "";
	const hear = (said: unknown) => {
		log += String(said);
	};
	let server: ChildProcess;

	async function startServer(): Promise<void> {
		server = spawn(process.execPath, ["server/main.ts"], {
			env: {
				...process.env,
				NODE_ENV: "production",
				PORT: String(port),
				DATA_DIR: dataDir,
				...environment,
			},
			stdio: ["ignore", "pipe", "pipe"],
		});
		server.stdout?.on("data", hear);
		server.stderr?.on("data", hear);
		// After a kill the code is null, after a stop 0.
		server.once("exit", (code) => {
			if (code) console.error(`The server ended:\n${log.slice(-5_000)}`);
		});
		const deadline = Date.now() + START_WITHIN;
		while (Date.now() < deadline && server.exitCode === null) {
			const answer = await fetch(`${url}/readyz`).catch(() => undefined);
			await answer?.body?.cancel();
			if (answer?.ok) return;
			await sleep(50);
		}
		throw new Error(`The server did not start:\n${log.slice(-5_000)}`);
	}

	async function endServer(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
		if (server.exitCode !== null || server.signalCode !== null) return;
		const ended = once(server, "exit");
		server.kill(signal);
		await ended;
	}

	const answers = async (page: string) => {
		const answer = await fetch(url + page).catch(() => undefined);
		await answer?.body?.cancel();
		return answer?.ok === true;
	};
	const databaseUrl = async () =>
		(await readFile(path.join(dataDir, "database-url"), "utf8")).trim();

	/** @returns the seconds until the database, pages of the blog and the queue are back; @throws when the server itself ends. */
	async function recovered(): Promise<number> {
		const since = Date.now();
		const isBack = async () =>
			(await answers("/readyz")) && (await answers("/rest/v1/blog_posts?select=id&limit=1"));
		while (!(await isBack())) {
			if (Date.now() - since > START_WITHIN || server.exitCode !== null) {
				throw new Error(`The site did not recover:\n${log.slice(-5_000)}`);
			}
			await sleep(50);
		}
		return (Date.now() - since) / 1_000;
	}

	await startServer();
	return {
		url,
		databaseUrl,
		serverPid() {
			if (!server.pid) throw new Error("The server has no process");
			return server.pid;
		},
		/** The output of both so far. */
		log: () => log,
		/** Kills the server (`kill -9`) and starts it again. */
		async killServer() {
			await endServer("SIGKILL");
			await startServer();
		},
		/** Kills only Postgres (`kill -9`), while the server lives. @returns the seconds until the site has recovered. */
		async killPostgres() {
			await killPostgres(dataDir);
			return recovered();
		},
		/** Fills the disk until Postgres ends, and frees it. @returns the seconds from then until the site has recovered. */
		async fillDisk(disk: SmallDisk, fullFor: number) {
			const before = log.length;
			const hasStopped = () => log.slice(before).includes("Postgres has stopped");
			await disk.fill();
			const deadline = Date.now() + START_WITHIN;
			while (!hasStopped()) {
				if (Date.now() > deadline) throw new Error("Postgres needs no disk");
				// The next transaction needs a new file.
				await withClient(await databaseUrl(), (client) =>
					client.query("select pg_switch_wal()"),
				).catch(() => {});
				await sleep(50);
			}
			await sleep(fullFor);
			await disk.free();
			return recovered();
		},
		async [Symbol.asyncDispose]() {
			await endServer("SIGTERM");
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
