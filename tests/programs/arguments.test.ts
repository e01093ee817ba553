import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test.each([
	["backup", ["--keep", "many"], "--keep and --days take whole numbers, not many"],
	["backup", ["--daily", "25:00"], "--daily takes a time such as 03:00, not 25:00"],
	["backup", ["--colour"], "does not know --colour; see --help"],
	["restore", [], "takes a backup"],
	["upgrade", ["--fast"], "does not know --fast; see --help"],
	["upgrade", ["caddy", "--local"], "takes --local before the services; see --help"],
])("bin/%s %j is refused with a reason", async (program, args, message) => {
	await expect(promisify(execFile)(`bin/${program}`, args)).rejects.toMatchObject({
		code: 2,
		stderr: expect.stringContaining(message),
	});
});
