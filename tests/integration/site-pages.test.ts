import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_KEYS, pathFor } from "../../client/i18n/paths.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const get = (path: string) => supertest(site.app.server).get(path);

beforeAll(async () => {
	site = await startSite();
	await insertPosts(
		site.databaseUrl,
		Array.from({ length: 13 }, (_, index) => ({
			slug: `yazi-${index + 1}`,
			title: `Yazı ${index + 1}`,
			published_at: `2026-01-${String(index + 1).padStart(2, "0")}T09:00:00Z`,
		})),
	);
	await insertPosts(site.databaseUrl, [
		{
			slug: "ayrintili",
			title: "Ayrıntılı <yazı> & başlık",
			excerpt: 'Özet "tırnak" içinde',
			content: "## Bölüm\n\nMetin **kalın** <script>alert(1)</script>",
			author: "Vitrin Ekibi",
			author_bio: "Satıştan geliyoruz.",
			tags: ["crm", "veri"],
			read_time: 7,
			cover_image_url: "/images/blog/clean-data.svg",
			cover_image_alt: "Kartlar",
			published_at: "2025-06-01T09:00:00Z",
		},
		{ slug: "taslak", status: "draft" },
		{ slug: "yarin", published_at: "2999-01-01T00:00:00Z" },
		{ slug: "deutsch", language: "de", title: "Deutscher Beitrag" },
	]);
});
afterAll(() => site.close());

describe("every page", () => {
	const paths = PAGE_KEYS.filter(
		(page) => page !== "blog-post" && page !== "case-detail",
	).flatMap((page) =>
		(["tr", "de", "en"] as const).map((lang) => pathFor(page, lang)),
	);

	it.each(["/", ...paths])("%s is rendered on the server", async (path) => {
		const { status, text, headers } = await get(path);
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
		const language = path.split("/")[1] || "tr";
		expect(text).toContain(`<html lang="${language}"`);
		expect(text).toMatch(/<h1[^>]*>.*<\/h1>/s);
		expect(text).toMatch(/<title[^>]*>.+ \| Vitrin<\/title>/);
		expect(text).toMatch(/name="robots" content="index, follow"/);
	});
});

describe("what is not there", () => {
	it.each([
		"/yok",
		"/fr",
		"/tr/yok",
		"/tr/blog/a/b",
		"/DE",
		"/TR/cozumler",
		"/tr/Blog",
		"/create-blog-dem%6F",
	])("%s answers 404 with the not-found page", async (path) => {
		const { status, text } = await get(path);
		expect(status).toBe(404);
		expect(text).toContain("Oops! Page not found");
		expect(text).toContain('<a href="/">Return to Home</a>');
		expect(text).toContain('content="noindex"');
	});

	it.each(["/tr/%zz", "/de/%E0%A4%A?page=2", "/%", "/tr/%C3%BC/%"])(
		"neither has %s, whose percent sign encodes nothing, a page",
		async (path) => {
			const { status, text, headers } = await get(path);
			expect(status).toBe(404);
			expect(text).toContain("Oops! Page not found");
			expect(headers["content-security-policy"]).toBeDefined();
		},
	);

	it("nor a post", async () => {
		const { status, text } = await get("/tr/blog/%zz");
		expect(status).toBe(404);
		expect(text).toContain("Post bulunamadı");
	});

	it("an asset that is not there is no page either", async () => {
		const { status } = await get("/assets/none.js");
		expect(status).toBe(404);
	});
});

describe("the blog's listing", () => {
	it("shows twelve posts a page, the newest first", async () => {
		const { text } = await get("/tr/blog");
		const titles = [...text.matchAll(/>(Yazı \d+)<\/a>/g)].map(([, t]) => t);
		expect(titles).toHaveLength(12);
		expect(titles[0]).toBe("Yazı 13");
		expect(text).toContain('href="/tr/blog?page=2"');
		expect(text).toContain(
			`rel="canonical" href="https://vitrin.example/tr/blog"`,
		);
	});

	it("shows the rest on page 2, at an address of its own", async () => {
		const { text } = await get("/tr/blog?page=2");
		expect(text).toContain("Yazı 1</a>");
		expect(text).toContain("Ayrıntılı &lt;yazı&gt; &amp; başlık</a>");
		expect(text).toContain('href="https://vitrin.example/tr/blog?page=2"');
	});

	it.each(["0", "-4", "abc", "1.7", ""])(
		"takes ?page=%s for the first page",
		async (page) => {
			const { status, text } = await get(`/tr/blog?page=${page}`);
			expect(status).toBe(200);
			expect(text).toContain("Yazı 13</a>");
		},
	);

	it("says in each language that there are no posts", async () => {
		const { text, status } = await get("/tr/blog?page=99");
		expect(status).toBe(404);
		expect(text).toContain("Henüz blog yazısı yok.");
		expect((await get("/de/blog?page=99")).text).toContain(
			"Noch keine Blog-Posts vorhanden.",
		);
	});

	it("shows no draft and nothing from the future, and no pagination for one page", async () => {
		const turkish = await get("/tr/blog");
		expect(turkish.text).not.toMatch(/taslak|yarin/);
		const german = await get("/de/blog");
		expect(german.text).toContain("Deutscher Beitrag");
		expect(german.text).not.toContain("?page=");
	});

	it("fills a card as the specification says", async () => {
		const { text } = await get("/tr/blog?page=2");
		expect(text).toContain("2025-06-01");
		expect(text).toContain("7 dk");
		expect(text).toContain("#crm");
		expect(text).toContain('src="/images/blog/clean-data.svg"');
		expect(text).toContain('src="/images/placeholder-cover.svg"');
	});
});

describe("a post", () => {
	it("is shown with all its parts", async () => {
		const { status, text } = await get("/tr/blog/ayrintili");
		expect(status).toBe(200);
		expect(text).toMatch(/<h1[^>]*>Ayrıntılı &lt;yazı&gt; &amp; başlık<\/h1>/);
		expect(text).toContain("7 dk");
		expect(text).toContain("2025-06-01");
		expect(text).toContain("Yazar Hakkında");
		expect(text).toContain("Satıştan geliyoruz.");
		expect(text).toContain("<strong>kalın</strong>");
		expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
		expect(text).toContain(
			'name="description" content="Özet &quot;tırnak&quot; içinde"',
		);
	});

	it("is described to search engines as an article", async () => {
		const { text } = await get("/tr/blog/ayrintili");
		const json = /application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
		expect(JSON.parse(json ?? "")).toMatchObject({
			"@type": "Article",
			headline: "Ayrıntılı <yazı> & başlık",
			keywords: "crm, veri",
			articleSection: "Satış Otomasyonu",
		});
	});

	it.each(["yok", "taslak", "yarin", "deutsch"])(
		"that is not published in this language (%s) is not found",
		async (slug) => {
			const { status, text } = await get(`/tr/blog/${slug}`);
			expect(status).toBe(404);
			expect(text).toContain("Post bulunamadı");
		},
	);

	it("is not found in German and English words alike", async () => {
		expect((await get("/de/blog/yok")).text).toContain("Post nicht gefunden");
		expect((await get("/en/blog/yok")).text).toContain("Post nicht gefunden");
	});
});

describe("the pages' data", () => {
	it("answers the browser's router with the page's own status", async () => {
		const found = await get("/_data/page/de/blog/deutsch");
		expect(found.status).toBe(200);
		expect(found.body).toMatchObject({
			page: "blog-post",
			language: "de",
			post: { title: "Deutscher Beitrag" },
		});
		const missing = await get("/_data/page/de/blog/nichts");
		expect(missing.status).toBe(404);
		expect(missing.body).toMatchObject({ page: "blog-post", post: null });
		expect((await get("/_data/page/nichts")).status).toBe(404);
	});

	it("gives the frame in each language and in no other", async () => {
		const { body } = await get("/_data/frame/de");
		expect(body).toMatchObject({ language: "de", languages: ["tr", "de"] });
		expect((await get("/_data/frame/fr")).status).toBe(404);
	});
});
