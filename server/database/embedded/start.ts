import { existsSync } from "node:fs";
import { access, constants, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Log } from "../../log.ts";
import { StartError } from "../start-error.ts";
import { type PostgresBinaries, postgresBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { lockFolder } from "./folder-lock.ts";
import { stopOrphan } from "./orphan.ts";
import { freePort } from "./port.ts";
import { type Settings, startPostmaster } from "./postmaster.ts";
import { createSupabaseRoles } from "./roles.ts";
import { supervise } from "./supervisor.ts";

interface Options {
	/** The folder of the data; created if it does not exist. */
	dataDir: string;
	log: Log;
	/** Settings of Postgres in addition to the durable defaults; for tests. */
	settings?: Settings;
}

/**
 * Starts the embedded Postgres on a data folder, with Supabase's roles. Cleans up after a killed
 * server: a running Postgres, a stale postmaster.pid, an incomplete data folder. When Postgres ends
 * later, it is started again on the same port. The folder's `database-url` has the URL, for psql and
 * the command line.
 * @returns `url` of the database `postgres`, with the superuser's password; `lost` and `stop` as `supervise` does.
 * @throws StartError when another server uses the folder, or with the reason why Postgres does not start.
 */
export async function startEmbeddedPostgres(options: Options) {
	const binaries = await postgresBinaries();
	const dataDir = await makeFolder(options.dataDir);
	const lock = await lockFolder(dataDir);
	try {
		const { stop, ...running } = await start(dataDir, binaries, options);
		return {
			...running,
			async stop() {
				await stop();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

async function start(dataDir: string, binaries: PostgresBinaries, { log, settings = {} }: Options) {
	const cluster = path.join(dataDir, "postgres");
	const urlFile = path.join(dataDir, "database-url");
	const password = await ensureCluster(cluster, binaries);
	const common = { cluster, binaries, log, settings };
	const attempt = async (preferred: number) => {
		const stalePid = await stopOrphan(cluster, log);
		const port = await freePort(preferred);
		const running = await startPostmaster({ ...common, port, stalePid });
		return { port, running };
	};
	const { port, running } = await attempt(await lastPort(urlFile)).catch((error: Error) => {
		// Another program may have taken the port in the meantime.
		log.warn(`${error.message}; retrying once`);
		return attempt(0);
	});
	const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
	try {
		await writeFile(urlFile, `${url}\n`, { mode: 0o600 });
		await createSupabaseRoles(url);
	} catch (error) {
		await running.stop();
		throw error;
	}
	const restart = async () => {
		const stalePid = await stopOrphan(cluster, log);
		return startPostmaster({ ...common, port, stalePid });
	};
	return { url, ...supervise({ running, restart, log }) };
}

/** @returns the folder's real path: an orphan is recognised by it, also when DATA_DIR is a link. */
async function makeFolder(dataDir: string): Promise<string> {
	try {
		await makeFolders(path.resolve(dataDir));
		await access(dataDir, constants.W_OK | constants.X_OK);
		return await realpath(dataDir);
	} catch (cause) {
		throw new StartError(
			`DATA_DIR takes a folder that can be written, and ${path.resolve(dataDir)} cannot: ${cause instanceof Error ? cause.message : cause}`,
			{ cause },
		);
	}
}

/**
 * Makes a folder, and those above it. Node's own `recursive` never ends where the system refuses a folder with ENOENT
 * although the one above it exists, as in /proc.
 */
async function makeFolders(folder: string): Promise<void> {
	if (existsSync(folder)) return;
	await makeFolders(path.dirname(folder));
	await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
		// Unless another server was faster.
		if (!existsSync(folder)) throw error;
	});
}

/** The port of the last run, so that a saved URL for psql keeps working; 0 on the first run. */
async function lastPort(urlFile: string): Promise<number> {
	const text = await readFile(urlFile, "utf8").catch(() => "");
	return URL.canParse(text) ? Number(new URL(text).port) : 0;
}
