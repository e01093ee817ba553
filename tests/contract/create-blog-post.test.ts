import { expect, test } from "vitest";
import {
	FORMATS,
	FULL_PAYLOAD,
	makePicture,
	PAYLOAD,
	toDataUrl,
} from "../support/blog-payload.ts";
import { onEachRuntime } from "./runtimes.ts";

onEachRuntime(({ call, query, count }) => {
	test("creates a post with everything that was said of it", async () => {
		const answer = await call(FULL_PAYLOAD);
		expect(answer).toMatchObject({
			status: 201,
			type: "application/json",
			body: { slug: FULL_PAYLOAD.slug },
		});
		const { published_at, ...fields } = FULL_PAYLOAD;
		const [post] = await query("select * from blog_posts where id = $1", [
			answer.body.post_id,
		]);
		expect(post).toMatchObject({ ...fields, cover_image_url: null });
		expect(post.published_at).toEqual(new Date(published_at));
	});

	test("creates its pictures with it, the cover at /media", async () => {
		const bytes = await Promise.all(
			FORMATS.map((format, index) =>
				makePicture(format, { width: 20 + index, height: 10 }),
			),
		);
		const urls = bytes.map((bytes, index) =>
			toDataUrl(`image/${FORMATS[index]}`, bytes),
		);
		const [cover, ...images] = urls;
		const { body } = await call({
			...PAYLOAD,
			cover_image: cover,
			cover_image_alt: "Kapak",
			images: images.map((image_url, index) => ({
				position: "baslik",
				image_url,
				image_meta_description: `Resim ${index}`,
			})),
		});
		const rows = await query(
			"select id, position, mime, alt, width, height, bytes, sha256 = sha256(bytes) as hashed from blog_images where post_id = $1 order by created_at, id",
			[body.post_id],
		);
		expect(rows).toEqual(
			FORMATS.map((format, index) => ({
				id: expect.any(String),
				position: index === 0 ? "cover" : "baslik",
				mime: `image/${format}`,
				alt: index === 0 ? "Kapak" : `Resim ${index - 1}`,
				width: 20 + index,
				height: 10,
				bytes: bytes[index],
				hashed: true,
			})),
		);
		const [post] = await query(
			"select cover_image_url from blog_posts where id = $1",
			[body.post_id],
		);
		expect(post).toEqual({ cover_image_url: `/media/${rows[0].id}` });
	});

	test("what is scheduled keeps its date, what is a draft has none", async () => {
		const dates = async (fields: object) => {
			const { body } = await call({ ...PAYLOAD, ...fields });
			const sql =
				"select status, published_at, published_at <= now() as past from blog_posts where id = $1";
			return (await query(sql, [body.post_id]))[0];
		};
		expect(await dates({})).toMatchObject({ past: true });
		expect(await dates({ status: "draft" })).toMatchObject({
			published_at: null,
		});
		const published_at = "2999-01-01T00:00:00.000Z";
		expect(await dates({ published_at })).toEqual({
			status: "published",
			published_at: new Date(published_at),
			past: false,
		});
	});

	test("equal titles get slugs of their own, also at once", async () => {
		const posts = Array.from({ length: 12 }, () =>
			call({ ...PAYLOAD, title: "Aynı başlık" }),
		);
		const slugs = (await Promise.all(posts)).map(({ body }) => body.slug);
		expect(slugs.sort()).toEqual(
			[
				"ayni-baslik",
				...Array.from({ length: 11 }, (_, index) => `ayni-baslik-${index + 2}`),
			].sort(),
		);
		const other = { ...PAYLOAD, title: "Aynı başlık", language: "en" };
		expect((await call(other)).body.slug).toBe("ayni-baslik");
	});

	test("a slug of the greatest length leaves room for its suffix", async () => {
		const post = { ...PAYLOAD, title: "x".repeat(150) };
		expect((await call(post)).body.slug).toBe("x".repeat(120));
		expect((await call(post)).body.slug).toBe(`${"x".repeat(118)}-2`);
	});

	test("a slug that the caller chose is taken as it is or not at all", async () => {
		const post = { ...PAYLOAD, slug: "secilmis" };
		expect((await call(post)).body.slug).toBe("secilmis");
		const before = await count();
		expect(await call(post)).toMatchObject({
			status: 409,
			type: "application/problem+json",
			body: { status: 409, errors: [{ field: "slug", code: "taken" }] },
		});
		expect(await count()).toEqual(before);
		const german = { ...post, language: "de" };
		expect((await call(german)).status).toBe(201);
	});
});
