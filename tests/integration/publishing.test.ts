import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { readDataUrl } from "../../supabase/functions/create-blog-post/pictures/read.ts";
import {
	FULL_PAYLOAD,
	makePicture,
	PAYLOAD,
	pictureUrl,
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

test("slugs are made of titles in any script, in the way of the post's language", async () => {
	const slugOf = async (fields: object) =>
		(await post({ ...PAYLOAD, ...fields })).body.slug;
	expect(await slugOf({ title: "IŞIK & Gölge" })).toBe("isik-golge");
	expect(await slugOf({ title: "Über", language: "de" })).toBe("ueber");
	expect(await slugOf({ title: "Привет мир" })).toBe("privet-mir");
	// What only the relay may say is not taken from its callers.
	expect(await slugOf({ title: "Asıl", slug_base: "baska" })).toBe("asil");
});

test("pictures are cleaned before they are kept: no location, upright, their real size", async () => {
	const photo = await sharp(await makePicture("jpeg"))
		.withExif({
			IFD0: { Artist: "Ada" },
			IFD3: { GPSLatitude: "41/1 0/1 0/1", GPSLatitudeRef: "N" },
		})
		.withMetadata({ orientation: 6 })
		.toBuffer();
	expect(photo.includes("Ada")).toBe(true);
	const { body } = await post({
		...PAYLOAD,
		title: "Fotoğraf",
		cover_image: toDataUrl("image/jpeg", photo),
	});
	const [picture] = await query(
		"select mime, width, height, bytes from blog_images where post_id = $1",
		[body.post_id],
	);
	expect(picture).toMatchObject({ mime: "image/jpeg", width: 30, height: 40 });
	expect(picture.bytes.includes("Exif")).toBe(false);
	expect(picture.bytes.includes("Ada")).toBe(false);
});

test("what stands behind a photograph's end reaches neither the database nor visitors", async () => {
	const given = Buffer.concat([
		await withGainMap(await makePicture("jpeg")),
		Buffer.from("PK\u0003\u0004<script>alert(1)</script>"),
	]);
	const { status, body } = await post({
		...PAYLOAD,
		title: "Telefondan",
		cover_image: toDataUrl("image/jpeg", given),
	});
	expect(status).toBe(201);
	const [picture] = await query(
		"select id, bytes from blog_images where post_id = $1",
		[body.post_id],
	);
	// Which takes nothing behind a picture's end.
	readDataUrl(toDataUrl("image/jpeg", picture.bytes));
	expect(picture.bytes.includes("<script>")).toBe(false);
	for (const accept of ["image/avif", "image/webp", "*/*"]) {
		const answer = await supertest(app.server)
			.get(`/media/${picture.id}`)
			.set("accept", accept)
			.buffer(true);
		expect(answer.status).toBe(200);
		expect(answer.body.includes("<script>"), accept).toBe(false);
	}
});

test("data behind the end of what no camera writes so is refused", async () => {
	const { status, body } = await post({
		...PAYLOAD,
		cover_image: toDataUrl(
			"image/png",
			Buffer.concat([await makePicture("png"), Buffer.from("PK")]),
		),
	});
	expect(status).toBe(422);
	expect(body.errors).toMatchObject([
		{ field: "cover_image", code: "trailing_data" },
	]);
});

test("a picture that cannot be decoded is named, and nothing is created", async () => {
	const before = await count();
	const png = await makePicture("png", { width: 200, height: 200 });
	const broken = Buffer.from(png);
	broken.fill(7, 60, png.length - 20);
	const { status, body } = await post({
		...PAYLOAD,
		cover_image: await pictureUrl("webp"),
		images: [
			{ position: "a", image_url: await pictureUrl("avif") },
			{ position: "b", image_url: toDataUrl("image/png", broken) },
		],
	});
	expect(status).toBe(422);
	expect(body.errors).toEqual([
		{
			field: "images.1.image_url",
			code: "picture",
			message: expect.stringMatching(/^images\.1\.image_url: /),
		},
	]);
	expect(await count()).toEqual(before);
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

test("a chosen slug that is taken is a conflict", async () => {
	const chosen = { ...PAYLOAD, slug: "secilmis" };
	await post(chosen);
	expect(await post(chosen)).toMatchObject({
		status: 409,
		body: { errors: [{ field: "slug", code: "taken" }] },
	});
});

test("the same key and content: the same answer, and one post", async () => {
	const headers = { "idempotency-key": crypto.randomUUID() };
	const payload = {
		...PAYLOAD,
		title: "Bir kez",
		cover_image: await pictureUrl("webp"),
	};
	const first = await post(payload, headers);
	const before = await count();
	const again = await post(payload, headers);
	expect([again.status, again.body]).toEqual([201, first.body]);
	expect(await count()).toEqual(before);
	const other = { ...payload, cover_image: await pictureUrl("png") };
	expect(await post(other, headers)).toMatchObject({
		status: 422,
		body: { errors: [{ field: "Idempotency-Key", code: "reused" }] },
	});
	expect(await post(payload, { "idempotency-key": "?" })).toMatchObject({
		status: 422,
		body: { errors: [{ field: "Idempotency-Key", code: "invalid" }] },
	});
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

test.each([
	["", 400],
	["{", 400],
	["[]", 400],
	['"text"', 400],
	['{"__proto__":{"a":1}}', 400],
	["{}", 422],
])("the body %j is answered with %i", async (body, status) => {
	const answer = await post(body);
	expect(answer.status).toBe(status);
	expect(answer.headers.get("content-type")).toMatch("problem+json");
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
