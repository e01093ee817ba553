import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { postShareImage } from "../../client/pages/blog-post/share-image.ts";
import { drawShareImage } from "../../server/site/share/draw.ts";
import { drawable } from "../../server/site/share/fonts.ts";
import { sharedPath, shareImage } from "../../server/site/share/picture-path.ts";
import { fitTitle } from "../../server/site/share/title-size.ts";
import { blogPost } from "../support/posts.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };
const server = {
	site,
	shareImage: (path: string, title: string) => shareImage(site, path, title),
};

describe("the URL of a generated picture", () => {
	const { url } = shareImage(site, "/tr/blog/yazi", "Başlık");

	it("leads back to the page's path", () => {
		expect(sharedPath(url)).toBe("/tr/blog/yazi");
		expect(sharedPath("/share/xyz/tr.png")).toBeUndefined();
		expect(sharedPath(url.replace(".png", ".jpg"))).toBeUndefined();
	});

	it("changes only with the drawn content", () => {
		expect(shareImage(site, "/tr/blog/yazi", "Başlık").url).toBe(url);
		expect(shareImage(site, "/tr/blog/yazi", "Başka").url).not.toBe(url);
		const renamed = { ...site, name: "Başka" };
		expect(shareImage(renamed, "/tr/blog/yazi", "Başlık").url).not.toBe(url);
	});
});

describe("the picture that stands for a post", () => {
	const post = (cover_image_url: string | null) =>
		blogPost({ cover_image_url, cover_image_alt: "Kapak" });
	const generated = shareImage(site, "/tr/blog/yazi", "Başlık");
	const cover = (width: number) => ({ id: "1", width, height: width / 2 });

	it.each([null, "", "/images/blog/a.svg", "https://cdn.example/a.avif?v=1"])(
		"is generated for the cover %s, which social networks do not show",
		(url) => {
			expect(postShareImage(server, { post: post(url) })).toEqual(generated);
		},
	);

	it("is the cover where the cover is on another site", () => {
		const url = "https://cdn.example/a.png";
		expect(postShareImage(server, { post: post(url) })).toEqual({
			url,
			alt: "Kapak",
		});
	});

	it.each([
		["as it is", 1000, { width: 1000, height: 500 }],
		["scaled down", 3000, { width: 1200, height: 600 }],
	])("is the cover %s where it is large enough", (_, width, size) => {
		expect(postShareImage(server, { post: post("/media/1"), cover: cover(width) })).toEqual({
			url: "/media/1?w=1200",
			alt: "Kapak",
			size,
		});
	});

	it("is generated where the cover is too small", () => {
		const stored = { post: post("/media/1"), cover: cover(599) };
		expect(postShareImage(server, stored)).toEqual(generated);
	});
});

describe("fitTitle", () => {
	it("sets a short title large and a long one smaller", () => {
		const short = fitTitle("Blog");
		const long = fitTitle("Soğuk e-postanız gelen kutusuna ulaşıyor mu? SPF, DKIM ve DMARC");
		expect(long.size).toBeLessThan(short.size);
		expect([short, long].map(({ fits }) => fits)).toEqual([true, true]);
	});

	it("keeps a long word whole if it fits on a line", () => {
		const fits = (title: string) => fitTitle(title).fits;
		expect(fits("Vertriebsautomatisierung: Outbound und Inbound")).toBe(true);
		expect(fits("x".repeat(36))).toBe(true);
		expect(fits("W".repeat(36))).toBe(false);
		expect(fits("viele Wörter ".repeat(20).trim())).toBe(false);
	});
});

describe("drawable", () => {
	it("keeps the letters of the site's languages, composed", () => {
		const letters = "ğĞşŞıİçÇöÖüÜâîû äÄßẞ éñ „“”’–… € ₺";
		expect(drawable(letters)).toBe(letters);
		expect(drawable("s\u0327u\u0308")).toBe("şü");
	});

	it("leaves out what the fonts have no letters for", () => {
		expect(drawable("Yeni 🚀 yıl\u0000 日本")).toBe("Yeni yıl");
	});
});

describe("drawShareImage", () => {
	const draw = (title: string) =>
		drawShareImage({ title, siteName: "Vitrin", host: "vitrin.example" });

	it("draws a PNG of the size that networks ask for, light enough for all of them", async () => {
		const picture = await draw("Größe, Maß und Übersicht");
		const { format, width, height } = await sharp(picture).metadata();
		expect({ format, width, height }).toEqual({
			format: "png",
			width: 1200,
			height: 630,
		});
		expect(picture.length).toBeLessThan(300 * 1024);
	});

	it("draws a glyph of its own for every letter", async () => {
		const pictures = await Promise.all(
			["ı", "i", "İ", "I", "ş", "s", "ğ", "g", "ß", "ä", "a"].map(draw),
		);
		expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(pictures.length);
	});

	it("draws the site's name where no letter of the title can be drawn", async () => {
		expect(await draw("日本 🚀")).toEqual(await draw("Vitrin"));
	});
});
