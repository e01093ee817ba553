import { execFile } from "node:child_process";
import { mkdtemp, open, rm, rmdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Megabytes; the leads of a run with their write-ahead log take about half of it. */
const SIZE = 320;

export interface SmallDisk extends AsyncDisposable {
	folder: string;
	/** Takes all free space; again, what was given back since. */
	fill(): Promise<void>;
	free(): Promise<void>;
}

/** Mounts a file system in memory. @returns undefined where this user may not mount one. */
export async function mountSmallDisk(): Promise<SmallDisk | undefined> {
	const folder = await mkdtemp(path.join(tmpdir(), "vitrin-faults-disk-"));
	const options = ["-t", "tmpfs", "-o", `size=${SIZE}m,mode=700`];
	try {
		await run("mount", [...options, "vitrin-faults", folder]);
	} catch {
		await rmdir(folder);
		return undefined;
	}
	const ballast = path.join(folder, "ballast");
	return {
		folder,
		async fill() {
			const chunk = Buffer.alloc(1024 * 1024);
			await using file = await open(ballast, "a");
			// Postgres may give some back meanwhile.
			for (;;) {
				const { bfree } = await statfs(folder);
				if (bfree === 0) return;
				await file.write(chunk).catch(() => {});
			}
		},
		free: () => rm(ballast),
		async [Symbol.asyncDispose]() {
			await run("umount", [folder]);
			await rmdir(folder);
		},
	};
}
