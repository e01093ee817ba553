import sharp from "sharp";
import supertest from "supertest";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { PAGE_KEYS, pathFor } from "../../shared/paths.ts";
import { insertImages, nameCover, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

const SITE = "https://vitrin.example";

const site = testSite();
const get = (path: string) => supertest(site.app.server).get(path);

beforeAll(async () => {
	await insertPosts(site.databaseUrl, [
		{ slug: "kapaksiz", title: "Kapağı olmayan yazı" },
		{ slug: "taslak", status: "draft" },
	]);
	const [wide = ""] = await insertPosts(site.databaseUrl, [
		{ slug: "genis", cover_image_alt: "Geniş kapak" },
	]);
	const [cover = ""] = await insertImages(site.databaseUrl, [
		{ post_id: wide, position: "cover", bytes: await photo(1600, 900) },
	]);
	await nameCover(site.databaseUrl, wide, cover);
	await vi.waitFor(
		async () => expect((await get("/tr/blog/genis")).text).toContain("/media/"),
		10_000,
	);
});

/** What a page's head says of its share image. */
async function announced(path: string) {
	const { text } = await get(path);
	const property = (name: string) =>
		new RegExp(`property="${name}" content="([^"]*)"`).exec(text)?.[1] ?? "";
	return {
		address: property("og:image").slice(SITE.length),
		alt: property("og:image:alt"),
		width: Number(property("og:image:width")),
		height: Number(property("og:image:height")),
		title: property("og:title"),
		card: /name="twitter:card" content="([^"]*)"/.exec(text)?.[1],
	};
}

/** The size of the picture at an address, and how it was sent. */
async function fetched(address: string) {
	const { status, headers, body } = await get(address).buffer(true);
	if (status !== 200) return { status };
	const { format, width, height } = await sharp(body).metadata();
	return { status, format, width, height, headers };
}

describe("a page's share image", () => {
	const pages = PAGE_KEYS.filter((page) => page !== "blog-post" && page !== "case-detail");

	it.each(LANGUAGES)("has the page's own title, on every page in %s", async (language) => {
		const addresses = new Set<string>();
		for (const page of pages) {
			const path = pathFor(page, language);
			const { address, alt, title, width, height, card } = await announced(path);
			expect({ alt, width, height, card }).toEqual({
				alt: title,
				width: 1200,
				height: 630,
				card: "summary_large_image",
			});
			expect(address).toMatch(new RegExp(`^/share/[0-9a-f]{12}${path}\\.png$`));
			addresses.add(address);
		}
		expect(addresses.size).toBe(pages.length);
		const [first = ""] = addresses;
		expect(await fetched(first)).toMatchObject({
			format: "png",
			width: 1200,
			height: 630,
		});
	});

	it("may be cached for ever and shown anywhere", async () => {
		const { address } = await announced("/de/losungen");
		const { headers } = await fetched(address);
		expect(headers).toMatchObject({
			"content-type": "image/png",
			"cache-control": "public, max-age=31536000, immutable",
			"cross-origin-resource-policy": "cross-origin",
		});
	});
});

describe("a post's share image", () => {
	it("shows its title where it has no cover", async () => {
		const path = "/tr/blog/kapaksiz";
		const { address, width } = await announced(path);
		expect(address).toContain(`${path}.png`);
		expect(width).toBe(1200);
		expect(await fetched(address)).toMatchObject({ width: 1200 });
	});

	it("is its cover where the cover is large enough, in a format that social networks take", async () => {
		const { address, alt, width, height } = await announced("/tr/blog/genis");
		expect({ alt, width, height }).toEqual({
			alt: "Geniş kapak",
			width: 1200,
			height: 675,
		});
		expect(await fetched(address)).toMatchObject({
			format: "jpeg",
			width: 1200,
			height: 675,
		});
	});

	it("has a new URL with a new title; the old URL still shows the post, but is not cached for ever", async () => {
		const before = await announced("/tr/blog/kapaksiz");
		await site.query("update public.blog_posts set title = 'Yeni başlık' where slug = 'kapaksiz'");
		await vi.waitFor(async () => {
			const after = await announced("/tr/blog/kapaksiz");
			expect(after.alt).toBe("Yeni başlık");
			expect(after.address).not.toBe(before.address);
		}, 10_000);
		const { headers } = await fetched(before.address);
		expect(headers?.["cache-control"]).toBe("public, max-age=300");
	});
});

it("only titles of existing pages without another picture are drawn", async () => {
	const hash = "0123456789ab";
	for (const path of [
		`${hash}/tr/blog/any-text.png`,
		`${hash}/tr/blog/taslak.png`,
		`${hash}/tr/blog/genis.png`,
		`${hash}/tr/vaka-calismalari/acilsatis.png`,
		`${hash}/tr/.png`,
		`${hash}//tr.png`,
		`${hash}/create-blog-demo.png`,
		`${hash}/tr/yok.png`,
		"tr.png",
		"any text/tr.png",
		`${hash}/tr.jpg`,
	]) {
		const { status } = await get(`/share/${path}`);
		expect({ path, status }).toEqual({ path, status: 404 });
	}
});
