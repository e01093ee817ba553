import supertest from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { picturesOf } from "../../server/blog/reading/images.ts";
import { PICTURE_WIDTHS } from "../../shared/picture.ts";
import { IN_TEXT, pictureReference } from "../../shared/picture-reference.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

/** Headers that describe a picture. */
const PICTURE_HEADERS = [
	"etag",
	"vary",
	"content-disposition",
	"content-security-policy",
	"cross-origin-resource-policy",
];

const site = testSite();
let postId: string;

const get = (address: string, accept = "*/*") =>
	supertest(site.app.server).get(address).set("accept", accept);

const setStatus = (id: string, status: string) =>
	site.query("update public.blog_posts set status = $2 where id = $1", [id, status]);

async function insertImage(bytes: Buffer, post_id = postId): Promise<string> {
	const [id = ""] = await insertImages(site.databaseUrl, [{ post_id, bytes }]);
	return id;
}

const ofPicture = (headers: Record<string, string>) => PICTURE_HEADERS.map((name) => headers[name]);

/** These headers in the answer for a picture that never existed. */
const ofMissing = async () => ofPicture((await get("/media/x")).headers);

beforeAll(async () => {
	[postId = ""] = await insertPosts(site.databaseUrl, [{ slug: "resimli" }]);
});

describe("there is no picture", () => {
	it.each(["x", "00000000-0000-4000-8000-000000000000", "..%2fetc", "%00"])(
		"under the id %j",
		async (id) => {
			const { status, headers } = await get(`/media/${id}`, "*/*");
			expect(status).toBe(404);
			expect(headers["cache-control"]).toBe("no-store");
		},
	);

	it.each([
		["draft", "2026-01-01T00:00:00Z"],
		["archived", "2026-01-01T00:00:00Z"],
		["published", "2999-01-01T00:00:00Z"],
	])("of a post that is %s as of %s", async (status, published_at) => {
		const [id = ""] = await insertPosts(site.databaseUrl, [
			{ slug: `gizli-${status}`, status, published_at },
		]);
		const hidden = await insertImage(await photo(100, 100), id);
		expect((await get(`/media/${hidden}`)).status).toBe(404);
	});

	it("that only the working copy of a published post names", async () => {
		const [id = ""] = await insertPosts(site.databaseUrl, [{ slug: "calisma-kopyasi" }]);
		const bytes = await photo(100, 100);
		const [unpublished = ""] = await insertImages(site.databaseUrl, [
			{ post_id: id, bytes, position: IN_TEXT },
		]);
		const status = async () => (await get(`/media/${unpublished}`)).status;
		expect(await status()).toBe(404);
		expect(await picturesOf(site.app.pool, [id])).toEqual([]);
		await site.query("update public.blog_posts set content = $2 where id = $1", [
			id,
			pictureReference(unpublished),
		]);
		await expect.poll(status).toBe(200);
		expect(await picturesOf(site.app.pool, [id])).toMatchObject([{ id: unpublished }]);
	});

	it("once its row is deleted, and the answer has no headers of the picture", async () => {
		const gone = await insertImage(await photo(400, 300, "jpeg", 7));
		expect((await get(`/media/${gone}?w=320`)).status).toBe(200);
		await site.query("delete from public.blog_images where id = $1", [gone]);
		// In another width, so that its bytes are read while its row is still cached.
		const { status, headers } = await get(`/media/${gone}`);
		expect(status).toBe(404);
		expect(ofPicture(headers)).toEqual(await ofMissing());
	});

	it("of a post that was withdrawn, not even for a client that has it", async () => {
		const [id = ""] = await insertPosts(site.databaseUrl, [{ slug: "geri-alinan" }]);
		const withdrawn = await insertImage(await photo(100, 100), id);
		const status = async () => (await get(`/media/${withdrawn}`)).status;
		const { headers } = await get(`/media/${withdrawn}`);
		await setStatus(id, "draft");
		await expect.poll(status).toBe(404);
		const known = await get(`/media/${withdrawn}`).set("if-none-match", headers.etag ?? "");
		expect(known.status).toBe(404);
		await setStatus(id, "published");
		await expect.poll(status).toBe(200);
	});
});

describe("under many requests at once", () => {
	// Other pictures at each retry: what is kept is never refused.
	let seed = 10;

	it("some are answered 503 with Retry-After, the others are served, and memory stays bounded", async () => {
		const pictures = await Promise.all(
			Array.from({ length: 20 }, () => photo(2560, 1440, "jpeg", seed++)),
		);
		const ids = await insertImages(
			site.databaseUrl,
			pictures.map((bytes) => ({ post_id: postId, bytes })),
		);
		const before = process.memoryUsage.rss();
		let highest = 0;
		const watch = setInterval(() => {
			highest = Math.max(highest, process.memoryUsage.rss() - before);
		}, 10);
		const answers = await Promise.all(
			ids.flatMap((id) =>
				PICTURE_WIDTHS.slice(0, 5).map((width) => get(`/media/${id}?w=${width}`, "image/webp")),
			),
		);
		clearInterval(watch);
		const statuses = answers.map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([200, 503]));
		const refused = answers.find(({ status }) => status === 503);
		expect(refused?.headers).toMatchObject({
			"retry-after": "5",
			"cache-control": "no-store",
		});
		expect(ofPicture(refused?.headers ?? {})).toEqual(await ofMissing());
		expect(highest).toBeLessThan(250 * 1024 * 1024);
	}, 90_000);
});
