import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readEnvFile } from "../../server/config/env-file.ts";
import { testFolder } from "../support/test-folder.ts";

const OLD = "whsec_b2xkIG9sZCBvbGQgb2xkIG9sZCBvbGQgb2xkIG9sZCE=";

test.each([OLD, `'${OLD}'`, `"${OLD}"`, `'${OLD}' # of the receiver`])(
	"the old secret stays valid until --finish, however .env writes it: %s",
	async (written) => {
		const folder = await testFolder();
		for (const file of ["bin/rotate", "bin/check", "docker/backup", "setup"]) {
			await cp(file, path.join(folder, file), { recursive: true });
		}
		const file = path.join(folder, ".env");
		await writeFile(file, `WEBHOOK_SIGNING_SECRET=${written}\n`);
		// A stack without running services, whose image finds no mistake.
		await writeFile(path.join(folder, "bin/docker"), "#!/bin/sh\n", { mode: 0o755 });
		const rotate = (...args: string[]) =>
			promisify(execFile)(path.join(folder, "bin/rotate"), args, {
				cwd: folder,
				env: { PATH: `${folder}/bin:${process.env.PATH}` },
			});
		const secrets = async () => {
			const { lines, mistakes } = readEnvFile(await readFile(file, "utf8"));
			expect(mistakes).toEqual([]);
			return lines[0]?.value.split(",");
		};

		await rotate("WEBHOOK_SIGNING_SECRET");
		const [fresh, ...others] = (await secrets()) ?? [];
		expect(fresh).toMatch(/^whsec_./);
		expect(fresh).not.toBe(OLD);
		expect(others).toEqual([OLD]);
		await rotate("--finish", "WEBHOOK_SIGNING_SECRET");
		expect(await secrets()).toEqual([fresh]);
	},
);
