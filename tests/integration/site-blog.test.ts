import { beforeAll, describe, expect, it, vi } from "vitest";
import { POST_PAGE_IDS } from "../../client/pages/blog-post/page-ids.ts";
import { BlogQueryError } from "../../shared/blog-post.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { copies } from "../support/copies.ts";
import { headOf, mainOf, structuredDataIn, written } from "../support/markup.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

const POST = {
	slug: "yazi",
	title: "Ein <Titel> & mehr",
	excerpt: 'Worum "es" geht',
	content: "## Bölüm\n\nMetin **kalın** <script>alert(1)</script>",
	author: "Redaktion",
	author_bio: "Wer schreibt",
	tags: ["crm", "veri"],
	read_time: 9,
	cover_image_url: "/images/blog/clean-data.svg",
	cover_image_alt: "Karteikarten",
	published_at: "2025-06-01T09:00:00Z",
};
const TITLE = "Ein &lt;Titel&gt; &amp; mehr";

const site = testSite();
const get = async (path: string) => {
	const { statusCode, payload, headers } = await site.app.inject(path);
	const [head, main] = [headOf(payload), mainOf(payload)];
	return { status: statusCode, text: payload, headers, head, main };
};

beforeAll(async () => {
	await insertPosts(site.databaseUrl, [
		...LANGUAGES.map((language) => ({ ...POST, language })),
		...Array.from({ length: 13 }, (_, index) => ({
			slug: `yazi-${index + 1}`,
			title: `Yazı ${index + 1}`,
			published_at: `2026-01-${String(index + 1).padStart(2, "0")}T09:00:00Z`,
		})),
		{ slug: "taslak", status: "draft" },
		{ slug: "yarin", published_at: "2999-01-01T00:00:00Z" },
		{ slug: "deutsch", language: "de", title: "Deutscher Beitrag" },
	]);
});

const TEXTS = {
	tr: {
		readTime: "9 dk",
		author: "Yazar Hakkında",
		missing: ">Post bulunamadı</h1>",
		list: "/tr/blog?page=2",
	},
	de: {
		readTime: "9 Min",
		author: "Über den Autor",
		missing: '<h1 lang="de"',
		list: "/de/blog",
	},
	en: {
		readTime: "9 Min",
		author: copies.blog.en.post.aboutAuthor,
		missing: '<h1 lang="de"',
		list: "/en/blog",
	},
};

it("no heading of a post has an id of the page", async () => {
	const content = POST_PAGE_IDS.map((id) => `## ${id}`).join("\n\n");
	await insertPosts(site.databaseUrl, [{ slug: "basliklar", content }]);
	const { text } = await get("/tr/blog/basliklar");
	const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
	// Each of the page's ids once, and as many of the headings: the list is complete.
	expect(ids).toHaveLength(2 * POST_PAGE_IDS.length);
	expect(new Set(ids)).toEqual(
		new Set([...POST_PAGE_IDS, ...POST_PAGE_IDS.map((id) => `${id}-2`)]),
	);
});

describe.each(LANGUAGES)("in %s", (language) => {
	const copy = copies.blog[language];
	const { readTime, author, missing, list } = TEXTS[language];

	it("the listing has a hero with title and subtitle", async () => {
		const { main } = await get(`/${language}/blog`);
		expect(main).toContain(`<h1>${written(copy.title)}</h1>`);
		expect(main).toContain(written(copy.subtitle));
	});

	it("a card shows cover, date, read time, author, title, excerpt and tags, and links the post", async () => {
		const { main } = await get(list);
		for (const part of [
			'src="/images/blog/clean-data.svg"',
			"2025-06-01",
			// The specification's card model writes it so in every language (§3).
			"9 dk",
			">Redaktion<",
			`href="/${language}/blog/yazi"`,
			`>${TITLE}</a>`,
			">Worum &quot;es&quot; geht</p>",
			"<li>#crm</li><li>#veri</li>",
		]) {
			expect(main).toContain(part);
		}
	});

	it("a post shows cover, date, read time, tags, text and author", async () => {
		const { head, main, text } = await get(`/${language}/blog/yazi`);
		for (const part of [
			'src="/images/blog/clean-data.svg"',
			'alt="Karteikarten"',
			`>${TITLE}</h1>`,
			">Redaktion<",
			">2025-06-01</time>",
			`>${readTime}<`,
			"<li>crm</li><li>veri</li>",
			"<strong>kalın</strong>",
			"&lt;script&gt;alert(1)&lt;/script&gt;",
			`>${author}</h2>`,
			">Wer schreibt</p>",
		]) {
			expect(main).toContain(part);
		}
		expect(head).toContain(`>${TITLE} | Vitrin</title>`);
		expect(head).toContain('name="description" content="Worum &quot;es&quot; geht"');
		expect(structuredDataIn(text)).toMatchObject([
			{ "@type": "Article", headline: POST.title, keywords: "crm, veri" },
		]);
	});

	it.each(["yok", "taslak", "%zz"])(
		"answers 404 where no published post has the slug %s",
		async (slug) => {
			const { status, main } = await get(`/${language}/blog/${slug}`);
			expect(status).toBe(404);
			expect(main).toContain(missing);
			expect(main).toContain(`<p>${written(copy.post.notFoundText)}</p>`);
		},
	);
});

describe("the listing", () => {
	it("shows twelve posts a page, the newest first, and no draft or future post", async () => {
		const { text } = await get("/tr/blog");
		const titles = [...text.matchAll(/>(Yazı \d+)<\/a>/g)].map(([, t]) => t);
		expect(titles).toHaveLength(12);
		expect(titles[0]).toBe("Yazı 13");
		expect(text).toContain('href="/tr/blog?page=2"');
		expect(text).not.toMatch(/"slug":"(taslak|yarin)"|\/(taslak|yarin)"/);
	});

	it("shows the other posts on page 2, which has a canonical URL of its own", async () => {
		const { head, main } = await get("/tr/blog?page=2");
		expect(main).toContain(">Yazı 1</a>");
		expect(main).toContain('src="/images/placeholder-cover.svg"');
		expect(head).toContain('rel="canonical" href="https://vitrin.example/tr/blog?page=2"');
	});

	it("has no pagination for one page", async () => {
		const { text } = await get("/de/blog");
		expect(text).toContain("Deutscher Beitrag");
		expect(text).not.toContain("?page=");
	});

	it.each([
		["tr", "Henüz blog yazısı yok."],
		["de", "Noch keine Blog-Posts vorhanden."],
	])("answers 404 in %s for a page without posts", async (language, text) => {
		const answer = await get(`/${language}/blog?page=99`);
		expect(answer.status).toBe(404);
		expect(answer.text).toContain(text);
	});
});

describe("a post in one language only", () => {
	it("is marked in the language menu, and keeps its slug", async () => {
		const { text } = await get("/de/blog/deutsch");
		expect(text).toMatch(
			/href="\/tr\/blog\/deutsch"[^>]*>Türkçe<span lang="de" class="note">dieser Beitrag nur auf Deutsch<\/span>/,
		);
		expect((await get("/de/blog")).text).not.toContain("nur auf Deutsch");
	});

	it("is offered on the 404 page of the other language, with that language's latest posts", async () => {
		const { status, main } = await get("/tr/blog/deutsch");
		expect(status).toBe(404);
		expect(main).toContain("Aradığınız yazının dili: Almanca");
		expect(main).toMatch(/<a lang="de"[^>]*href="\/de\/blog\/deutsch"/);
		const cards = [...main.matchAll(/href="\/tr\/blog\/([^"]+)"/g)];
		expect(cards.map(([, slug]) => slug)).toEqual(["yazi-13", "yazi-12", "yazi-11"]);
		expect((await get("/tr/blog/taslak")).main).not.toContain("Aradığınız yazının dili");
	});
});

it("a post links posts with its tags, and has a table of contents from three main headings on", async () => {
	await insertPosts(site.databaseUrl, [
		{
			slug: "long",
			language: "en",
			content: "## One\n\n## Two\n\n## Three\n",
			tags: ["crm"],
		},
	]);
	const { main } = await get("/en/blog/long");
	expect(main).toContain('<a href="#two">Two</a>');
	expect(main).toContain(copies.blog.en.post.call.text);
	expect(main).toMatch(/id="related-title".*href="\/en\/blog\/yazi"/s);
	expect((await get("/en/blog/yazi")).main).not.toContain('href="#');
});

it.each(["https:// cdn.example/a.png", "http://[", "https:"])(
	"a post whose cover is no URL (%s) has no cover",
	async (cover_image_url) => {
		const [id] = await insertPosts(site.databaseUrl, [
			{ ...POST, slug: `kapaksiz-${cover_image_url.length}`, cover_image_url },
		]);
		const page = await get(`/tr/blog/${id}`);
		expect(page.status).toBe(200);
		expect(page.main).not.toContain(cover_image_url);
	},
);

it("the home page shows the three latest posts, and no empty section", async () => {
	const { main } = await get("/tr");
	const section = main.slice(main.indexOf('id="posts-title"')).split("</section>")[0] ?? "";
	const links = [...section.matchAll(/href="\/tr\/blog\/([^"]+)"/g)].map(([, slug]) => slug);
	expect(links).toEqual(["yazi-13", "yazi-12", "yazi-11"]);
});

it("while posts cannot be read, their pages answer 503 with Retry-After, and other pages work", async () => {
	site.app.pageCache.drop(() => true);
	const { blog } = site.app;
	vi.spyOn(blog, "listPublished").mockRejectedValue(new Error("away"));
	vi.spyOn(blog, "findPublished").mockRejectedValue(new BlogQueryError("away"));
	const home = await get("/tr");
	expect(home.status).toBe(200);
	expect(home.main).not.toContain('id="posts-title"');
	expect(home.headers["cache-control"]).toBe("no-cache");
	const listing = await get("/tr/blog");
	expect(listing.status).toBe(503);
	expect(listing.headers["retry-after"]).toBeDefined();
	expect(listing.headers["cache-control"]).toBe("no-cache");
	expect(listing.text).toContain("Henüz blog yazısı yok.");
	const post = await get("/de/blog/irgendein");
	expect(post.status).toBe(503);
	expect(post.text).toContain("Post nicht gefunden");
	const sales = await get("/de/vertriebsautomatisierung");
	expect(sales.status).toBe(200);
	expect(sales.headers["cache-control"]).toBe("no-cache");
});
