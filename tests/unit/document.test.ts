import { describe, expect, it } from "vitest";
import { renderDocument } from "../../server/site/document.ts";
import { errorDocument } from "../../server/site/error-document.ts";
import { requestedPage } from "../../server/site/requested-page.ts";

const assets = {
	entry: "/assets/entry.js",
	preload: ["/assets/entry.js"],
	styles: [{ href: "/assets/a.css", text: "a{}" }],
	fonts: ["/assets/f.woff2"],
};

describe("renderDocument", () => {
	const html = renderDocument({
		language: "de",
		head: [
			{ tag: "title", text: 'A & B <"C">' },
			{
				tag: "meta",
				attributes: { name: "description", content: '"><script>' },
			},
			{ tag: "script", json: { text: "</script><script>alert(1)" } },
		],
		body: "<main></main>",
		hydration: { text: "</script>" },
		assets,
	});

	it("escapes the head and the hydration data", () => {
		expect(html).toContain("A &amp; B &lt;&quot;C&quot;&gt;</title>");
		expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
		expect(html).not.toContain("</script><script>alert");
		expect(html).toContain('{"text":"\\u003c/script>"}');
	});
});

describe("errorDocument", () => {
	it.each([
		[404, "/de/x", "Diese Seite gibt es nicht", "Zur Startseite", "/de"],
		[403, "/de/x", "Diese Anfrage können wir", "Zur Startseite", "/de"],
		[429, "/en/x", "Too many requests", "Go to the home page", "/en"],
		[503, "/media/x", "Sayfa yüklenemedi", "Ana sayfaya dön", "/tr"],
	])("for %i at %s says “%s” and links the home page", (...parameters) => {
		const [status, path, title, label, home] = parameters;
		const html = errorDocument(status, path, "r-1");
		expect(html).toContain(`<title>${title}`);
		expect(html).toContain(`<h1>${title}`);
		expect(html).toContain(`<a href="${home}">${label}</a>`);
	});

	it.each([
		[404, false, false],
		[429, true, false],
		[500, true, true],
	])("for %i offers a retry: %s, and names the request: %s", (status, retry, request) => {
		const html = errorDocument(status, "/en", "r-1");
		expect(html.includes("Try again")).toBe(retry);
		expect(html.includes("r-1")).toBe(request);
	});
});

describe("requestedPage", () => {
	const site = "https://vitrin.example";

	it.each([
		["/tr/blog?page=2&utm_source=x", "/tr/blog?page=2"],
		["/tr/blog?page=1", "/tr/blog"],
		["/tr/blog?page=-3", "/tr/blog"],
		["/de?page=2", "/de"],
	])("keeps only the parameters of %s that the page depends on: %s", (path, kept) => {
		expect(requestedPage(site, path).url.href).toBe(site + kept);
	});

	it("never leaves the site", () => {
		const { url } = requestedPage(site, "//evil.example/%2e%2e");
		expect(url.origin).toBe(site);
	});

	it.each([
		["//evil.example/%2e%2e", "/"],
		["/de/blog/?page=2", "/de/blog?page=2"],
		["//de//blog", "/de/blog"],
		["/tr/blog/%66uar-leadleri", "/tr/blog/fuar-leadleri"],
		["/tr/blog/Fuar-Leadleri?x=1", "/tr/blog/fuar-leadleri?x=1"],
		["/tr/blog/%c3%bc", "/tr/blog/%C3%BC"],
		["/tr/blog/a@b", "/tr/blog/a%40b"],
		[
			"/tr/blog/0B6EAF33-9C2F-4C7D-8F0E-5A1B2C3D4E5F",
			"/tr/blog/0b6eaf33-9c2f-4c7d-8f0e-5a1b2c3d4e5f",
		],
		["/tr/blog/../hizli-analiz", "/tr/hizli-analiz"],
		["/tr/blog/..\\hizli-analiz", "/tr/hizli-analiz"],
		["/tr/blog/%2E%2e/hizli-analiz", "/tr/hizli-analiz"],
		["/tr\\blog", "/tr/blog"],
		["\\\\evil.example\\..", "/"],
	])("redirects %s to the page's one URL, and caches nothing", (path, to) => {
		const { cacheable, redirect } = requestedPage(site, path);
		expect(redirect).toBe(to);
		expect(cacheable).toBe(false);
		expect(requestedPage(site, to).redirect).toBeUndefined();
	});

	it.each([
		["/tr/yok", "/tr/404"],
		["/de//yok/x?page=2", "/de/404"],
		["/yok", "/tr/404"],
		["/create-blog-demo?x", "/create-blog-demo"],
		["/tr/blog/any", "/tr/blog/any"],
	])("caches %s under %s", (requested, key) => {
		const { url, cacheable } = requestedPage(site, requested);
		expect(cacheable).toBe(true);
		expect(url.pathname + url.search).toBe(key);
	});
});
