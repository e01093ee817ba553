import { beforeAll, describe, expect, it } from "vitest";
import { headOf, mainOf } from "../support/markup.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

const site = testSite();
const get = async (path: string) => {
	const { statusCode, payload } = await site.app.inject(path);
	return { status: statusCode, head: headOf(payload), main: mainOf(payload) };
};

beforeAll(async () => {
	await insertPosts(site.databaseUrl, [
		{ slug: "yazi", content: "## Bölüm\n\nMetin **kalın**" },
		...Array.from({ length: 13 }, (_, index) => ({
			slug: `yazi-${index + 1}`,
			title: `Yazı ${index + 1}`,
			...(index % 4 === 0 && { category: "Veri Analizi" }),
			...(index === 1 && { category: "Tek" }),
		})),
	]);
});

describe("the search", () => {
	it("marks the found words and is not indexed", async () => {
		const { status, head, main } = await get("/tr/blog?q=BOLUM%20met");
		expect(status).toBe(200);
		expect(main).toContain(">“BOLUM met” için 1 yazı</p>");
		expect(main).toContain("<mark>Bölüm</mark> · <mark>Metin</mark> kalın");
		expect(main).toContain('value="BOLUM met"');
		expect(head).toContain('name="robots" content="noindex');
	});

	it("links all result pages, and without a result all posts", async () => {
		const { main } = await get("/tr/blog?q=yaz%C4%B1");
		expect(main).toContain('href="/tr/blog?q=yaz%C4%B1&amp;page=2"');
		const nothing = await get("/de/blog?q=%3Cb%3E");
		expect(nothing.status).toBe(200);
		expect(nothing.main).toContain("Keine Beiträge zu „&lt;b&gt;“</h1>");
		const turkish = await get("/tr/blog?q=qxqxqx");
		expect(turkish.main).toMatch(/Son yazılar.*href="\/tr\/blog\/yaz/s);
	});

	it("limits one client's requests, page and data together", async () => {
		const search = (path: string) =>
			site.app.inject({
				url: `${path}/tr/blog?q=crm`,
				remoteAddress: "192.0.2.7",
			});
		for (let count = 0; count < 15; count += 1) {
			expect((await search("")).statusCode).toBe(200);
			expect((await search("/_data/page")).statusCode).toBe(200);
		}
		const refused = await search("");
		expect(refused.statusCode).toBe(429);
		expect(refused.headers["retry-after"]).toBeDefined();
		const listing = await site.app.inject({
			url: "/tr/blog",
			remoteAddress: "192.0.2.7",
		});
		expect(listing.statusCode).toBe(200);
	});
});

describe("the categories", () => {
	it("are shown from two posts on, and the chosen one is the current page", async () => {
		const { main } = await get("/tr/blog?category=Veri%20Analizi");
		expect(main).toContain('<a aria-current="page" href="/tr/blog?category=Veri+Analizi"');
		expect(main).not.toContain("category=Tek");
		expect(main).toContain(">Yazı 13</a>");
		expect(main).not.toContain(">Yazı 12</a>");
	});

	it("without posts are answered 404", async () => {
		expect((await get("/tr/blog?category=Yok")).status).toBe(404);
	});
});
