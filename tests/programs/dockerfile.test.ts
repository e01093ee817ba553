import { execFile } from "node:child_process";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/temporary-folder.ts";

/** The commands of the Dockerfile that remove files below node_modules, as its shell reads them. */
async function removals() {
	const file = (await readFile("Dockerfile", "utf8"))
		.replace(/^#.*\n/gm, "")
		.replaceAll("\\\n", " ");
	return file
		.split("\n")
		.flatMap((line) => line.split("&&"))
		.map((command) => command.trim())
		.filter((command) => /^rm .*node_modules\//.test(command));
}

test("the image builds where npm has installed fewer packages, as on arm64", async () => {
	const folder = await testFolder();
	const packages = path.join(folder, "node_modules");
	for (const name of ["pg", "typescript"]) {
		await mkdir(path.join(packages, name), { recursive: true });
	}
	const commands = await removals();
	expect(commands.length).toBeGreaterThan(0);
	for (const command of commands) {
		await promisify(execFile)("sh", ["-ec", command], { cwd: folder });
	}
	expect(await readdir(packages)).toEqual(["pg"]);
});

test("the image gets each program that says so", async () => {
	const [, copied = ""] =
		/^COPY (bin\/.*) bin\/$/m.exec(await readFile("Dockerfile", "utf8")) ?? [];
	const programs = await Promise.all(
		(await readdir("bin")).map(async (name) => {
			const text = await readFile(path.join("bin", name), "utf8");
			return text.includes("in its image") || name === "site" ? [`bin/${name}`] : [];
		}),
	);
	expect(copied.split(" ").toSorted()).toEqual(programs.flat().toSorted());
	const kept = (await readFile(".dockerignore", "utf8")).matchAll(/^!(bin\/.*)$/gm);
	expect(Array.from(kept, ([, name]) => name).toSorted()).toEqual(programs.flat().toSorted());
});
