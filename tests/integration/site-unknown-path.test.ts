import { describe, expect, it, vi } from "vitest";
import { LOADERS } from "../../server/site/loaders.ts";
import { startSite, testSite } from "../support/site-app.ts";

const site = testSite();
const get = async (path: string) => {
	const answer = await site.app.inject(path);
	return { ...answer, status: answer.statusCode, text: answer.payload };
};

describe("a path without a page", () => {
	it.each([
		"/yok",
		"/tr/blog/a/b",
		"/TR/cozumler",
		// Percent signs that encode nothing.
		"/tr/%zz",
		"/de/%E0%A4%A?page=2",
		"/%",
		"/tr/%C3%BC/%",
	])("%s answers 404 with the not-found page", async (path) => {
		const { status, text, headers } = await get(path);
		expect(status).toBe(404);
		expect(text).toMatch(/<header.*<h1[^>]*>404<\/h1>.*Oops! Page not found.*<footer/s);
		expect(text).toContain('<a href="/">Return to Home</a>');
		expect(text).toContain('content="noindex"');
		expect(headers["content-security-policy"]).toBeDefined();
	});

	it.each(["", "/_data/page"])(
		"is answered from memory, with one document per language (%s)",
		async (prefix) => {
			const loaded = vi.spyOn(LOADERS, "not-found");
			const unknown = (path: string) => get(`${prefix}${path}`);
			const first = await unknown("/en/yok/a?utm_source=x");
			const { bytes } = site.app.pageCache;
			const again = await unknown("/en/yok/b");
			expect(loaded).toHaveBeenCalledTimes(1);
			expect(site.app.pageCache.bytes).toBe(bytes);
			expect(again.status).toBe(404);
			expect(again.text.replaceAll("/yok/b", "/yok/a")).toBe(first.text);
			// The language menu and the drawer lead to the same unknown path (specification §2).
			const links = again.text.match(/href="\/(de|tr)\/yok\/b"/g) ?? [];
			expect(new Set(links).size).toBe(prefix ? 0 : 2);
			expect(again.text).toContain(prefix ? '"language":"en"' : '<html lang="en"');
			// A browser that kept it would not see a page that is added later.
			expect(again.headers["cache-control"]).toBe("no-cache");
			expect(again.headers.etag).toBeUndefined();
			loaded.mockRestore();
		},
	);

	it("renders nothing for the demo's route while the demo is off", async () => {
		await using off = await startSite({ BLOG_DEMO: "false" });
		const loaded = vi.spyOn(LOADERS, "not-found");
		const { statusCode, payload } = await off.app.inject("/create-blog-demo");
		expect(statusCode).toBe(404);
		expect(payload).toContain("Oops! Page not found");
		await off.app.inject("/create-blog-demo?again");
		expect(loaded).toHaveBeenCalledTimes(1);
		loaded.mockRestore();
		expect((await off.app.inject("/_data/page/create-blog-demo")).statusCode).toBe(404);
	});
});

it("the blog creation demo is a German page outside of search engines", async () => {
	const { status, text } = await get("/create-blog-demo");
	expect(status).toBe(200);
	expect(text).toContain('<html lang="de"');
	expect(text).toContain(">Blogpost erstellen</button>");
	expect(text).toContain('name="robots" content="noindex"');
	const data = await get("/_data/page/create-blog-demo");
	expect(JSON.parse(data.text)).toMatchObject({ page: "create-blog-demo", language: "de" });
});
