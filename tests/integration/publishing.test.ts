import sharp from "sharp";
import supertest from "supertest";
import { beforeAll, expect, test } from "vitest";
import { FULL_PAYLOAD, makePicture, PAYLOAD, toDataUrl } from "../support/blog-payload.ts";
import { withGainMap } from "../support/pictures.ts";
import { API_KEY, publisher } from "../support/publisher.ts";
import { testSite } from "../support/site-app.ts";

const NEXT_KEY = "the-key-that-takes-its-place";

const site = testSite({
	BLOG_API_KEY: `${API_KEY}, ${NEXT_KEY}`,
	BLOG_DEMO: "false",
});
const { query } = site;
let post: Awaited<ReturnType<typeof publisher>>["post"];
beforeAll(async () => {
	({ post } = await publisher(site.app));
});

const count = async () => (await query("select count(*)::integer as posts from blog_posts"))[0];

test("a created post is served at the URL of the answer", async () => {
	const { status, headers, body } = await post(FULL_PAYLOAD);
	expect(status).toBe(201);
	expect(body).toEqual({
		post_id: expect.stringMatching(/^[\da-f-]{36}$/),
		slug: FULL_PAYLOAD.slug,
		url: `https://vitrin.example/de/blog/${FULL_PAYLOAD.slug}`,
	});
	expect(headers.get("location")).toBe(body.url);
	expect(headers.get("cache-control")).toBe("no-store");
	const page = await supertest(site.app.server).get(new URL(body.url).pathname);
	expect(page.status).toBe(200);
	expect(page.text).toContain("Antwort in zwei Minuten");
});

test("a photograph is stored as sent, with its GPS position and appended film, and shown", async () => {
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
	const { text } = await supertest(site.app.server).get(new URL(body.url).pathname);
	expect(text).toContain(`/media/${stored.id}`);
});

test("each of several keys is accepted, so that a key can be rotated", async () => {
	for (const authorization of [`Bearer ${API_KEY}`, `Bearer ${NEXT_KEY}`, `bearer  ${NEXT_KEY}`]) {
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
])("the authorization %j is refused", async (authorization) => {
	const before = await count();
	const { status, headers, body } = await post(PAYLOAD, { authorization });
	expect(status).toBe(401);
	expect(headers.get("www-authenticate")).toBe("Bearer");
	expect(body.detail).toContain("Authorization: Bearer <key>");
	expect(JSON.stringify(body)).not.toContain(API_KEY);
	expect(await count()).toEqual(before);
});

test("only JSON by POST is accepted, and no other function exists", async () => {
	const form = { "content-type": "text/plain" };
	expect((await post(PAYLOAD, form)).status).toBe(415);
	const to = supertest(site.app.server);
	const path = "/functions/v1/create-blog-post";
	expect((await to.get(path)).status).toBe(404);
	expect((await to.put(path)).status).toBe(404);
	expect((await to.post(`${path}/x`)).status).toBe(404);
	expect((await to.post("/functions/v1/other")).status).toBe(404);
});
