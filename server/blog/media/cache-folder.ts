import { lstat } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type DiskCache, openDiskCache } from "./disk-cache.ts";

const MB = 1024 * 1024;

/** Bytes of converted pictures below the data folder: about ten thousand. */
const DATA_BYTES = 512 * MB;

/** Less in a temporary folder, which may be memory. */
const TEMPORARY_BYTES = 64 * MB;

/**
 * The cache of pictures below the data folder, or in a temporary folder where that cannot be written,
 * as when the database is elsewhere and the disk read-only. Undefined if neither can.
 */
export async function openCacheFolder(
	dataDir: string,
	log: Pick<FastifyBaseLogger, "warn">,
): Promise<DiskCache | undefined> {
	const onError = (err: unknown) =>
		log.warn({ err }, "A file could not be removed from the cache of pictures");
	const { uid } = userInfo();
	const places = [
		{ folder: path.resolve(dataDir, "picture-cache"), maxBytes: DATA_BYTES },
		{
			folder: path.join(tmpdir(), `vitrin-picture-cache-${uid}`),
			maxBytes: TEMPORARY_BYTES,
		},
	];
	for (const { folder, maxBytes } of places) {
		try {
			const cache = await openDiskCache({ folder, maxBytes, onError });
			// In a temporary folder, somebody else may have been there first.
			if (uid < 0 || (await lstat(folder)).uid === uid) return cache;
			log.warn({ folder }, "The folder for pictures belongs to another user");
		} catch (err) {
			log.warn({ err, folder }, "The folder cannot keep converted pictures");
		}
	}
	return undefined;
}
