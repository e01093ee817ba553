import supertest from "supertest";
import { beforeAll, expect, test } from "vitest";
import { FULL_PAYLOAD, PAYLOAD } from "../support/blog-payload.ts";
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
