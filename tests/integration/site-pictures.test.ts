import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertIllustratedPost } from "../support/illustrated-post.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite } from "../support/site-app.ts";
import {
	type TemporaryFolder,
	temporaryFolder,
} from "../support/temporary-folder.ts";

let home: TemporaryFolder;
let site: Awaited<ReturnType<typeof startSite>>;
let images: string[];

const get = (path: string) => supertest(site.app.server).get(path);

/** The attributes of each picture, in the order of the page. */
async function picturesOn(path: string): Promise<Record<string, string>[]> {
	const { text } = await get(path);
	return [...text.matchAll(/<img ([^>]*?)\/?>/g)].map(([, attributes = ""]) =>
		Object.fromEntries(
			[...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
				([, name = "", value = ""]) => [name.toLowerCase(), value],
			),
		),
	);
}

beforeAll(async () => {
	home = await temporaryFolder();
	site = await startSite({ DATA_DIR: home.path });
	({ images } = await insertIllustratedPost(site.databaseUrl, "tr", "resimli"));
	await insertPosts(site.databaseUrl, [
		{ slug: "cizimli", cover_image_url: "/images/blog/churn.svg" },
		{ slug: "dis", cover_image_url: "https://example.com/a.jpg" },
		{ slug: "kapaksiz" },
	]);
});
afterAll(async () => {
	await site.close();
	await home[Symbol.asyncDispose]();
});

describe("a post's page", () => {
	it("shows the cover first, at once, with its size and its widths", async () => {
		const [cover] = await picturesOn("/tr/blog/resimli");
		expect(cover).toMatchObject({
			src: `/media/${images[0]}?w=800`,
			width: "1536",
			height: "1024",
			alt: "Teklif masası",
			fetchpriority: "high",
		});
		expect(cover?.loading).toBeUndefined();
		expect(cover?.sizes).toContain("54rem");
		expect(cover?.srcset).toContain(`/media/${images[0]} 1536w`);
	});

	it("has the other pictures below their headings and at the end", async () => {
		const { text } = await get("/tr/blog/resimli");
		const places = [
			'id="uygulama-alanlari"',
			`/media/${images[1]}`,
			'id="grosse-und-aufwand"',
			`/media/${images[2]}`,
			`/media/${images[3]}`,
		].map((place) => text.indexOf(place));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		const [, , tall] = await picturesOn("/tr/blog/resimli");
		expect(tall).toMatchObject({
			alt: "Aufwand je Schritt",
			width: "900",
			height: "1200",
			loading: "lazy",
			decoding: "async",
		});
	});

	it("names only addresses that answer", async () => {
		for (const { srcset = "" } of await picturesOn("/tr/blog/resimli")) {
			for (const candidate of srcset.split(", ")) {
				const [address = "", width] = candidate.split(" ");
				const { status } = await get(address).set("accept", "image/webp");
				expect(status, `${address} ${width}`).toBe(200);
			}
		}
	});

	it("tells networks and search engines a whole address of the cover, in a format for all", async () => {
		const { text } = await get("/tr/blog/resimli");
		const address = `/media/${images[0]}?w=1200`;
		expect(text).toContain(
			`property="og:image" content="https://vitrin.example${address}"`,
		);
		expect(text).toContain(`"image":"https://vitrin.example${address}"`);
		const { headers } = await get(address).set("accept", "*/*");
		expect(headers["content-type"]).toBe("image/jpeg");
	});

	it("shows a cover from elsewhere as it is", async () => {
		for (const [slug, src] of [
			["cizimli", "/images/blog/churn.svg"],
			["dis", "https://example.com/a.jpg"],
		]) {
			const [cover] = await picturesOn(`/tr/blog/${slug}`);
			expect(cover).toMatchObject({ src, width: "1200", height: "675" });
			expect(cover?.srcset).toBeUndefined();
			expect(cover?.sizes).toBeUndefined();
		}
		expect(await picturesOn("/tr/blog/kapaksiz")).toEqual([]);
	});

	it("shows no pictures of a draft", async () => {
		const [id = ""] = await insertPosts(site.databaseUrl, [
			{ slug: "taslak", status: "draft" },
		]);
		await insertImages(site.databaseUrl, [
			{ post_id: id, bytes: await photo(100, 100) },
		]);
		expect(await site.app.blogImages.ofPosts([id])).toEqual([]);
	});
});

describe("the listing", () => {
	it("offers each cover in the widths of a card, the first ones at once", async () => {
		const pictures = await picturesOn("/tr/blog");
		expect(pictures[0]).toMatchObject({
			src: `/media/${images[0]}?w=800`,
			loading: "eager",
		});
		expect(pictures[0]?.srcset).toContain(`/media/${images[0]}?w=480 480w`);
		expect(pictures[0]?.sizes).toContain("25rem");
		expect(pictures.map(({ src }) => src)).toContain(
			"/images/placeholder-cover.svg",
		);
		expect(pictures.at(-1)?.loading).toBe("lazy");
	});
});
