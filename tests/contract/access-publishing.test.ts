import { describe, expect, test } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { insertPosts } from "../support/posts.ts";
import { onEachImplementation, userToken } from "./implementations.ts";

const NEW_PICTURE = {
	position: "heading",
	mime: "image/png",
	bytes: "\\x00",
	sha256: `\\x${"00".repeat(32)}`,
	width: 1,
	height: 1,
};

/** What `create_blog_post` takes. */
const CREATION = {
	post: {
		language: "en",
		title: "New",
		content: "Text",
		author: "Somebody",
		category: "Any",
		slug: null,
		excerpt: "",
		status: "draft",
		tags: [],
		read_time: 5,
		meta_keywords: [],
	},
	images: [
		{
			position: "cover",
			mime: "image/png",
			alt: "A cover",
			width: 1,
			height: 1,
		},
	],
	image_bytes: "AAEC",
	slug_base: "created",
};

async function prepare(databaseUrl: string) {
	await insertPosts(databaseUrl, [{ slug: "yayinda" }]);
	await withClient(databaseUrl, (client) =>
		client.query(`
			insert into blog_images (post_id, position, mime, bytes, sha256, width, height)
			select id, 'cover', 'image/png', '\\x00', sha256('a'), 1, 1 from blog_posts`),
	);
}

const rowsOf = (databaseUrl: string) =>
	withClient(databaseUrl, async (client) => {
		const posts = "select slug, title, status from blog_posts order by slug";
		return (await client.query(posts)).rows;
	});

describe("publishing over REST", () => {
	onEachImplementation(prepare, (on) => {
		const as = (key: string) => createSupabaseClient(on().fetch, key);

		const visitors = () => [{}, { token: userToken(on().jwtSecret) }];

		test("visitors neither write nor remove pictures", async () => {
			const picture = { post_id: crypto.randomUUID(), ...NEW_PICTURE };
			for (const { token = on().anonKey } of visitors()) {
				const images = () => as(on().anonKey).from("blog_images");
				const attempts = [
					images().insert(picture),
					images().update({ alt: "Changed" }).eq("position", "cover"),
					images().delete().eq("position", "cover"),
				];
				for (const attempt of attempts) {
					attempt.setHeader("authorization", `Bearer ${token}`);
					const { error } = await attempt;
					expect(error).toMatchObject({ code: "42501" });
				}
			}
		});

		test("visitors cannot create a post with the function", async () => {
			const before = await rowsOf(on().databaseUrl);
			for (const { token = on().anonKey } of visitors()) {
				const attempt = as(on().anonKey).rpc("create_blog_post", CREATION);
				attempt.setHeader("authorization", `Bearer ${token}`);
				const { data, error } = await attempt;
				expect(data).toBeNull();
				expect(error).toMatchObject({ code: "42501" });
			}
			expect(await rowsOf(on().databaseUrl)).toEqual(before);
		});

		test("the service creates a post with the function, and reads and writes its pictures", async () => {
			const service = as(on().serviceRoleKey);
			const { data } = await service.rpc("create_blog_post", CREATION);
			expect(data).toMatchObject({ outcome: "created", slug: "created" });
			const images = () => service.from("blog_images");
			const own = () => images().select("position, alt, bytes").eq("post_id", data.post_id);
			const cover = { position: "cover", alt: "A cover", bytes: "\\x000102" };
			expect((await own()).data).toEqual([cover]);
			const { error } = await images().insert({
				post_id: data.post_id,
				...NEW_PICTURE,
			});
			expect(error).toBeNull();
			await images().update({ alt: "New" }).eq("post_id", data.post_id);
			await images().delete().eq("post_id", data.post_id).eq("position", "cover");
			const [picture] = (await own()).data ?? [];
			expect(picture).toEqual({
				position: "heading",
				alt: "New",
				bytes: "\\x00",
			});
			await service.from("blog_posts").delete().eq("id", data.post_id);
			expect((await own()).data).toEqual([]);
		});

		test("the function writes all or nothing", async () => {
			const before = await rowsOf(on().databaseUrl);
			const service = as(on().serviceRoleKey);
			for (const wrong of [
				{ images: [{ ...CREATION.images[0], width: 0 }] },
				{ images: [{ ...CREATION.images[0], mime: "image/svg+xml" }] },
				{
					images: [CREATION.images[0], CREATION.images[0]],
					image_bytes: "AA==\nAA==",
				},
				{ image_bytes: "no base64!" },
				{ image_bytes: "" },
				{ idempotency_key: "short", content_hash: "00".repeat(32) },
				{ idempotency_key: "long enough", content_hash: "00" },
				{ post: { ...CREATION.post, language: "fr" } },
				{ slug_base: "No Slug" },
			]) {
				const creation = { ...CREATION, ...wrong };
				const { error } = await service.rpc("create_blog_post", creation);
				// PostgREST names Postgres' code; Lite answers 500 to some.
				expect(error, JSON.stringify(wrong)).not.toBeNull();
			}
			expect(await rowsOf(on().databaseUrl)).toEqual(before);
			const images = await service.from("blog_images").select("id");
			expect(images.data).toHaveLength(before.length);
		});
	});
});
