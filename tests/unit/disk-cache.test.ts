import { appendFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openDiskCache } from "../../server/blog/media/disk-cache.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const CONTENT = 1_000;
/** Bytes of a file: a checksum of 32 and the content. */
const FILE = 32 + CONTENT;

const content = (fill: number) => Buffer.alloc(CONTENT, fill);
const open = (folder: string, maxBytes = 10 * FILE) =>
	openDiskCache({
		folder,
		maxBytes,
		onError(error) {
			throw error;
		},
	});
/** A file of the cache. */
const fileOf = (folder: string, name: string) =>
	path.join(folder, `${name}.cached`);
/** What is in the folder, the cache's own by the names given to it. */
const names = async (folder: string) =>
	(await readdir(folder))
		.map((file) => path.basename(file, ".cached"))
		.toSorted();

test("what was written is there after a restart", async () => {
	await using home = await temporaryFolder();
	const cache = await open(home.path);
	await cache.write("a.avif", content(1));
	const restarted = await open(home.path);
	expect(await restarted.read("a.avif")).toEqual(content(1));
	expect(restarted.bytes).toBe(FILE);
	expect(await restarted.read("b.avif")).toBeUndefined();
});

test("the files take no more room than they may, and the one unused longest goes first", async () => {
	await using home = await temporaryFolder();
	const cache = await open(home.path, 3 * FILE);
	for (const name of ["a", "b", "c"]) await cache.write(name, content(1));
	await cache.read("a");
	await cache.write("d", content(1));
	expect(cache.bytes).toBe(3 * FILE);
	await expect.poll(() => names(home.path)).toEqual(["a", "c", "d"]);
});

test("a restart keeps the order of use, also under a smaller bound", async () => {
	await using home = await temporaryFolder();
	const cache = await open(home.path);
	for (const [index, name] of ["a", "b", "c"].entries()) {
		await cache.write(name, content(1));
		const time = new Date(1_700_000_000_000 + index * 1_000);
		await utimes(fileOf(home.path, name), time, time);
	}
	await cache.read("a");
	const restarted = await open(home.path, 2 * FILE);
	expect(restarted.bytes).toBe(2 * FILE);
	await expect.poll(() => names(home.path)).toEqual(["a", "c"]);
});

test.each([
	["was changed", (file: string) => writeFile(file, Buffer.alloc(FILE, 7))],
	["was cut short", (file: string) => writeFile(file, Buffer.alloc(10))],
	["is empty", (file: string) => writeFile(file, "")],
	["has grown", (file: string) => appendFile(file, "x")],
	["is gone", (file: string) => rm(file)],
])("a file that %s is as good as none", async (_damage, damage) => {
	await using home = await temporaryFolder();
	const cache = await open(home.path);
	await cache.write("a", content(1));
	await damage(fileOf(home.path, "a"));
	expect(await cache.read("a")).toBeUndefined();
	expect(cache.bytes).toBe(0);
	expect(await names(home.path)).toEqual([]);
	await cache.write("a", content(2));
	expect(await cache.read("a")).toEqual(content(2));
});

test("what a killed process was writing is cleared away", async () => {
	await using home = await temporaryFolder();
	await writeFile(`${fileOf(home.path, "a")}.123.tmp`, "half");
	const cache = await open(home.path);
	expect(await names(home.path)).toEqual([]);
	expect(cache.bytes).toBe(0);
});

test("what is larger than the whole is not kept", async () => {
	await using home = await temporaryFolder();
	const cache = await open(home.path, FILE - 1);
	await cache.write("a", content(1));
	expect(await names(home.path)).toEqual([]);
});

test("a file of another process that shares the folder is found", async () => {
	await using home = await temporaryFolder();
	const [one, other] = [await open(home.path), await open(home.path)];
	await one.write("a", content(1));
	expect(await other.read("a")).toEqual(content(1));
	expect(other.bytes).toBe(FILE);
});

test("a folder that cannot be made says so at once", async () => {
	await using home = await temporaryFolder();
	const file = path.join(home.path, "file");
	await writeFile(file, "");
	await expect(open(path.join(file, "pictures"))).rejects.toThrow("ENOTDIR");
});

test("files of others in the folder stay, whatever they are called", async () => {
	await using home = await temporaryFolder();
	const others = ["empty", "holiday.jpg", "notes.tmp"];
	for (const name of others) {
		await writeFile(
			path.join(home.path, name),
			name === "empty" ? "" : Buffer.alloc(5 * FILE),
		);
	}
	const cache = await open(home.path, FILE);
	await cache.write("a", content(1));
	await cache.write("b", content(1));
	await expect.poll(() => names(home.path)).toEqual(["b", ...others]);
});
