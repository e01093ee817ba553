import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { createConversions } from "../../server/blog/media/conversions.ts";
import type { DiskCache } from "../../server/blog/media/disk-cache.ts";
import { createVariants, variantOf } from "../../server/blog/media/variants.ts";
import { photo } from "../support/pictures.ts";

const picture = {
	id: "a",
	mime: "image/jpeg",
	width: 600,
	sha256: "abc",
} as const;

interface SetUp {
	maxBytes?: number;
	disk?: DiskCache;
}

function setUp({ maxBytes = 1_000_000, disk }: SetUp = {}) {
	const onDiskError = vi.fn();
	const variants = createVariants({
		maxBytes,
		conversions: createConversions({ atOnce: 2, waiting: 100 }),
		disk,
		onDiskError,
	});
	return { variants, onDiskError };
}

const readPhoto = () => vi.fn(async () => photo(600, 400));

test("a width that the picture does not have is its own", () => {
	expect(variantOf(picture, "avif", 800)).toEqual(
		variantOf(picture, "avif", undefined),
	);
	expect(variantOf(picture, "avif", 480).width).toBe(480);
});

test("each content, width and format has a name of its own, fit for a file", () => {
	const keys = [
		variantOf(picture, "avif", 480),
		variantOf(picture, "webp", 480),
		variantOf(picture, "avif", 320),
		variantOf({ ...picture, sha256: "def" }, "avif", 480),
	].map(({ key }) => key);
	expect(new Set(keys).size).toBe(4);
	for (const key of keys) expect(key).toMatch(/^[\w-]+\.\w+$/);
});

test("fifty who ask at once share one conversion", async () => {
	const { variants } = setUp();
	const read = readPhoto();
	const variant = variantOf(picture, "webp", 320);
	const answers = await Promise.all(
		Array.from({ length: 50 }, () => variants.get(variant, read)),
	);
	expect(read).toHaveBeenCalledTimes(1);
	expect(new Set(answers).size).toBe(1);
	await variants.get(variant, read);
	expect(read).toHaveBeenCalledTimes(1);
});

test("memory holds no more than it may, and forgets what was unused longest", async () => {
	const one = await sharp(await photo(600, 400))
		.webp({ quality: 80 })
		.toBuffer();
	const { variants } = setUp({ maxBytes: Math.round(one.length * 2.5) });
	const read = readPhoto();
	const variant = (sha256: string) =>
		variantOf({ ...picture, sha256 }, "webp", undefined);
	for (const sha256 of ["1", "2", "3"]) {
		await variants.get(variant(sha256), read);
	}
	expect(variants.bytes).toBe(one.length * 2);
	await variants.get(variant("3"), read);
	expect(read).toHaveBeenCalledTimes(3);
	await variants.get(variant("1"), read);
	expect(read).toHaveBeenCalledTimes(4);
});

test("a conversion that failed is tried again", async () => {
	const { variants } = setUp();
	const variant = variantOf(picture, "webp", 320);
	const broken = async () => Buffer.from("broken");
	await expect(variants.get(variant, broken)).rejects.toThrow();
	const made = await variants.get(variant, readPhoto());
	expect((await sharp(made).metadata()).width).toBe(320);
});

test("a picture that went away meanwhile is none, and may come back", async () => {
	const { variants } = setUp();
	const variant = variantOf(picture, "webp", 320);
	expect(await variants.get(variant, async () => undefined)).toBeUndefined();
	expect(await variants.get(variant, readPhoto())).toBeDefined();
});

test("a disk that fails costs time, not pictures", async () => {
	const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
	const { variants, onDiskError } = setUp({
		disk: {
			read: () => Promise.reject(full),
			write: () => Promise.reject(full),
			bytes: 0,
		},
	});
	const variant = variantOf(picture, "webp", 320);
	expect(await variants.get(variant, readPhoto())).toBeDefined();
	expect(onDiskError).toHaveBeenCalledTimes(2);
});
