import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/database/embedded/port.ts";
import {
	type EmbeddedPostgres,
	startEmbeddedPostgres,
} from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";

/** ms; a busy machine is slow. */
const START_WITHIN = 60_000;

/** A server and a Postgres in separate processes, to kill and restart. */
export async function startSystem(environment: Record<string, string>) {
	const dataDir = await mkdtemp(path.join(tmpdir(), "vitrin-faults-"));
	const port = await freePort(0);
	const url = `http://127.0.0.1:${port}`;
	let log = "";
	const hear = (...said: unknown[]) => {
		log += `${said.map(String).join(" ")}\n`;
	};
	const startPostgres = () =>
		startEmbeddedPostgres({
			dataDir,
			log: { debug: hear, info: hear, warn: hear, error: hear },
		});
	let postgres: EmbeddedPostgres = await startPostgres();
	await migrate(postgres.url);
	let server: ChildProcess;

	async function startServer(): Promise<void> {
		server = spawn(process.execPath, ["server/main.ts"], {
			env: {
				...process.env,
				NODE_ENV: "production",
				PORT: String(port),
				DATABASE_URL: postgres.url,
				// The blog is not tested: no API listens there.
				SUPABASE_URL: "http://127.0.0.1:9",
				SUPABASE_ANON_KEY: "none",
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

	await startServer();
	return {
		url,
		databaseUrl: () => postgres.url,
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
		/** Kills Postgres (`kill -9`) and starts it again on the same port after `awayFor` ms. */
		async killPostgres(awayFor: number) {
			const file = path.join(dataDir, "postgres", "postmaster.pid");
			const [pid] = (await readFile(file, "utf8")).split("\n");
			process.kill(Number(pid), "SIGKILL");
			await postgres.stop();
			await sleep(awayFor);
			const before = postgres.url;
			postgres = await startPostgres();
			if (postgres.url !== before) throw new Error("Postgres moved");
		},
		async [Symbol.asyncDispose]() {
			await endServer("SIGTERM");
			await postgres.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
