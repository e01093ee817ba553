import { execFile } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { examineStack } from "../../server/checks/rules.ts";
import { readEnvFile } from "../../server/config/env-file.ts";
import { testFolder } from "../support/temporary-folder.ts";

const run = promisify(execFile);

const OLD = "whsec_b2xkIG9sZCBvbGQgb2xkIG9sZCBvbGQgb2xkIG9sZCE=";

/** An installation without running services. @param docker a script that replaces Docker. */
async function install(docker: string) {
	const folder = await testFolder();
	for (const file of ["bin", "docker", "setup", "docker-compose.yml"]) {
		await cp(file, path.join(folder, file), { recursive: true });
	}
	await writeFile(path.join(folder, "bin/docker"), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
	const file = path.join(folder, ".env");
	const env = { PATH: `${folder}/bin:${process.env.PATH}` };
	return {
		folder,
		file,
		setUp: () => run(path.join(folder, "setup"), ["COMPOSE_PROJECT_NAME=shop"], { env }),
		rotate: (...args: string[]) => run(path.join(folder, "bin/rotate"), args, { cwd: folder, env }),
	};
}

test.each([OLD, `'${OLD}'`, `"${OLD}"`, `'${OLD}' # of the receiver`])(
	"the old secret stays valid until --finish, however .env writes it: %s",
	async (written) => {
		// The image finds no mistake.
		const { file, rotate } = await install("");
		await writeFile(file, `WEBHOOK_SIGNING_SECRET=${written}\n`);
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

/** Checks settings as the image does, in this checkout. */
const CHECKING = `[ "$1" != run ] || exec "${process.execPath}" "${path.resolve("server/operations/check.ts")}" .env`;

const EXPIRED =
	"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoiYW5vbiIsImV4cCI6MX0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

test.each([
	["a wrong JWT_SECRET", "JWT_SECRET", "another".repeat(8)],
	["no JWT_SECRET", "JWT_SECRET", ""],
	["an expired key", "SUPABASE_ANON_KEY", EXPIRED],
	["a key of another installation", "SUPABASE_SERVICE_ROLE_KEY", EXPIRED],
])("rotating JWT_SECRET repairs %s, as bin/check says", async (_, name, wrong) => {
	const { file, setUp, rotate } = await install(CHECKING);
	await setUp();
	const line = new RegExp(`^${name}=.*`, "m");
	await writeFile(file, (await readFile(file, "utf8")).replace(line, `${name}=${wrong}`));
	expect(await examineStack(await readFile(file, "utf8"))).not.toEqual([]);
	await rotate("JWT_SECRET");
	expect(await examineStack(await readFile(file, "utf8"))).toEqual([]);
});

test("with another mistake in .env nothing is rotated", async () => {
	const { folder, file, setUp, rotate } = await install(CHECKING);
	await setUp();
	const before = `${await readFile(file, "utf8")}\nSTUDIO_PORT=many\n`;
	await writeFile(file, before);
	await expect(rotate("JWT_SECRET")).rejects.toThrow("STUDIO_PORT takes");
	expect(await readFile(file, "utf8")).toBe(before);
	expect((await readdir(folder)).filter((name) => name.startsWith(".env"))).toEqual([".env"]);
});
