import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { perTest } from "./fixtures.ts";

/** A new folder, which goes with all that is in it once it is disposed of. */
export const temporaryFolder = (name = "vitrin-test-") => mkdtempDisposable(join(tmpdir(), name));

/** The path of a new folder, which goes with the test. */
export const testFolder = async (name?: string): Promise<string> =>
	perTest(await temporaryFolder(name)).path;
