import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../server/database/embedded/port.ts";

export interface RunningServer extends AsyncDisposable {
	url: string;
	pid: number;
	dataDir: string;
	/** Of its embedded Postgres. */
	databaseUrl(): Promise<string>;
	/** Standard output and error so far. */
	output(): string;
	/** Ends it as an operator would, and waits for it. @returns its exit code. */
	stop(): Promise<number | null>;
	/** Ends it as `kill -9` does, and waits for it. @returns a function that starts it again. */
	crash(): Promise<() => Promise<void>>;
}

/** How long a first start with initdb may take on a slow machine, in ms. */
const START_WITHIN = 60_000;

/**
 * Starts the server as `npm start` does, in `DATA_DIR` or a new data folder, which is removed with it.
 * @param template a data folder not in use, of which the new one is a copy.
 */
export async function startServer(
	environment: Record<string, string> = {},
	template?: string,
): Promise<RunningServer> {
	const { DATA_DIR } = environment;
	const dataDir = DATA_DIR ?? (await mkdtemp(join(tmpdir(), "vitrin-")));
	if (template) await cp(template, dataDir, { recursive: true });
	const port = environment.PORT ?? String(await freePort(0));
	let output = "";
	let child: ChildProcess;
	let exited: Promise<number | null>;
	const url = `http://127.0.0.1:${port}`;
	const start = async () => {
		child = spawn(process.execPath, ["server/main.ts"], {
			env: {
				...process.env,
				NODE_ENV: "production",
				PORT: port,
				DATA_DIR: dataDir,
				...environment,
			},
			stdio: ["ignore", "pipe", "pipe"],
		});
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on("data", (chunk) => {
				output += chunk;
			});
		}
		exited = new Promise((resolve) => child.once("exit", resolve));
		await ready(url, child);
	};
	const end = (signal: NodeJS.Signals) => {
		child.kill(signal);
		return exited;
	};
	const stop = async () => {
		const code = await end("SIGTERM");
		if (!DATA_DIR) await rm(dataDir, { recursive: true, force: true });
		return code;
	};
	try {
		await start();
	} catch (error) {
		await stop();
		throw new Error(`The server did not start:\n${output}`, { cause: error });
	}
	return {
		url,
		get pid() {
			return child.pid ?? 0;
		},
		dataDir,
		databaseUrl: async () => (await readFile(join(dataDir, "database-url"), "utf8")).trim(),
		output: () => output,
		stop,
		async crash() {
			await end("SIGKILL");
			return start;
		},
		[Symbol.asyncDispose]: async () => void (await stop()),
	};
}

async function ready(url: string, child: ChildProcess): Promise<void> {
	const deadline = Date.now() + START_WITHIN;
	while (Date.now() < deadline && child.exitCode === null) {
		const answer = await fetch(`${url}/readyz`).catch(() => undefined);
		if (answer?.ok) return;
		await setTimeout(50);
	}
	throw new Error(`exit code ${child.exitCode}`);
}
