import { beforeAll, expect, test, vi } from "vitest";
import { PAYLOAD } from "../support/blog-payload.ts";
import { insertPosts } from "../support/posts.ts";
import { API_KEY, publisher } from "../support/publisher.ts";
import { testSite } from "../support/site-app.ts";

/** Texts for which micromark takes minutes, or which are nested too deeply. */
const ENDLESS = "a_*".repeat(20_000);
const NESTED = "> ".repeat(20_000);

const site = testSite({ BLOG_API_KEY: API_KEY });
let hidden: string[];

beforeAll(async () => {
	// As a table from before these bounds, in which another program wrote.
	await site.query(
		"alter table public.blog_posts drop constraint blog_posts_dates, drop constraint blog_posts_lists",
	);
	[, ...hidden] = await insertPosts(site.databaseUrl, [
		{ slug: "okunur", title: "Okunur", tags: ["crm"] },
		{ slug: "once", title: "Okunmaz", tags: ["crm"], published_at: "0001-01-01 00:00:00+14" },
		{
			slug: "sonsuz",
			title: "Okunur ama sonsuz",
			excerpt: "Özet",
			tags: ["crm"],
			content: ENDLESS,
		},
		{ slug: "bos-etiket", title: "Okunmaz etiket", tags: ["crm", null] },
	]);
});

const alerts = async () => {
	const rows = await site.query("select data from pgboss.job where name = 'lead-alert'");
	return rows.map(({ data }) => data);
};

test.each([
	["/tr/blog", "Okunur"],
	["/tr/blog?q=crm", "<main"],
	["/tr/blog?q=okunur", "sonsuz"],
	["/tr/blog/feed.xml", "<title>Okunur</title>"],
	["/sitemap.xml", "/tr/blog/okunur<"],
	["/tr/blog/okunur", "Okunur</h1>"],
])("%s shows the posts that can be read", async (path, text) => {
	const { statusCode, payload } = await site.app.inject(path);
	expect(statusCode).toBe(200);
	expect(payload).toContain(text);
	expect(payload).not.toContain("Okunmaz");
	expect(payload).not.toContain("/tr/blog/once");
});

test("the feed has the excerpt of a post whose text cannot be rendered", async () => {
	const { payload } = await site.app.inject("/tr/blog/feed.xml");
	const item = payload.split("<item>").find((part) => part.includes("/tr/blog/sonsuz"));
	expect(item).toContain("<description>Özet</description>");
	expect(item).not.toContain("content:encoded");
});

test("its own page, and that of a post that cannot be read, is away", async () => {
	expect((await site.app.inject("/tr/blog/sonsuz")).statusCode).toBe(503);
	expect((await site.app.inject("/tr/blog/once")).statusCode).toBe(503);
});

test("the operator hears of it", async () => {
	await expect
		.poll(alerts)
		.toContainEqual({ type: "post.unreadable", data: { postId: expect.anything() } });
	const [{ data }] = await alerts();
	expect(hidden).toContain(data.postId);
});

test.each([ENDLESS, NESTED])("a text that cannot be rendered is not published", async (content) => {
	const { post } = await publisher(site.app);
	const { status, body } = await post({ ...PAYLOAD, title: "Karmaşık", content });
	expect(status).toBe(422);
	expect(body.errors).toEqual([
		{
			field: "content",
			code: "too_complex",
			message: expect.stringMatching(/^content is too complex/),
		},
	]);
	expect(await site.query("select from blog_posts where title = 'Karmaşık'")).toEqual([]);
});

test("a request that fails before its text is proved is repeated, and the text is refused then", async () => {
	const { post } = await publisher(site.app);
	const send = () =>
		post(
			{ ...PAYLOAD, title: "Yarım", content: NESTED },
			{ "idempotency-key": "key-of-a-complex-post" },
		);
	vi.spyOn(site.app.draftRendering, "text").mockRejectedValueOnce(new Error("no process"));
	const first = await send();
	expect(first.status).toBe(503);
	expect(first.headers.get("retry-after")).toBe("10");
	await site.query(`
		create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
		create trigger refuse before delete on blog_posts for each row execute function refuse()`);
	expect((await send()).status).toBe(503);
	await site.query("drop trigger refuse on blog_posts");
	expect((await send()).status).toBe(422);
	expect(await site.query("select from blog_posts where title = 'Yarım'")).toEqual([]);
});
