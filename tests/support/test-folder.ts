import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The path of a new folder, which goes with the test. */
export async function testFolder(name = "vitrin-test-"): Promise<string> {
	const path = await mkdtemp(join(tmpdir(), name));
	onTestFinished(() => rm(path, { recursive: true, force: true }));
	return path;
}
