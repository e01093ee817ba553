import {
	access,
	constants,
	mkdir,
	readFile,
	realpath,
	writeFile,
} from "node:fs/promises";
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

interface Options {
	/** The folder that holds the data; it is made when it does not exist. */
	dataDir: string;
	log: Log;
	/** Settings of Postgres on top of the durable defaults; for tests. */
	settings?: Settings;
}

/** A Postgres that belongs to this process. */
export interface EmbeddedPostgres {
	/** Address of the database `postgres`, with the superuser's password. */
	url: string;
	/** Ends all sessions and waits until everything is written and Postgres has ended. */
	stop(): Promise<void>;
}

/**
 * Starts the embedded Postgres on a data folder, which it makes if need be, with Supabase's roles.
 * What a killed server left behind (a Postgres still running, a stale postmaster.pid, half a data
 * folder) is cleared up. The address is also kept in the folder's `database-url`, for psql and the
 * command line.
 * @throws StartError when another server has the folder, or with what keeps Postgres from starting.
 */
export async function startEmbeddedPostgres(
	options: Options,
): Promise<EmbeddedPostgres> {
	const binaries = await postgresBinaries();
	const dataDir = await makeFolder(options.dataDir);
	const lock = await lockFolder(dataDir);
	try {
		const { url, postmaster } = await start(dataDir, binaries, options);
		return {
			url,
			async stop() {
				await postmaster.stop();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

async function start(
	dataDir: string,
	binaries: PostgresBinaries,
	{ log, settings = {} }: Options,
) {
	const cluster = path.join(dataDir, "postgres");
	const urlFile = path.join(dataDir, "database-url");
	const password = await ensureCluster(cluster, binaries);
	const attempt = async (preferred: number) => {
		const stalePid = await stopOrphan(cluster, log);
		const port = await freePort(preferred);
		const common = { cluster, binaries, log, settings };
		return { port, ...(await startPostmaster({ ...common, port, stalePid })) };
	};
	const postmaster = await attempt(await lastPort(urlFile)).catch(
		(error: Error) => {
			// Another program may have taken the port in between.
			log.warn(`${error.message}; trying once more`);
			return attempt(0);
		},
	);
	const url = `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/postgres`;
	try {
		await writeFile(urlFile, `${url}\n`, { mode: 0o600 });
		await createSupabaseRoles(url);
	} catch (error) {
		await postmaster.stop();
		throw error;
	}
	return { url, postmaster };
}

/** @returns the folder's real path, by which an orphan is recognised however the folder was named. */
async function makeFolder(dataDir: string): Promise<string> {
	try {
		await mkdir(dataDir, { recursive: true, mode: 0o700 });
		await access(dataDir, constants.W_OK | constants.X_OK);
		return await realpath(dataDir);
	} catch (cause) {
		throw new StartError(
			`DATA_DIR takes a folder that can be written, and ${path.resolve(dataDir)} cannot: ${cause instanceof Error ? cause.message : cause}`,
			{ cause },
		);
	}
}

/** The port of the last run, so that a saved psql address keeps working; 0 when there was none. */
async function lastPort(urlFile: string): Promise<number> {
	const text = await readFile(urlFile, "utf8").catch(() => "");
	return URL.canParse(text) ? Number(new URL(text).port) : 0;
}
