/**
 * The service `archive-copy`: keeps an encrypted copy of the archive's files (docker/backup/archive.sh) in a
 * second place, for the owner of a key (age-encryption.org).
 */
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyEachMinute, encryptTo, readRecipients } from "./copying.ts";

const DAY = 86_400_000;

interface Copying {
	/** The folder of the service `archive`. */
	archive: string;
	copies: string;
	/** Public keys of age. */
	recipients: string[];
	days: number;
}

/**
 * Copies each file that is new or has changed, as `<name>.age`. Removes the copies of files that the
 * archive has renamed, and copies of removed files that are older than its days: if the archive is lost,
 * its copy stays.
 * @returns the number of files that it wrote.
 * @throws when a file cannot be read or written, and when only the copies have files; the files before it
 * are copied.
 */
export async function copyArchive(copying: Copying): Promise<number> {
	const { archive, copies, recipients, days } = copying;
	const [files, there] = await Promise.all([filesIn(archive), filesIn(copies)]);
	if (files.size === 0 && there.size > 0) {
		throw new Error("the archive is empty, and its copy is not: is ARCHIVE_FOLDER's disk mounted?");
	}
	let written = 0;
	for (const [name, changed] of files) {
		const copied = there.get(`${name}.age`) ?? Number.NaN;
		if (Math.abs(copied - changed) < 1) continue;
		const target = path.join(copies, `${name}.age`);
		const draft = `${target}.tmp`;
		await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
		try {
			const source = createReadStream(path.join(archive, name));
			await encryptTo(source, recipients, draft);
			// The log may have grown meanwhile: then this file is copied again.
			await utimes(draft, changed / 1_000, changed / 1_000);
			await rename(draft, target);
			written++;
		} catch (error) {
			await rm(draft, { force: true });
			if (!isGone(error)) throw error;
		}
	}
	const segments = new Set([...files.keys()].map(segmentOf));
	for (const [copy, changed] of there) {
		const name = copy.replace(/\.age$/, "");
		if (files.has(name)) continue;
		// Each moment of these days needs the copy of the database of the day before.
		const isOld = Date.now() - changed > (days + 1) * DAY;
		if (isOld || segments.has(segmentOf(name))) {
			await rm(path.join(copies, copy), { force: true });
		}
	}
	return written;
}

/** A segment of the log ends in `.partial` until it is complete, and in `.gz` once it is compressed. */
const segmentOf = (name: string) => name.replace(/\.(partial|gz)$/, "");

/** The complete files of a folder and its folders: the path in it → when it was changed, in milliseconds since 1970. */
async function filesIn(folder: string): Promise<Map<string, number>> {
	const found = new Map<string, number>();
	const entries = await readdir(folder, {
		recursive: true,
		withFileTypes: true,
	});
	for (const entry of entries) {
		const file = path.join(entry.parentPath, entry.name);
		if (!entry.isFile() || /\.tmp(\/|$)/.test(file)) continue;
		try {
			const { mtimeMs } = await stat(file);
			found.set(path.relative(folder, file), mtimeMs);
		} catch (error) {
			if (!isGone(error)) throw error;
		}
	}
	return found;
}

/** A segment of the log is renamed when it is complete, and again when it is compressed. */
const isGone = (error: unknown) =>
	error instanceof Error && "code" in error && error.code === "ENOENT";

if (import.meta.main) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			recipients: { type: "string", default: "" },
			days: { type: "string", default: "7" },
		},
	});
	const [archive = "", copies = ""] = positionals;
	const days = Number(values.days);
	const recipients = readRecipients(values.recipients);
	await copyEachMinute("archive-copy", async () => {
		const written = await copyArchive({ archive, copies, recipients, days });
		return written > 0 ? `${written} files` : undefined;
	});
}
