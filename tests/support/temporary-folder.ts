import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder extends AsyncDisposable {
	readonly path: string;
}

/** A new folder, which goes with all that is in it, and nothing else, once it is disposed of. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
	const path = await mkdtemp(join(tmpdir(), "vitrin-test-"));
	// What is removed is the very folder that was made here; nothing that a test computes can change it.
	return Object.freeze({
		path,
		[Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
	});
}
