import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { createVariants, variantOf } from "../../server/blog/media/variants.ts";
import { photo } from "../support/pictures.ts";

const picture = {
	id: "a",
	mime: "image/jpeg",
	width: 600,
	sha256: "abc",
} as const;

const setUp = ({ concurrency = 2, maxWaiting = 100 } = {}) =>
	createVariants({ maxBytes: 1_000_000, concurrency, maxWaiting });

const variant = (sha256: string) => variantOf({ ...picture, sha256 }, "webp", 320);

const readPhoto = async () => photo(600, 400);

test("a width that the picture does not have means its own width", () => {
	expect(variantOf(picture, "avif", 800)).toEqual(variantOf(picture, "avif", undefined));
	expect(variantOf(picture, "avif", 480).width).toBe(480);
});

test("each content, width and format has a key of its own", () => {
	const keys = [
		variantOf(picture, "avif", 480),
		variantOf(picture, "webp", 480),
		variantOf(picture, "avif", 320),
		variantOf({ ...picture, sha256: "def" }, "avif", 480),
	].map(({ key }) => key);
	expect(new Set(keys).size).toBe(4);
});

test("fifty requests for one variant, and a later one, share one conversion", async () => {
	const variants = setUp();
	const read = vi.fn(readPhoto);
	const made = await Promise.all(
		Array.from({ length: 50 }, () => variants.get(variant("a"), read)),
	);
	expect(new Set(made).size).toBe(1);
	expect(await variants.get(variant("a"), read)).toBe(made[0]);
	expect(read).toHaveBeenCalledTimes(1);
	expect(variants.bytes).toBe(made[0]?.length);
});

test("a conversion that failed is tried again", async () => {
	const variants = setUp();
	const broken = async () => Buffer.from("broken");
	await expect(variants.get(variant("a"), broken)).rejects.toThrow();
	const made = await variants.get(variant("a"), readPhoto);
	expect((await sharp(made).metadata()).width).toBe(320);
});

describe("conversions", () => {
	/** Reads that wait for their gate, and the order in which they began. */
	function gated(count: number) {
		const started: number[] = [];
		const gates = Array.from({ length: count }, () => Promise.withResolvers<void>());
		const reads = gates.map(({ promise }, index) => async () => {
			started.push(index);
			await promise;
			return readPhoto();
		});
		return { started, gates, reads };
	}

	test("take turns in the order of their requests", async () => {
		const variants = setUp({ concurrency: 2 });
		const { started, gates, reads } = gated(4);
		const runs = reads.map((read, index) => variants.get(variant(`${index}`), read));
		await expect.poll(() => started).toEqual([0, 1]);
		gates[1]?.resolve();
		await runs[1];
		await expect.poll(() => started).toEqual([0, 1, 2]);
		for (const { resolve } of gates) resolve();
		await Promise.all(runs);
		expect(started).toEqual([0, 1, 2, 3]);
	});

	test("are refused at once while too many wait, and accepted again later", async () => {
		const variants = setUp({ concurrency: 1, maxWaiting: 1 });
		const { gates, reads } = gated(2);
		const runs = reads.map((read, index) => variants.get(variant(`${index}`), read));
		const third = () => variants.get(variant("third"), readPhoto);
		await expect(third()).rejects.toThrow("Too many");
		for (const { resolve } of gates) resolve();
		await Promise.all(runs);
		expect(await third()).toBeDefined();
	});
});
