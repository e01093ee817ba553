import { afterAll, beforeAll, expect, it } from "vitest";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const TOKEN = "a-token-of-the-tests";

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const site = testSite({
	CDN_PURGE_URL: `${receiver.url}/purge`,
	CDN_PURGE_TOKEN: TOKEN,
});
let picture: string;

beforeAll(async () => {
	const [post_id = ""] = await insertPosts(site.databaseUrl, [{ slug: "yazi", title: "Yazı" }]);
	const bytes = await photo(60, 40);
	[picture = ""] = await insertImages(site.databaseUrl, [{ post_id, bytes }]);
});

/** The tags of each purge, in order. */
const purged = () => receiver.requests.map(({ headers }) => headers["surrogate-key"]);

const get = (url: string) => site.app.inject({ url, headers: { accept: "*/*", cookie: "a=b" } });

it.each([
	["/de", "pages posts"],
	["/_data/page/de", "pages posts"],
	["/_data/frame/de", "pages"],
	["/tr/satis-otomasyonu", "pages posts"],
	["/tr/blog", "pages posts"],
	["/tr/blog/yazi", "pages posts"],
	["/_data/page/tr/blog/yazi", "pages posts"],
	["/tr/blog/feed.xml", "pages posts"],
	["/sitemap.xml", "pages posts"],
	["picture", "pictures"],
])("a shared cache keeps %s", async (url, tags) => {
	const { statusCode, headers } = await get(url === "picture" ? `/media/${picture}` : url);
	expect(statusCode).toBe(200);
	expect(headers["cache-control"]).toMatch(/^public, .*s-maxage=3600$/);
	expect(headers["surrogate-key"]).toBe(tags);
	expect(headers["cache-tag"]).toBe(tags.replace(" ", ","));
	expect(headers["set-cookie"]).toBeUndefined();
	expect(headers.vary ?? "").not.toMatch(/cookie|language/i);
});

it.each([
	"/tr/satis-otomasyonu-demo",
	"/tr/bulten",
	"/_data/page/tr/bulten",
	"/tr/blog?q=yazi",
	"/tr/blog/yok",
	"/tr/yok",
	"/api/form-token",
	"/rest/v1/blog_posts?select=slug",
	"/auth/v1/user",
	"/readyz",
])("a shared cache does not keep %s", async (url) => {
	const { headers } = await get(url);
	expect(headers["cache-control"]).toMatch(/^no-(store|cache)$/);
	expect(headers["surrogate-key"]).toBeUndefined();
});

it("a start purges everything; a change purges pages with posts, twice, and pictures only where one may be deleted", async () => {
	await expect.poll(purged).toContain("pages pictures");
	const [first] = receiver.requests;
	expect(first?.path).toBe("/purge");
	expect(first?.headers).toMatchObject({
		authorization: `Bearer ${TOKEN}`,
		"fastly-key": TOKEN,
	});
	expect(JSON.parse(first?.body ?? "")).toEqual({
		tags: ["pages", "pictures"],
	});
	// The insert of the post, and its repetition.
	await expect.poll(() => purged().filter((tags) => tags === "posts").length).toBeGreaterThan(1);
	expect(purged()).not.toContain("posts pictures");
	await site.query("update public.blog_posts set status = 'draft'");
	await expect.poll(purged).toContain("posts pictures");
});

it("a refused purge is retried, and raises an alert after five minutes", async () => {
	receiver.answer(status(403));
	await site.query("update public.blog_posts set status = 'published'");
	const cdn = async () => {
		const parts = await site.app.readParts();
		return parts.find(({ name }) => name === "cdn");
	};
	await expect.poll(async () => (await cdn())?.figures.purges_waiting).toBeGreaterThan(0);
	await site.query(
		"update pgboss.job set created_on = created_on - interval '6 minutes' where name = 'cdn-purge'",
	);
	await expect.poll(async () => (await cdn())?.trouble?.what).toContain("answered 403");
	receiver.answer(status(200));
	await site.query(
		"update pgboss.job set start_after = now() where name = 'cdn-purge' and state = 'retry'",
	);
	await expect.poll(async () => (await cdn())?.figures.purges_waiting).toBe(0);
	expect((await cdn())?.status).toBe("ok");
});
