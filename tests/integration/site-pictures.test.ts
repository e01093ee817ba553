import { afterAll, beforeAll, expect, it } from "vitest";
import { picturesOf } from "../../server/blog/reading/images.ts";
import { insertIllustratedPost } from "../support/illustrated-post.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const home = await temporaryFolder();
afterAll(() => home[Symbol.asyncDispose]());
const site = testSite({ DATA_DIR: home.path });
let images: string[];

const get = (url: string, accept = "*/*") => site.app.inject({ url, headers: { accept } });

const POST = "/tr/blog/resimli";

/** The attributes of each picture, in the order of the page. */
async function picturesOn(path: string): Promise<Record<string, string>[]> {
	const { payload } = await get(path);
	return [...payload.matchAll(/<img ([^>]*?)\/?>/g)].map(([, attributes = ""]) =>
		Object.fromEntries(
			[...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
				name.toLowerCase(),
				value,
			]),
		),
	);
}

beforeAll(async () => {
	({ images } = await insertIllustratedPost(site.databaseUrl, "tr", "resimli"));
	await insertPosts(site.databaseUrl, [
		{ slug: "cizimli", cover_image_url: "/images/blog/churn.svg" },
		{ slug: "dis", cover_image_url: "https://example.com/a.jpg" },
		{ slug: "kapaksiz" },
	]);
});

it("a post shows the cover first, loaded at once, with its size and widths, and names it to search engines", async () => {
	const [cover] = await picturesOn(POST);
	expect(cover).toMatchObject({
		src: `/media/${images[0]}?w=800`,
		width: "1536",
		height: "1024",
		alt: "Teklif masası",
		fetchpriority: "high",
		sizes: expect.stringContaining("43rem"),
		srcset: expect.stringContaining(`/media/${images[0]} 1536w`),
	});
	expect(cover?.loading).toBeUndefined();
	const { payload } = await get(POST);
	expect(payload).toContain(`"image":"https://vitrin.example/media/${images[0]}?w=1200"`);
});

it.each([
	["cizimli", "/images/blog/churn.svg"],
	["dis", "https://example.com/a.jpg"],
])("a cover outside of /media has one width: %s", async (slug, src) => {
	const [cover] = await picturesOn(`/tr/blog/${slug}`);
	expect(cover).toMatchObject({ src, width: "1200", height: "675" });
	expect(cover).not.toHaveProperty("srcset");
	expect(cover).not.toHaveProperty("sizes");
});

it("a post without a cover has no picture, and a draft shows none", async () => {
	const pictures = await picturesOn("/tr/blog/kapaksiz");
	// The cards of related posts have an empty alternative text.
	expect(pictures.filter(({ alt }) => alt)).toEqual([]);
	const [id = ""] = await insertPosts(site.databaseUrl, [{ slug: "taslak", status: "draft" }]);
	const bytes = await photo(100, 100);
	await insertImages(site.databaseUrl, [{ post_id: id, bytes }]);
	expect(await picturesOf(site.app.pool, [id])).toEqual([]);
});

it("the listing offers each cover in the widths of a card, the first ones at once", async () => {
	const pictures = await picturesOn("/tr/blog");
	expect(pictures[0]).toMatchObject({
		src: `/media/${images[0]}?w=800`,
		loading: "eager",
		srcset: expect.stringContaining(`/media/${images[0]}?w=480 480w`),
		sizes: expect.stringContaining("46rem"),
	});
	const sources = pictures.map(({ src }) => src);
	expect(sources).toContain("/images/placeholder-cover.svg");
	expect(pictures.at(-1)?.loading).toBe("lazy");
});
