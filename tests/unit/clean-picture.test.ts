import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import {
	cleanPicture,
	PictureError,
} from "../../server/blog/media/clean-picture.ts";
import { photo, withGainMap } from "../support/pictures.ts";

// Decoding millions of pixels takes as long as the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const FORMATS = ["png", "jpeg", "webp", "avif"] as const;

describe.each(FORMATS)("%s", (format) => {
	it("stays what it is, in its size", async () => {
		const given = await photo(640, 480, format);
		const clean = await cleanPicture(given, `image/${format}`);
		expect(clean).toMatchObject({
			mime: `image/${format}`,
			width: 640,
			height: 480,
		});
		expect((await sharp(clean.bytes).metadata()).mediaType).toBe(clean.mime);
		expect(await difference(given, clean.bytes)).toBeLessThan(2);
	});

	it("is refused when it is cut short, wherever", async () => {
		const given = await photo(640, 480, format);
		for (const length of [20, given.length / 2, given.length - 40]) {
			await expect(
				cleanPicture(given.subarray(0, length), `image/${format}`),
			).rejects.toThrow("damaged or incomplete");
		}
	});

	it("loses what stands behind its end", async () => {
		const script = Buffer.from("PK\u0003\u0004<script>alert(1)</script>");
		const given = Buffer.concat([await photo(64, 48, format), script]);
		const { bytes } = await cleanPicture(given, `image/${format}`);
		expect(bytes.includes("<script>")).toBe(false);
	});

	it("loses its metadata, the place where it was taken first of all", async () => {
		const given = await sharp(await photo(64, 48, format))
			.withExif({
				IFD0: { Artist: "Ayşe" },
				IFD3: { GPSLatitude: "41/1 0/1 29/1", GPSLatitudeRef: "N" },
			})
			.toBuffer();
		expect((await sharp(given).metadata()).exif).toBeDefined();
		const { bytes } = await cleanPicture(given, `image/${format}`);
		const { exif, xmp, icc } = await sharp(bytes).metadata();
		expect({ exif, xmp, icc }).toEqual({});
		expect(bytes.includes("Exif")).toBe(false);
	});
});

it("stands a picture upright that was taken on the side", async () => {
	const given = await sharp(await photo(640, 480))
		.withMetadata({ orientation: 6 })
		.toBuffer();
	const { width, height } = await cleanPicture(given, "image/jpeg");
	expect([width, height]).toEqual([480, 640]);
});

it("keeps of a phone's photograph neither its gain map nor what stands behind that", async () => {
	const turned = await sharp(await photo(64, 48))
		.withMetadata({ orientation: 6 })
		.toBuffer();
	const given = await withGainMap(turned);
	expect((await sharp(given).metadata()).gainMap).toBeDefined();
	const { bytes, width, height } = await cleanPicture(
		Buffer.concat([given, Buffer.from("PK\u0003\u0004<script>")]),
		"image/jpeg",
	);
	expect([width, height]).toEqual([48, 64]);
	const { gainMap, xmp } = await sharp(bytes).metadata();
	expect({ gainMap, xmp }).toEqual({});
	expect(bytes.includes("<script>")).toBe(false);
	expect(bytes.indexOf("\xff\xd8", 2, "latin1")).toBe(-1);
	const shown = await sharp(turned).autoOrient().png().toBuffer();
	expect(await difference(shown, bytes)).toBeLessThan(2);
});

it("brings wide colours into sRGB, so that they look right without their profile", async () => {
	const red = { r: 200, g: 40, b: 40 };
	const given = await sharp({
		create: { width: 8, height: 8, channels: 3, background: red },
	})
		.withIccProfile("p3")
		.png()
		.toBuffer();
	const { bytes } = await cleanPicture(given, "image/png");
	const [r = 0, g = 0] = await sharp(bytes).raw().toBuffer();
	expect([r, g].map((value) => Math.round(value / 10))).toEqual([20, 4]);
});

it("scales down what no page shows so large", async () => {
	const clean = await cleanPicture(await photo(4000, 1000), "image/jpeg");
	expect(clean).toMatchObject({ width: 2560, height: 640 });
});

it("brings a file under 5 MB that is larger when encoded anew", async () => {
	const noise = await sharp({
		create: {
			width: 1800,
			height: 1800,
			channels: 3,
			background: "#888",
			noise: { type: "gaussian", mean: 128, sigma: 60 },
		},
	})
		.png()
		.toBuffer();
	const { bytes, width } = await cleanPicture(noise, "image/png");
	expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024);
	expect(width).toBeGreaterThan(1000);
});

describe("refuses", () => {
	it("a bomb, before it takes any memory", async () => {
		const bomb = hugePng(30_000, 30_000);
		expect(bomb.length).toBeLessThan(5_000);
		const before = process.memoryUsage.rss();
		await expect(cleanPicture(bomb, "image/png")).rejects.toThrow(
			"more than 40 million pixels",
		);
		expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
	});

	it("moving pictures", async () => {
		const frames = [await photo(32, 32, "png"), await photo(32, 32, "png", 2)];
		const moving = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		await expect(cleanPicture(moving, "image/webp")).rejects.toThrow(
			"moves or holds several pictures",
		);
	});

	it("with an error of its own, which tells it from a fault", async () => {
		await expect(
			cleanPicture(Buffer.alloc(0), "image/png"),
		).rejects.toBeInstanceOf(PictureError);
	});
});

it("decodes one picture at a time, which bounds its memory, when many come at once", {
	timeout: 60_000,
}, async () => {
	const large = await photo(3000, 2000);
	let atOnce = 0;
	const watch = setInterval(() => {
		atOnce = Math.max(atOnce, sharp.counters().process);
	}, 1);
	await Promise.all(
		Array.from({ length: 8 }, () => cleanPicture(large, "image/jpeg")),
	);
	clearInterval(watch);
	expect(atOnce).toBe(1);
});

/** Of two pictures, per channel, out of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
	const [a, b] = await Promise.all(
		[one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
	);
	let sum = 0;
	a?.forEach((value, at) => {
		sum += Math.abs(value - (b?.[at] ?? 0));
	});
	return sum / (a?.length ?? 1);
}

/** A PNG whose header promises so many pixels. */
function hugePng(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([1, 0, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
		pngChunk("IHDR", header),
		pngChunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
		pngChunk("IEND", Buffer.alloc(0)),
	]);
}

function pngChunk(type: string, data: Buffer): Buffer {
	const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(content));
	return Buffer.concat([length, content, sum]);
}
