import sharp from "sharp";
import supertest from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { PICTURE_WIDTHS } from "../../shared/picture.ts";
import { insertImages, photo, withGainMap } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

const CHROMIUM = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

const site = testSite();
let postId: string;
/** A JPEG of 1500 × 1000 px. */
let image: string;

const get = (address: string, accept = CHROMIUM) =>
	supertest(site.app.server).get(address).set("accept", accept);

async function insertImage(bytes: Buffer, post_id = postId): Promise<string> {
	const [id = ""] = await insertImages(site.databaseUrl, [{ post_id, bytes }]);
	return id;
}

beforeAll(async () => {
	[postId = ""] = await insertPosts(site.databaseUrl, [{ slug: "resimli" }]);
	image = await insertImage(await photo(1500, 1000));
});

describe("a picture", () => {
	it.each([
		[CHROMIUM, "image/avif", "heif"],
		["image/webp,*/*", "image/webp", "webp"],
		["*/*", "image/jpeg", "jpeg"],
	])("for %s comes as %s", async (accept, type, format) => {
		const { status, headers, body } = await get(`/media/${image}?w=640`, accept);
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe(type);
		expect(headers.vary).toBe("Accept");
		expect(await sharp(body).metadata()).toMatchObject({
			format,
			width: 640,
			height: 427,
		});
	});

	it("may be cached for a year, runs no script, and may be shown on other sites", async () => {
		const { headers } = await get(`/media/${image}?w=320`);
		expect(headers).toMatchObject({
			"cache-control": "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
			"content-disposition": `inline; filename="${image}.avif"`,
			"cross-origin-resource-policy": "cross-origin",
			"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		});
	});

	it.each(["641", "0", "-320", "320.0", "1e3", "", "abc", "320&w=480"])(
		"in the width %j is refused with a list of the widths",
		async (width) => {
			const { status, body } = await get(`/media/${image}?w=${width}`, "*/*");
			expect(status).toBe(400);
			expect(body.detail).toContain("w takes one of 320, 480, 640");
		},
	);

	it("is answered 304 to a client that has it", async () => {
		const first = await get(`/media/${image}?w=480`);
		const etag = first.headers.etag ?? "";
		const again = await get(`/media/${image}?w=480`).set("if-none-match", `"other", W/${etag}`);
		expect(again.status).toBe(304);
		// Caches replace the headers that they have.
		for (const name of ["etag", "vary", "content-security-policy", "cache-control"]) {
			expect(again.headers[name], name).toBe(first.headers[name]);
		}
		const other = await get(`/media/${image}?w=480`, "image/webp").set("if-none-match", etag);
		expect(other.status).toBe(200);
	});

	it("has the same headers for HEAD, without a body", async () => {
		const whole = await get(`/media/${image}?w=320`);
		const head = await supertest(site.app.server)
			.head(`/media/${image}?w=320`)
			.set("accept", CHROMIUM);
		expect(head.status).toBe(200);
		for (const name of ["content-type", "content-length", "etag", "vary"]) {
			expect(head.headers[name], name).toBe(whole.headers[name]);
		}
		expect(head.body).toEqual({});
	});

	it("that is transparent stays transparent, but gets a white background as JPEG", async () => {
		const clear = { r: 0, g: 0, b: 0, alpha: 0 };
		const blank = sharp({
			create: { width: 40, height: 30, channels: 4, background: clear },
		});
		const png = await insertImage(await blank.clone().png().toBuffer());
		const webp = await insertImage(await blank.clone().webp().toBuffer());
		for (const accept of [CHROMIUM, "image/webp", "*/*"]) {
			const { body } = await get(`/media/${png}`, accept);
			expect((await sharp(body).stats()).isOpaque, accept).toBe(false);
		}
		const { body } = await get(`/media/${webp}`, "*/*");
		const [red] = await sharp(body).raw().toBuffer();
		expect(red).toBe(255);
	});

	it.each(["jpeg", "png", "webp", "avif"] as const)(
		"from a camera (%s) loses its GPS position, profile, thumbnail and appended data in all variants",
		async (format) => {
			const image = sharp(await photo(700, 300, format))
				.withMetadata({ orientation: 6 })
				.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>GPSLatitude</x:xmpmeta>")
				.withIccProfile("p3")
				.withExifMerge({
					IFD0: { Artist: "Photographer" },
					IFD3: { GPSLatitude: "41/1 0/1 29/1", GPSLatitudeRef: "N" },
				});
			const camera = await image.toFormat(format).toBuffer();
			const given = Buffer.concat([
				format === "jpeg" ? await withGainMap(camera) : camera,
				Buffer.from("PK\u0003\u0004<script>"),
			]);
			expect((await sharp(given).metadata()).exif).toBeDefined();
			const id = await insertImage(given);
			const widths = PICTURE_WIDTHS.map((width) => `?w=${width}`);
			for (const query of ["", ...widths]) {
				for (const accept of ["image/avif", "image/webp", "*/*", ""]) {
					const { status, body } = await get(`/media/${id}${query}`, accept);
					expect(status).toBe(200);
					const { exif, xmp, iptc, icc, gainMap, ...shown } = await sharp(body).metadata();
					expect({ exif, xmp, iptc, icc, gainMap }).toEqual({});
					expect(shown.height).toBeGreaterThan(shown.width);
					expect(body.toString("latin1")).not.toMatch(
						/Exif|GPSLat|Photographer|adobe:|hdrgm|<script>/,
					);
				}
			}
		},
	);

	it("in wide colours is converted to sRGB, so that it looks right without its profile", async () => {
		const background = { r: 200, g: 40, b: 40 };
		const wide = await sharp({
			create: { width: 8, height: 8, channels: 3, background },
		})
			.withIccProfile("p3")
			.png()
			.toBuffer();
		const { body } = await get(`/media/${await insertImage(wide)}`, "*/*");
		const [r = 0, g = 0] = await sharp(body).raw().toBuffer();
		expect([r, g].map((value) => Math.round(value / 10))).toEqual([20, 4]);
	});

	it("is sent at 2560 by 8192 px at most", async () => {
		for (const [given, sent] of [
			[
				[4000, 1000],
				[2560, 640],
			],
			[
				[100, 9000],
				[91, 8192],
			],
		] as const) {
			const id = await insertImage(await photo(given[0], given[1]));
			const { body } = await get(`/media/${id}`, "*/*");
			const { width, height } = await sharp(body).metadata();
			expect([width, height]).toEqual(sent);
		}
	});

	it("that is damaged or animated causes no error of the server", async () => {
		const png = await photo(200, 200, "png");
		const id = await insertImage(png.fill(7, 90, png.length - 20));
		const { status, headers } = await get(`/media/${id}`);
		expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
		const frames = [await photo(32, 32, "png"), await photo(32, 32, "png", 2)];
		const moving = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		const still = await get(`/media/${await insertImage(moving)}`, "*/*");
		expect(still.headers["content-type"]).toBe("image/jpeg");
	});
});
