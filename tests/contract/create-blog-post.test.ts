import { expect, test } from "vitest";
import {
	FORMATS,
	FULL_PAYLOAD,
	makePicture,
	PAYLOAD,
	pictureUrl,
	toDataUrl,
} from "../support/blog-payload.ts";
import { onEachRuntime } from "./runtimes.ts";

const key = () => `key-${crypto.randomUUID()}`;

onEachRuntime(({ call, query, count }) => {
	test("creates a post with all fields", async () => {
		const answer = await call(FULL_PAYLOAD);
		expect(answer).toMatchObject({
			status: 201,
			type: "application/json",
			body: { slug: FULL_PAYLOAD.slug, language: FULL_PAYLOAD.language },
		});
		const { published_at, ...fields } = FULL_PAYLOAD;
		const [post] = await query("select * from blog_posts where id = $1", [answer.body.post_id]);
		expect(post).toMatchObject({ ...fields, cover_image_url: null });
		expect(post.published_at).toEqual(new Date(published_at));
	});

	test("creates the post's pictures, with the cover at /media", async () => {
		const bytes = await Promise.all(
			FORMATS.map((format, index) => makePicture(format, { width: 20 + index, height: 10 })),
		);
		const urls = bytes.map((bytes, index) => toDataUrl(`image/${FORMATS[index]}`, bytes));
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
		const [post] = await query("select cover_image_url from blog_posts where id = $1", [
			body.post_id,
		]);
		expect(post).toEqual({ cover_image_url: `/media/${rows[0].id}` });
	});

	test("a scheduled post keeps its date, a draft has none", async () => {
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
		const posts = Array.from({ length: 12 }, () => call({ ...PAYLOAD, title: "Aynı başlık" }));
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

	test("the same key and content are one post, also at once", async () => {
		const headers = { "idempotency-key": key() };
		const post = { ...PAYLOAD, cover_image: await pictureUrl("png") };
		const before = await count();
		const answers = await Promise.all(Array.from({ length: 6 }, () => call(post, headers)));
		answers.push(await call(post, headers));
		expect(answers[0]).toMatchObject({ status: 201 });
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect(await count()).toEqual({ posts: before.posts + 1 });
		const quoted = { "idempotency-key": `"${headers["idempotency-key"]}"` };
		expect(await call(post, quoted)).toEqual(answers[0]);
	});

	test("the same key with other content is refused", async () => {
		const headers = { "idempotency-key": key() };
		await call(PAYLOAD, headers);
		const before = await count();
		const other = { ...PAYLOAD, title: "Başka" };
		expect(await call(other, headers)).toMatchObject({
			status: 422,
			body: { errors: [{ field: "Idempotency-Key", code: "reused" }] },
		});
		expect(await count()).toEqual(before);
	});

	test("a refused request leaves its key free, a deleted post gives it back", async () => {
		const headers = { "idempotency-key": key() };
		await call({ ...PAYLOAD, slug: "dolu" });
		const taken = await call({ ...PAYLOAD, slug: "dolu" }, headers);
		expect(taken.status).toBe(409);
		const first = await call({ ...PAYLOAD, slug: "bos" }, headers);
		expect(first.status).toBe(201);
		await query("delete from blog_posts where slug = 'bos'");
		const again = await call({ ...PAYLOAD, slug: "bos" }, headers);
		expect(again.status).toBe(201);
		expect(again.body.post_id).not.toBe(first.body.post_id);
	});
});
