/**
 * The service `backup-copy`: copies the newest backup with .env to a second place, encrypted for the owner of
 * a key (age-encryption.org), and does so again whenever there is a newer one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyEachMinute, encryptTo, readRecipients } from "./copying.ts";

const DAY = 86_400_000;

interface Copying {
	/** The folder of bin/backup. */
	backups: string;
	/** The folder with .env. */
	installation: string;
	copies: string;
	/** Public keys of age. */
	recipients: string[];
	/** The number of copies to keep, and for how many days; 0: no limit. The newest stays. */
	keep: number;
	days: number;
}

/**
 * Writes the newest backup, its manifest, the list of erasures and .env as one encrypted tar file, unless
 * it exists, and removes old copies.
 * @returns the name of the new file, if it wrote one.
 * @throws when a file cannot be read or written; then the second place has nothing new.
 */
export async function copyNewest(copying: Copying): Promise<string | undefined> {
	const { backups, installation, copies } = copying;
	const dump = (await names(backups, ".dump")).at(-1);
	if (!dump) return undefined;
	const name = dump.replace(/\.dump$/, ".tar.age");
	if ((await names(copies, ".tar.age")).includes(name)) return undefined;

	const files = [dump, dump.replace(/\.dump$/, ".manifest"), "erasures"];
	const there = await Promise.all(
		files.map((file) =>
			access(path.join(backups, file)).then(
				() => [file],
				() => [],
			),
		),
	);
	const draft = path.join(copies, `${name}.tmp`);
	try {
		await encrypt(
			["-C", backups, ...there.flat(), "-C", installation, ".env"],
			copying.recipients,
			draft,
		);
		await rename(draft, path.join(copies, name));
	} finally {
		await rm(draft, { force: true });
	}
	await prune(copying);
	return name;
}

/** The files of backups in a folder, the oldest first. */
async function names(folder: string, ending: string): Promise<string[]> {
	const files = await readdir(folder);
	return files.filter((file) => file.startsWith("vitrin-") && file.endsWith(ending)).sort();
}

/** Runs tar with these arguments and writes its output to a file, encrypted. */
async function encrypt(args: string[], recipients: string[], file: string): Promise<void> {
	const tar = spawn("tar", ["--create", ...args], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(tar, "close");
	const [[code]] = await Promise.all([ended, encryptTo(tar.stdout, recipients, file)]);
	if (code !== 0) throw new Error(`tar ended with ${code}`);
}

async function prune({ copies, keep, days }: Copying): Promise<void> {
	// Drafts of killed runs.
	for (const draft of await names(copies, ".tar.age.tmp")) await rm(path.join(copies, draft));
	const older = (await names(copies, ".tar.age")).slice(0, -1);
	for (const [index, name] of older.entries()) {
		const file = path.join(copies, name);
		const { mtimeMs } = await stat(file);
		const tooMany = keep > 0 && older.length - index >= keep;
		const tooOld = days > 0 && Date.now() - mtimeMs > days * DAY;
		if (tooMany || tooOld) await rm(file);
	}
}

if (import.meta.main) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			recipients: { type: "string", default: "" },
			keep: { type: "string", default: "0" },
			days: { type: "string", default: "0" },
		},
	});
	const [backups = "", installation = "", copies = ""] = positionals;
	const recipients = readRecipients(values.recipients);
	await copyEachMinute("backup-copy", () =>
		copyNewest({
			...{ backups, installation, copies, recipients },
			keep: Number(values.keep),
			days: Number(values.days),
		}),
	);
}
