import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";
import { type PostgresBinaries, postgresEnvironment } from "./binaries.ts";
import { failureOf, withoutRoot } from "./without-root.ts";

const run = promisify(execFile);

const PASSWORD_FILE = "superuser-password";

/**
 * Checks that `cluster` is a data folder of this Postgres, and creates it if it does not exist.
 * @returns the password of the superuser `postgres`.
 * @throws StartError when the folder cannot be created, or when these binaries cannot open it.
 */
export async function ensureCluster(cluster: string, binaries: PostgresBinaries): Promise<string> {
	await removeUnfinished(cluster);
	const folder = await stat(cluster).catch(() => undefined);
	if (folder) {
		checkOwner(cluster, folder.uid);
		await checkVersion(cluster, binaries);
	} else {
		await createCluster(cluster, binaries);
	}
	return readOwn(cluster, PASSWORD_FILE);
}

/** Works in a sibling folder and renames it at the end, so that an interrupted creation leaves no incomplete data folder. */
async function createCluster(cluster: string, binaries: PostgresBinaries): Promise<void> {
	const draft = `${unfinished(cluster)}${randomUUID()}`;
	const passwordFile = `${draft}.password`;
	await writeFile(passwordFile, randomBytes(24).toString("base64url"), {
		mode: 0o600,
	});
	const { file, args } = await withoutRoot({
		file: binaries.initdb,
		args: [
			`--pgdata=${draft}`,
			`--pwfile=${passwordFile}`,
			"--username=postgres",
			"--auth=scram-sha-256",
			"--encoding=UTF8",
			// Sorting by code point, with full Unicode case rules, on each system.
			"--locale=C",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8",
			"--data-checksums",
			"--no-instructions",
		],
	});
	try {
		await run(file, args, { env: postgresEnvironment() });
	} catch (cause) {
		throw new StartError(`The database could not be created in ${cluster}: ${failureOf(cause)}`, {
			cause,
		});
	}
	await rename(passwordFile, path.join(draft, PASSWORD_FILE));
	await rename(draft, cluster);
	await syncFolder(path.dirname(cluster));
}

const unfinished = (cluster: string) => `${cluster}.unfinished-`;

async function removeUnfinished(cluster: string): Promise<void> {
	const prefix = path.basename(unfinished(cluster));
	const parent = path.dirname(cluster);
	for (const name of await readdir(parent)) {
		if (!name.startsWith(prefix)) continue;
		// An initdb whose server was killed may still write for a moment.
		const options = { recursive: true, force: true, maxRetries: 5 };
		await rm(path.join(parent, name), options);
	}
}

function checkOwner(cluster: string, owner: number): void {
	const user = process.getuid?.();
	if (user === undefined || user === owner) return;
	throw new StartError(
		`${cluster} belongs to user ${owner}, and Postgres runs only as the owner of its folder (this is user ${user}): start as that user, or choose another DATA_DIR`,
	);
}

async function checkVersion(cluster: string, binaries: PostgresBinaries): Promise<void> {
	const version = await readOwn(cluster, "PG_VERSION");
	const { stdout } = await run(binaries.initdb, ["--version"]);
	const major = /(\d+)\.?\S*\s*$/.exec(stdout)?.[1];
	if (version === major) return;
	throw new StartError(
		`${cluster} was created by Postgres ${version}, and this is Postgres ${major}: dump it with the old version and restore it, or choose another DATA_DIR`,
	);
}

async function readOwn(cluster: string, file: string): Promise<string> {
	try {
		return (await readFile(path.join(cluster, file), "utf8")).trim();
	} catch (cause) {
		throw new StartError(
			`${cluster} is not a database of this program (its ${file} cannot be read): move it away, or choose another DATA_DIR`,
			{ cause },
		);
	}
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder);
	await handle.sync();
	await handle.close();
}
