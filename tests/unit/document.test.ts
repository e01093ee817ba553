import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodeOnce } from "../../server/site/compression.ts";
import { renderDocument } from "../../server/site/document.ts";
import { errorDocument } from "../../server/site/error-document.ts";
import { addressOf } from "../../server/site/page-address.ts";

const assets = {
	build: "b1",
	entry: "/assets/entry.js",
	preload: ["/assets/entry.js"],
	styles: [{ href: "/assets/a.css", text: "a{}" }],
	fonts: ["/assets/f.woff2"],
	earlyClicks: "<script>early()</script>",
	lateStart: "<script>late()</script>",
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

	it("escapes what stands in the head and in the hydration data", () => {
		expect(html).toContain("A &amp; B &lt;&quot;C&quot;&gt;</title>");
		expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
		expect(html).not.toContain("</script><script>alert");
		expect(html).toContain('{"text":"\\u003c/script>"}');
	});

	it("carries its styles inline and blocks the first paint with nothing", () => {
		expect(html).toContain("<style>a{}</style>");
		expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
		const late = html.indexOf('<template id="late-scripts">');
		expect(html.search(/modulepreload|<script[^>]+src/)).toBeGreaterThan(late);
	});
});

describe("errorDocument", () => {
	it.each([
		[404, "/de/x", "Diese Seite gibt es nicht", "Zur Startseite", "/de"],
		[403, "/de/x", "Diese Anfrage können wir", "Zur Startseite", "/de"],
		[429, "/en/x", "Too many requests", "Go to the home page", "/en"],
		[503, "/media/x", "Sayfa yüklenemedi", "Ana sayfaya dön", "/tr"],
	])("for %i at %s says “%s” and leads home", (...parameters) => {
		const [status, path, title, label, home] = parameters;
		const html = errorDocument(status, path, "r-1");
		expect(html).toContain(`<title>${title}`);
		expect(html).toContain(`<h1>${title}`);
		expect(html).toContain(`<a href="${home}">${label}</a>`);
	});

	it("offers to try again what may pass, and names the request that failed", () => {
		const [refused, tooMany, failed] = [404, 429, 500].map((status) =>
			errorDocument(status, "/en", "r-1"),
		);
		expect(refused).not.toContain("Try again");
		expect(tooMany).toContain("Try again");
		expect(tooMany).not.toContain("r-1");
		expect(failed).toContain("Try again");
		expect(failed).toContain("r-1");
	});
});

describe("encodeOnce", () => {
	const text = "<p>ığüşöç</p>".repeat(100);

	it("gives the encoding that was asked for", async () => {
		const [br, zipped, identity] = await Promise.all([
			encodeOnce(text, "br"),
			encodeOnce(text, "gzip"),
			encodeOnce(text, "identity"),
		]);
		expect(brotliDecompressSync(br).toString()).toBe(text);
		expect(gunzipSync(zipped).toString()).toBe(text);
		expect(identity.toString()).toBe(text);
	});
});

describe("addressOf", () => {
	const site = "https://vitrin.example";
	const href = (requested: string) => addressOf(site, requested).url.href;

	it("keeps of the query only what the page depends on", () => {
		expect(href("/tr/blog?page=2&utm_source=x")).toBe(`${site}/tr/blog?page=2`);
		expect(href("/tr/blog?page=1")).toBe(`${site}/tr/blog`);
		expect(href("/tr/blog?page=-3")).toBe(`${site}/tr/blog`);
		expect(href("/de?page=2")).toBe(`${site}/de`);
	});

	it("never leaves the site, whatever the path looks like", () => {
		const { url, redirect } = addressOf(site, "//evil.example/%2e%2e");
		expect(url.origin).toBe(site);
		expect(redirect).toBe("/");
	});

	it("sends a known page with odd slashes to its one address", () => {
		expect(addressOf(site, "/de/blog/?page=2").redirect).toBe(
			"/de/blog?page=2",
		);
		expect(addressOf(site, "//de//blog").redirect).toBe("/de/blog");
	});

	it.each([
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
	])("sends %s to the page's one address, and keeps nothing", (path, to) => {
		const { cacheable, redirect } = addressOf(site, path);
		expect(redirect).toBe(to);
		expect(cacheable).toBe(false);
		expect(addressOf(site, to).redirect).toBeUndefined();
	});

	it("lets nothing into the cache that is no page", () => {
		expect(addressOf(site, "/tr/yok").cacheable).toBe(false);
		expect(addressOf(site, "/tr/blog/any").cacheable).toBe(true);
	});
});
