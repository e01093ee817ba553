import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPicture } from "../../supabase/functions/create-blog-post/picture.ts";
import { FORMATS, makePicture, toDataUrl } from "../support/blog-payload.ts";
import { fc } from "../support/fast-check.ts";

/** The code of the refusal; undefined for a picture that is taken. */
function faultOf(dataUrl: string): string | undefined {
	const result = readPicture(dataUrl);
	return typeof result === "string" ? result.split(" ")[0] : undefined;
}

describe.each(FORMATS)("%s", (format) => {
	const mime = `image/${format}`;

	test("has its size read from its bytes", async () => {
		for (const [width, height] of [
			[1, 1],
			[40, 30],
			[333, 2],
		] as const) {
			const bytes = await makePicture(format, { width, height });
			expect(readPicture(toDataUrl(mime, bytes))).toEqual({
				mime,
				base64: bytes.toString("base64"),
				file: new Uint8Array(bytes),
				width,
				height,
			});
		}
	});

	test("is refused when cut off at any byte", async () => {
		const bytes = await makePicture(format);
		for (let length = 1; length < bytes.length; length += 1) {
			const fault = faultOf(toDataUrl(mime, bytes.subarray(0, length)));
			expect(fault, `${length} of ${bytes.length}`).toMatch(/truncated|type/);
		}
	});

	test("is refused with data after its end, except for JPEG, where phones append data", async () => {
		const bytes = await makePicture(format);
		for (const more of ["\0", "<script>", "\0\0\0\0\0\0\0\0PK\x03\x04", "\xff\xda"]) {
			const longer = Buffer.concat([bytes, Buffer.from(more, "latin1")]);
			const fault = faultOf(toDataUrl(mime, longer));
			if (format === "jpeg") expect(fault).toBeUndefined();
			else expect(fault).toMatch(/trailing_data|truncated/);
		}
	});

	test("is not accepted as another type", async () => {
		const bytes = await makePicture(format);
		for (const other of FORMATS.filter((item) => item !== format)) {
			expect(faultOf(toDataUrl(`image/${other}`, bytes))).toBe("type");
		}
	});

	test("is accepted or refused with a reason when any bytes change", async () => {
		const bytes = await makePicture(format);
		const change = fc.tuple(fc.nat(Math.min(bytes.length - 1, 200)), fc.nat(255));
		const changes = fc.array(change, { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(changes, (changes) => {
				const changed = Buffer.from(bytes);
				for (const [offset, value] of changes) changed[offset] = value;
				// An error of the reader itself would be thrown.
				faultOf(toDataUrl(mime, changed));
			}),
			{ numRuns: 300 },
		);
	});
});

test("a rotated picture has the size at which it is shown", async () => {
	for (const [orientation, size] of [
		[1, [40, 30]],
		[3, [40, 30]],
		[6, [30, 40]],
		[8, [30, 40]],
	] as const) {
		const jpeg = await sharp(await makePicture("jpeg"))
			.withMetadata({ orientation })
			.toBuffer();
		const [width, height] = size;
		const url = toDataUrl("image/jpeg", jpeg);
		expect(readPicture(url)).toMatchObject({ width, height });
	}
});

test("a large picture has the size at which the site sends it", async () => {
	for (const [given, width, height] of [
		[[6000, 4000], 2560, 1707],
		[[1000, 16_384], 500, 8192],
	] as const) {
		const url = await claiming(given[0], given[1]);
		expect(readPicture(url)).toMatchObject({ width, height });
	}
});

test("a truncated JPEG is refused even with a thumbnail inside; a JPEG followed by a film is accepted", async () => {
	const jpeg = await makePicture("jpeg");
	const thumbnail = Buffer.concat([
		Buffer.from([0xff, 0xe1, (jpeg.length + 2) >> 8, (jpeg.length + 2) & 255]),
		jpeg,
	]);
	const parts = [jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2)];
	const whole = Buffer.concat(parts);
	expect(faultOf(toDataUrl("image/jpeg", whole))).toBeUndefined();
	const cut = whole.subarray(0, whole.length - 2);
	expect(faultOf(toDataUrl("image/jpeg", cut))).toBe("truncated");
	const film = Buffer.from("\0\0\0\x18ftypmp42\xff\xda\xff\xe0", "latin1");
	const motion = toDataUrl("image/jpeg", Buffer.concat([whole, film]));
	expect(faultOf(motion)).toBeUndefined();
});

test("an AVIF is recognised by its compatible brand, and other HEIF pictures are refused", async () => {
	const avif = await makePicture("avif");
	const compatible = Buffer.from(avif);
	compatible.write("mif1", 8, "latin1");
	expect(faultOf(toDataUrl("image/avif", compatible))).toBeUndefined();
	const heic = Buffer.from(avif.toString("latin1").replaceAll("avif", "heic"), "latin1");
	expect(faultOf(toDataUrl("image/avif", heic))).toBe("type");
});

test("a rotated AVIF has the size at which it is shown", async () => {
	const upright = await makePicture("avif", { width: 40, height: 30 });
	const quarterTurn = Buffer.from("\0\0\0\x09irot\x01", "latin1");
	const turned = withProperty(upright, quarterTurn);
	expect(readPicture(toDataUrl("image/avif", turned))).toMatchObject({
		width: 30,
		height: 40,
	});
});

/** An AVIF with one more property, and the lengths of the boxes around it put right. */
function withProperty(avif: Buffer, property: Buffer): Buffer {
	const at = avif.indexOf("ispe") - 4;
	const parts = [avif.subarray(0, at), property, avif.subarray(at)];
	const longer = Buffer.concat(parts);
	for (const name of ["meta", "iprp", "ipco"]) {
		const offset = longer.indexOf(name) - 4;
		longer.writeUInt32BE(longer.readUInt32BE(offset) + property.length, offset);
	}
	return longer;
}

test("animated pictures are refused", async () => {
	const webp = await makePicture("webp", { frames: 3 });
	expect(faultOf(toDataUrl("image/webp", webp))).toBe("animated");
	// An APNG is a PNG with a chunk of animation control before its data.
	const png = await makePicture("png");
	const control = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0crc!", "latin1");
	const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
	expect(faultOf(toDataUrl("image/png", apng))).toBe("animated");
	// A sequence of AV1 images has the tracks of a film.
	const avif = await makePicture("avif");
	const film = Buffer.concat([avif, Buffer.from("\0\0\0\x08moov", "latin1")]);
	expect(faultOf(toDataUrl("image/avif", film))).toBe("animated");
});

/** A PNG of a few bytes that claims a size. */
async function claiming(width: number, height: number): Promise<string> {
	const png = await makePicture("png", { width: 1, height: 1 });
	png.writeUInt32BE(width, 16);
	png.writeUInt32BE(height, 20);
	return toDataUrl("image/png", png);
}

test.each([
	[8_000, 5_000, undefined],
	[16_384, 2_441, undefined],
	[8_000, 5_001, "too_many_pixels"],
	[16_385, 1, "too_many_pixels"],
	[0xffffffff, 0xffffffff, "too_many_pixels"],
	[0, 5, "invalid"],
])("%i × %i pixels: %s", async (width, height, fault) => {
	expect(faultOf(await claiming(width, height))).toBe(fault);
});

test("five megabytes are taken, and no byte more", async () => {
	const png = await makePicture("png");
	const most = 5 * 1024 * 1024;
	/** Filled up to a length with a chunk of text before its end. */
	const filled = (length: number) => {
		const text = Buffer.alloc(length - png.length);
		text.writeUInt32BE(text.length - 12);
		text.write("tEXt", 4);
		const end = png.length - 12;
		const parts = [png.subarray(0, end), text, png.subarray(end)];
		return toDataUrl("image/png", Buffer.concat(parts));
	};
	expect(faultOf(filled(most))).toBeUndefined();
	expect(faultOf(filled(most + 1))).toBe("too_large");
});

test.each([
	["", "invalid"],
	["https://example.com/a.png", "invalid"],
	["data:image/png,abc", "invalid"],
	["data:image/png;charset=utf-8;base64,AAAA", "invalid"],
	["data:image/svg+xml;base64,PHN2Zz4=", "type"],
	["data:image/gif;base64,R0lGODlhAQABAAAAACw=", "type"],
	["data:text/html;base64,PGI+", "type"],
	["data:image/png;base64,", "invalid"],
	["data:image/png;base64,AAA", "invalid"],
	["data:image/png;base64,AA=A", "invalid"],
	["data:image/png;base64,AAAA\nAAAA", "invalid"],
	["data:image/png;base64,__--", "invalid"],
	["data:image/png;base64,iVBORw0KGgo=", "truncated"],
	["data:image/png;base64,PHN2Zz4=", "type"],
])("%j is refused: %s", (value, fault) => {
	expect(faultOf(value)).toBe(fault);
});
