import { createHash } from "node:crypto";
import {
	access,
	constants,
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	utimes,
	writeFile,
} from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

export interface DiskCache {
	/** What was written under the name; undefined if it is not there or no longer what was written. */
	read(name: string): Promise<Buffer | undefined>;
	write(name: string, bytes: Buffer): Promise<void>;
	/** Bytes of all files together. */
	readonly bytes: number;
}

interface DiskCacheOptions {
	folder: string;
	maxBytes: number;
	/** Told of files that could not be removed. */
	onError(error: unknown): void;
}

/** How this cache's files end. Others in the folder are not its own, and it never removes them. */
const OWN = ".cached";
const HALF_WRITTEN = /\.cached\.\d+\.tmp$/;

/** Bytes of the checksum with which each file begins. */
const CHECKSUM = 32;

/**
 * A folder of files bounded by their size, least recently used going first, that survives a restart.
 * Each file begins with its checksum, since a disk may be full or a machine lose power in the midst.
 * Names must be fit for file names. Several processes may share the folder; each then bounds the
 * files that it knows of.
 * @throws where the folder cannot be made or written.
 */
export async function openDiskCache({
	folder,
	maxBytes,
	onError,
}: DiskCacheOptions): Promise<DiskCache> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await access(folder, constants.W_OK);
	const sizes = new LRUCache<string, number>({
		maxSize: maxBytes,
		sizeCalculation: (size) => size,
		dispose(_size, name, reason) {
			if (reason === "evict") remove(name).catch(onError);
		},
	});
	const pathOf = (name: string) => path.join(folder, name + OWN);
	const remove = (name: string) => rm(pathOf(name), { force: true });

	for (const { file, size } of await filesByUse(folder)) {
		const name = path.basename(file, OWN);
		if (HALF_WRITTEN.test(file)) await rm(file, { force: true });
		else if (size > maxBytes || size === 0) await remove(name);
		else sizes.set(name, size);
	}

	return {
		async read(name) {
			const file = await readFile(pathOf(name)).catch(absent);
			if (!file) {
				sizes.delete(name);
				return undefined;
			}
			const bytes = file.subarray(CHECKSUM);
			if (!file.subarray(0, CHECKSUM).equals(checksum(bytes))) {
				sizes.delete(name);
				await remove(name);
				return undefined;
			}
			sizes.set(name, file.length);
			// The order of use is to survive a restart.
			const now = new Date();
			await utimes(pathOf(name), now, now).catch(absent);
			return bytes;
		},
		async write(name, bytes) {
			if (bytes.length + CHECKSUM > maxBytes) return;
			const temporary = `${pathOf(name)}.${process.pid}.tmp`;
			await writeFile(temporary, [checksum(bytes), bytes]);
			await rename(temporary, pathOf(name));
			sizes.set(name, bytes.length + CHECKSUM);
		},
		get bytes() {
			return sizes.calculatedSize;
		},
	};
}

/** The cache's own files with their sizes in bytes, least recently used first. */
async function filesByUse(folder: string) {
	const entries = await readdir(folder, { withFileTypes: true });
	const files = await Promise.all(
		entries
			.filter(
				(entry) =>
					entry.isFile() &&
					(entry.name.endsWith(OWN) || HALF_WRITTEN.test(entry.name)),
			)
			.map(async ({ name }) => {
				const file = path.join(folder, name);
				const { size, mtimeMs } = await stat(file);
				return { file, size, mtimeMs };
			}),
	);
	return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs);
}

const checksum = (bytes: Buffer): Buffer =>
	createHash("sha256").update(bytes).digest();

function absent(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}
