import supertest from "supertest";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { seed } from "../../server/database/migrations/seed.ts";
import { BlogQueryError } from "../../shared/blog-post.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { queryRows } from "../support/database.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite, testSite } from "../support/site-app.ts";
import { xmlTexts } from "../support/xml.ts";

const SITE = "https://vitrin.example";

/** A title that has all that XML minds, and what a Postgres text may hold although XML may not. */
const HOSTILE = "]]> <b>&amp; \u0001\u001b\u007f\ufffe “x” 😀";

const site = testSite();
let picture: string;
const get = (path: string) => supertest(site.app.server).get(path);
const texts = (document: string, path: string) => xmlTexts(site.databaseUrl, document, path);

beforeAll(async () => {
	await seed(site.databaseUrl);
	const [id = ""] = await insertPosts(site.databaseUrl, [
		{
			slug: "dusman",
			title: HOSTILE,
			excerpt: HOSTILE,
			content: `${HOSTILE}\n\n## Bölüm\n\n[bağ](/tr/cozumler) ![resim](a.png)`,
			tags: [HOSTILE],
			cover_image_url: "https:// cdn.example/a.png",
			published_at: new Date().toISOString(),
		},
	]);
	const bytes = await photo(900, 500);
	[picture = ""] = await insertImages(site.databaseUrl, [
		{ post_id: id, bytes, position: "bolum", alt: HOSTILE },
	]);
	await vi.waitFor(
		async () => expect((await get("/tr/blog/feed.xml")).text).toContain(picture),
		30_000,
	);
});

describe("a language's feed", () => {
	it.each(LANGUAGES)("%s is valid RSS, linked by its pages", async (language) => {
		const path = `/${language}/blog/feed.xml`;
		const { status, text, headers } = await get(path);
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
		const addresses = await texts(text, "//item/guid[@isPermaLink='true']");
		expect(addresses.length).toBeGreaterThan(1);
		for (const address of addresses) {
			expect((await get(address.slice(SITE.length))).status).toBe(200);
		}
		const listing = await get(`/${language}/blog`);
		expect(listing.text).toMatch(
			new RegExp(`<link[^>]+type="application/rss\\+xml"[^>]+href="${SITE}${path}"`),
		);
		expect(listing.text).toContain(`href="${path}" type="application/rss+xml"`);
	});

	it("has the whole post with absolute URLs, also with hostile text", async () => {
		const { text } = await get("/tr/blog/feed.xml");
		const item = "//item[guid = 'https://vitrin.example/tr/blog/dusman']";
		const clean = "]]> <b>&amp; \u007f “x” 😀";
		expect(await texts(text, `${item}/title`)).toEqual([clean]);
		expect(await texts(text, `${item}/description`)).toEqual([clean]);
		const [html = ""] = await texts(text, `${item}/content:encoded`);
		expect(html).toContain('<h2 id="bolum">Bölüm</h2>');
		expect(html).toContain(`<a href="${SITE}/tr/cozumler">bağ</a>`);
		expect(html).toContain(`src="${SITE}/tr/blog/a.png"`);
		expect(html).toContain(`${SITE}/media/${picture} 900w`);
		expect(html).not.toMatch(/(?:src|href|srcset)="\//i);
	});

	it("has an existing picture for each post", async () => {
		const { text } = await get("/tr/blog/feed.xml");
		const pictures = await texts(text, "//item/media:content/@url");
		expect(pictures).toHaveLength((await texts(text, "//item")).length);
		const { status, type } = await get(pictures[0]?.slice(SITE.length) ?? "");
		expect({ status, type }).toEqual({ status: 200, type: "image/png" });
	});

	it("is answered 304 while nothing has changed", async () => {
		const { headers } = await get("/de/blog/feed.xml");
		const again = await get("/de/blog/feed.xml").set("if-none-match", headers.etag ?? "");
		expect(again.status).toBe(304);
		const head = await supertest(site.app.server).head("/de/blog/feed.xml");
		expect(head.headers.etag).toBe(headers.etag);
	});
});

describe("the sitemap", () => {
	it("is valid, and names the pictures", async () => {
		const { status, text, headers } = await get("/sitemap.xml");
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
		const addresses = await texts(text, "/s:urlset/s:url/s:loc");
		expect(new Set(addresses).size).toBe(addresses.length);
		const own = `//s:url[s:loc = '${SITE}/tr/blog/dusman']`;
		expect(await texts(text, `${own}/image:image/image:loc`)).toEqual([`${SITE}/media/${picture}`]);
		const [changed = ""] = await texts(text, `${own}/s:lastmod`);
		expect(Date.parse(changed)).toBeGreaterThan(Date.now() - 600_000);
		expect((await get("/sitemap-1.xml")).status).toBe(404);
		expect((await get("/sitemap-x.xml")).status).toBe(404);
	});

	it("names existing pages, with the canonical URL and languages of the page itself", async () => {
		const { text } = await get("/sitemap.xml");
		const entries = text.match(/<url>.*?<\/url>/gs) ?? [];
		expect(entries.length).toBeGreaterThan(60);
		const announced = new Map<string, string[]>();
		for (const entry of entries) {
			const [, address = ""] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
			const page = await get(address.slice(SITE.length));
			const links = (html: string, rel: string) =>
				[...html.matchAll(/<[^<>]* rel="(\w+)"(?: hreflang="([^"]+)")? href="([^"]+)"\/?>/g)]
					.filter(([, found, language]) => found === rel && (language || rel === "canonical"))
					.map(([, , language, href]) => [language, href].filter(Boolean).join(" "));
			const languages = links(page.text, "alternate");
			announced.set(address, languages);
			expect({
				address,
				status: page.status,
				canonical: links(page.text, "canonical"),
				robots: /name="robots" content="([^"]+)"/.exec(page.text)?.[1],
				languages: links(entry, "alternate"),
			}).toEqual({
				address,
				status: 200,
				canonical: [address],
				robots: "index, follow",
				languages,
			});
		}
		// Each language version answers with the same list.
		for (const [address, languages] of announced) {
			for (const language of languages) {
				const [, other = ""] = language.split(" ");
				expect({ address, other, list: announced.get(other) }).toEqual({
					address,
					other,
					list: languages,
				});
			}
		}
		const translated = announced.get(`${SITE}/tr/blog/iki-dakikada-donus`);
		expect(translated).toHaveLength(4);
		expect(announced.get(`${SITE}/tr/blog/fuar-leadleri`)).toEqual([]);
	}, 90_000);

	it("has every page that the site links, except redirects", async () => {
		const { text } = await get("/sitemap.xml");
		const known = new Set(await texts(text, "//s:loc"));
		const { text: home } = await get("/de");
		const paths = [...home.matchAll(/ href="(\/de\/[^"#?]+)"/g)].map(([, path = ""]) => path);
		expect(paths.length).toBeGreaterThan(8);
		const missing = paths.filter((path) => !known.has(SITE + path));
		for (const path of new Set(missing)) {
			const { status, text: page, headers } = await get(path);
			// The address of a section leads to the page that has it; legal texts and case studies have
			// their canonical address in Turkish.
			const other =
				status === 301
					? SITE + headers.location?.split("#")[0]
					: /rel="canonical" href="([^"]+)"/.exec(page)?.[1];
			expect({ path, known: known.has(other ?? "") }).toEqual({
				path,
				known: true,
			});
			if (status === 200) expect(other).toContain("/tr/");
		}
	});
});

it("above a thousand posts the sitemap is an index of parts, and each page is in one part", async () => {
	await using large = await startSite();
	const fetched = async (path: string) => (await supertest(large.app.server).get(path)).text;
	await queryRows(
		large.databaseUrl,
		`insert into public.blog_posts (language, slug, title, excerpt, content, author, category, tags, read_time, status, published_at)
		select 'tr', 'yazi-' || n, 'Yazı', 'Özet', 'Metin', 'Ekip', 'Satış', '{}', 1, 'published', now()
		from generate_series(1, 1001) n`,
	);
	await vi.waitFor(async () => expect(await fetched("/sitemap.xml")).toContain("-2.xml"), 30_000);
	const parts = await Promise.all(["/sitemap-1.xml", "/sitemap-2.xml"].map(fetched));
	const pages = parts.map((part) => part.match(/(?<=<loc>)[^<]+/g) ?? []);
	expect(pages[1]).toHaveLength(1);
	expect(pages.flat()).toContain(`${SITE}/tr/cozumler`);
	expect(new Set(pages.flat()).size).toBe(pages.flat().length);
	expect(pages.flat().filter((page) => page.includes("/yazi-"))).toHaveLength(1001);
	const beyond = await supertest(large.app.server).get("/sitemap-3.xml");
	expect(beyond.status).toBe(404);
}, 60_000);

it("feed and sitemap answer 503 with Retry-After while posts cannot be read", async () => {
	await using away = await startSite();
	const error = new BlogQueryError("away");
	away.app.blog.listPublished = () => Promise.reject(error);
	away.app.blog.listForSitemap = () => Promise.reject(error);
	for (const path of ["/tr/blog/feed.xml", "/sitemap.xml"]) {
		const { status, headers } = await supertest(away.app.server).get(path);
		expect({ path, status }).toEqual({ path, status: 503 });
		expect(headers["retry-after"]).toBe("30");
	}
});
