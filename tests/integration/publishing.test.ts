import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PICTURE_WIDTHS } from "../../client/parts/picture.ts";
import { withClient } from "../../server/database/with-client.ts";
import {
	FULL_PAYLOAD,
	makePicture,
	PAYLOAD,
	toDataUrl,
} from "../support/blog-payload.ts";
import { withGainMap } from "../support/pictures.ts";
import { API_KEY, publisher } from "../support/publisher.ts";
import { startSite } from "../support/site-app.ts";

const NEXT_KEY = "the-key-that-takes-its-place";

let app: FastifyInstance;
let databaseUrl: string;
let post: Awaited<ReturnType<typeof publisher>>["post"];
let close: () => Promise<void>;

beforeAll(async () => {
	({ app, databaseUrl, close } = await startSite({
		BLOG_API_KEY: `${API_KEY}, ${NEXT_KEY}`,
		BLOG_DEMO: "false",
	}));
	({ post } = await publisher(app));
});
afterAll(() => close());

const query = (sql: string, values: unknown[] = []) =>
	withClient(
		databaseUrl,
		async (client) => (await client.query(sql, values)).rows,
	);

const count = async () =>
	(await query("select count(*)::integer as posts from blog_posts"))[0];

test("a post is created, and there at the address that the answer names", async () => {
	const { status, headers, body } = await post(FULL_PAYLOAD);
	expect(status).toBe(201);
	expect(body).toEqual({
		post_id: expect.stringMatching(/^[\da-f-]{36}$/),
		slug: FULL_PAYLOAD.slug,
		url: `https://vitrin.example/de/blog/${FULL_PAYLOAD.slug}`,
	});
	expect(headers.get("location")).toBe(body.url);
	expect(headers.get("cache-control")).toBe("no-store");
	const page = await supertest(app.server).get(new URL(body.url).pathname);
	expect(page.status).toBe(200);
	expect(page.text).toContain("Antwort in zwei Minuten");
});

test("a photograph is kept as it was sent, and nobody gets its place or the film behind it", async () => {
	const camera = await sharp(await makePicture("jpeg"))
		.withMetadata({ orientation: 6 })
		.withExifMerge({
			IFD0: { Artist: "Photographer" },
			IFD3: { GPSLatitude: "41/1 0/1 0/1", GPSLatitudeRef: "N" },
		})
		.toBuffer();
	const film = Buffer.from("PK\u0003\u0004<script>alert(1)</script>");
	const photo = Buffer.concat([await withGainMap(camera), film]);
	const { body } = await post({
		...PAYLOAD,
		title: "Fotoğraf",
		cover_image: toDataUrl("image/jpeg", photo),
	});
	const [stored] = await query(
		"select id, mime, width, height, bytes from blog_images where post_id = $1",
		[body.post_id],
	);
	expect(stored).toMatchObject({ mime: "image/jpeg", width: 30, height: 40 });
	expect(stored.bytes).toEqual(photo);
	const page = await supertest(app.server).get(new URL(body.url).pathname);
	const paths = new Set(page.text.match(/\/media\/[\w-]+(\?w=\d+)?/g));
	expect([...paths]).toContain(`/media/${stored.id}`);
	for (const width of PICTURE_WIDTHS)
		paths.add(`/media/${stored.id}?w=${width}`);
	for (const path of paths) {
		for (const accept of ["image/avif", "image/webp", "*/*"]) {
			const picture = await supertest(app.server)
				.get(path)
				.set("accept", accept)
				.buffer(true);
			expect(picture.status).toBe(200);
			const { exif, xmp, gainMap, width, height } = await sharp(
				picture.body,
			).metadata();
			expect({ exif, xmp, gainMap, width, height }).toEqual({
				width: 30,
				height: 40,
			});
			expect(picture.body.toString("latin1")).not.toMatch(
				/Exif|Photographer|<script>/,
			);
		}
	}
});

test("what is wrong is named field by field, whatever is wrong with it", async () => {
	const before = await count();
	const { status, headers, body } = await post({ title: "\0", tags: "a" });
	expect(status).toBe(422);
	expect(headers.get("content-type")).toMatch("application/problem+json");
	expect(body).toMatchObject({
		title: "Some fields need another look",
		requestId: expect.any(String),
	});
	expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
		"language",
		"title",
		"excerpt",
		"content",
		"author",
		"category",
		"tags",
	]);
	expect(await count()).toEqual(before);
});

test("each of the keys opens it, so that one can take another's place", async () => {
	for (const authorization of [
		`Bearer ${API_KEY}`,
		`Bearer ${NEXT_KEY}`,
		`bearer  ${NEXT_KEY}`,
	]) {
		expect((await post(PAYLOAD, { authorization })).status).toBe(201);
	}
});

test.each([
	"",
	"Bearer",
	"Bearer wrong",
	API_KEY,
	`Basic ${API_KEY}`,
	`Bearer ${API_KEY}x`,
	`Bearer ${API_KEY.slice(0, -1)}`,
	`Bearer ${API_KEY}, ${NEXT_KEY}`,
	`Bearer ${API_KEY},${NEXT_KEY}`,
	"Bearer undefined",
])("the authorization %j does not open it", async (authorization) => {
	const before = await count();
	const { status, headers, body } = await post(PAYLOAD, { authorization });
	expect(status).toBe(401);
	expect(headers.get("www-authenticate")).toBe("Bearer");
	expect(body.detail).toContain("Authorization: Bearer <key>");
	expect(JSON.stringify(body)).not.toContain(API_KEY);
	expect(await count()).toEqual(before);
});

test("only JSON by POST is taken, and no other function is there", async () => {
	const form = { "content-type": "text/plain" };
	expect((await post(PAYLOAD, form)).status).toBe(415);
	const site = supertest(app.server);
	const path = "/functions/v1/create-blog-post";
	expect((await site.get(path)).status).toBe(404);
	expect((await site.put(path)).status).toBe(404);
	expect((await site.post(`${path}/x`)).status).toBe(404);
	expect((await site.post("/functions/v1/other")).status).toBe(404);
});
