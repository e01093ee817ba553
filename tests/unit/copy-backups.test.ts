import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { copyNewest } from "../../server/operations/copy-backups.ts";
import { testFolder } from "../support/test-folder.ts";

/** An installation with two backups, and a second place. */
async function prepare() {
	const folder = await testFolder();
	const backups = path.join(folder, "backups");
	const copies = path.join(folder, "copies");
	for (const name of [backups, copies]) await mkdir(name);
	await writeFile(path.join(folder, ".env"), "JWT_SECRET=known");
	const addBackup = async (time: string) => {
		for (const ending of ["dump", "manifest"]) {
			await writeFile(path.join(backups, `vitrin-${time}.${ending}`), `${time} ${ending}`);
		}
	};
	await addBackup("1");
	await addBackup("2");
	await writeFile(path.join(backups, "erasures"), "hash");
	const identity = await generateX25519Identity();
	const recipients = [await identityToRecipient(identity)];
	return {
		...{ copies, addBackup },
		copy: (limits: { keep?: number; days?: number } = {}) =>
			copyNewest({
				...{ backups, copies, recipients, installation: folder },
				...{ keep: 0, days: 0, ...limits },
			}),
		/** Decrypts and unpacks a copy. @returns the contents of its files. */
		async open(name: string) {
			const decrypter = new Decrypter();
			decrypter.addIdentity(identity);
			const tar = await decrypter.decrypt(await readFile(path.join(copies, name)));
			await writeFile(path.join(folder, "tar"), tar);
			await mkdir(path.join(folder, "opened"));
			const opened = path.join(folder, "opened");
			await promisify(execFile)("tar", ["-xf", path.join(folder, "tar"), "-C", opened]);
			const files = (await readdir(opened)).sort();
			return Promise.all(
				files.map(async (file) => [file, await readFile(path.join(opened, file), "utf8")]),
			);
		},
	};
}

test("the newest backup is copied with .env, once, for the owner of the key alone", async () => {
	const { copy, copies, open } = await prepare();
	expect(await copy()).toBe("vitrin-2.tar.age");
	expect(await copy()).toBeUndefined();
	expect(await readdir(copies)).toEqual(["vitrin-2.tar.age"]);
	const file = path.join(copies, "vitrin-2.tar.age");
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	expect(await readFile(file, "latin1")).not.toContain("known");
	expect(await open("vitrin-2.tar.age")).toEqual([
		[".env", "JWT_SECRET=known"],
		["erasures", "hash"],
		["vitrin-2.dump", "2 dump"],
		["vitrin-2.manifest", "2 manifest"],
	]);
});

test("old copies are removed by number and age, never the newest", async () => {
	const { copy, copies, addBackup } = await prepare();
	await copy();
	await writeFile(path.join(copies, "vitrin-1.tar.age.tmp"), "of a run that was killed");
	for (const time of ["3", "4"]) {
		await addBackup(time);
		await copy({ keep: 2 });
	}
	expect(await readdir(copies)).toEqual(["vitrin-3.tar.age", "vitrin-4.tar.age"]);
	const longAgo = new Date(Date.now() - 40 * 86_400_000);
	await utimes(path.join(copies, "vitrin-3.tar.age"), longAgo, longAgo);
	await addBackup("5");
	await copy({ days: 30 });
	expect(await readdir(copies)).toEqual(["vitrin-4.tar.age", "vitrin-5.tar.age"]);
});

test("nothing is left in the second place when a file cannot be read", async () => {
	const { copy, copies } = await prepare();
	await rm(path.join(path.dirname(copies), ".env"));
	await expect(copy()).rejects.toThrow("tar ended with 2");
	expect(await readdir(copies)).toEqual([]);
});
