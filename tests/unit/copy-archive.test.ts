import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { Decrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { copyArchive } from "../../server/operations/copy-archive.ts";
import { encryptTo } from "../../server/operations/copying.ts";
import { testFolder } from "../support/test-folder.ts";

test("the copy of the archive follows its files, and only the key's owner can read it", async () => {
	const folder = await testFolder();
	const archive = path.join(folder, "archive");
	const copies = path.join(folder, "copies");
	await mkdir(path.join(archive, "series/wal"), { recursive: true });
	await mkdir(path.join(archive, "series/base.tmp"));
	await mkdir(copies);
	const identity = await generateX25519Identity();
	const recipients = [await identityToRecipient(identity)];
	const copy = () => copyArchive({ archive, copies, recipients, days: 7 });
	const copied = async () => {
		const names = await readdir(copies, { recursive: true });
		return names.filter((name) => name.includes(".age")).sort();
	};
	const segment = path.join(archive, "series/wal/1");

	await writeFile(`${segment}.partial`, "first");
	await writeFile(path.join(archive, "series/base.tmp/base.tar.gz"), "half");
	expect(await copy()).toBe(1);
	expect(await copy()).toBe(0);
	await writeFile(`${segment}.partial`, "first, second");
	expect(await copy()).toBe(1);
	const decrypter = new Decrypter();
	decrypter.addIdentity(identity);
	const encrypted = await readFile(path.join(copies, "series/wal/1.partial.age"));
	expect(await decrypter.decrypt(encrypted, "text")).toBe("first, second");
	expect(encrypted.toString("latin1")).not.toContain("first");

	await rename(`${segment}.partial`, segment);
	await copy();
	expect(await copied()).toEqual(["series/wal/1.age"]);

	await rm(path.join(archive, "series"), { recursive: true });
	await expect(copy()).rejects.toThrow("is ARCHIVE_FOLDER's disk mounted?");
	await writeFile(path.join(archive, "new-series"), "");
	await copy();
	expect(await copied()).toEqual(["new-series.age", "series/wal/1.age"]);
	const longAgo = new Date(Date.now() - 9 * 86_400_000);
	await utimes(path.join(copies, "series/wal/1.age"), longAgo, longAgo);
	await copy();
	expect(await copied()).toEqual(["new-series.age"]);
});

test("the source is closed when the second place cannot be written", async () => {
	const source = createReadStream("/dev/zero");
	const key = await identityToRecipient(await generateX25519Identity());
	await expect(encryptTo(source, [key], "/missing/file")).rejects.toThrow("ENOENT");
	expect(source.destroyed).toBe(true);
});
