import { describe, expect, test } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { queryRows } from "../support/database.ts";
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

const NEW_POST = {
	language: "en",
	slug: "new",
	title: "New",
	content: "Text",
	author: "Somebody",
	category: "Any",
};

async function prepare(databaseUrl: string) {
	await insertPosts(databaseUrl, [
		{ slug: "yayinda" },
		{ slug: "taslak", status: "draft" },
		{ slug: "arsiv", status: "archived" },
		{ slug: "gelecek", published_at: "2999-01-01T00:00:00Z" },
	]);
	await withClient(databaseUrl, (client) =>
		client.query(`
			insert into blog_images (post_id, position, mime, bytes, sha256, width, height)
			select id, 'cover', 'image/png', '\\x00', sha256('a'), 1, 1 from blog_posts;
			insert into private.leads (name, email, company, source, submitted_at)
			values ('Ada', 'ada@example.com', 'Example', 'quick_analysis_modal', now());
			create schema if not exists pgboss;
			create table pgboss.contract_job (data text);
		`),
	);
}

const rowsOf = (databaseUrl: string) =>
	queryRows(databaseUrl, "select slug, title, status from blog_posts order by slug");

describe("access to the database over REST", () => {
	onEachImplementation(prepare, (on) => {
		/** A request with a key and, where somebody has signed in, a token. */
		const rest = (
			path: string,
			{ key = on().anonKey, token = "", ...init } = {},
			headers: Record<string, string> = {},
		) =>
			on().fetch(`/rest/v1/${path}`, {
				...init,
				headers: {
					apikey: key,
					authorization: `Bearer ${token || key}`,
					...headers,
				},
			});

		const as = (key: string) => createSupabaseClient(on().fetch, key);

		const visitors = () => [{}, { token: userToken(on().jwtSecret) }];

		test("visitors, signed in or not, read what is published", async () => {
			for (const visitor of visitors()) {
				const answer = await rest("blog_posts?select=slug", visitor);
				expect(await answer.json()).toEqual([{ slug: "yayinda" }]);
			}
		});

		test.each([
			"blog_posts?select=slug&or=(status.eq.draft,status.neq.draft)",
			"blog_posts?select=slug&status=not.is.null",
		])("no filter shows visitors more: %s", async (path) => {
			const answer = await rest(path);
			expect(await answer.json()).toEqual([{ slug: "yayinda" }]);
		});

		test.each([
			"blog_images",
			"blog_posts?select=slug,blog_images(*)",
			"blog_posts?blog_images.mime=eq.image/png&select=slug,blog_images(mime)",
		])("visitors get no image rows: %s", async (path) => {
			for (const visitor of visitors()) {
				const answer = await rest(path, visitor);
				expect([400, 401, 403]).toContain(answer.status);
				expect(await answer.text()).not.toMatch(/x00|image\/png/);
			}
		});

		test.each(["leads", "lead_attempts", "blog_post_requests", "contract_job", "users"])(
			"there is no table %s",
			async (table) => {
				expect((await rest(table)).status).toBe(404);
			},
		);

		test.each([
			["private", "leads"],
			["pgboss", "contract_job"],
			["auth", "users"],
			["pg_catalog", "pg_authid"],
		])("schema %s is not exposed, not even to the service", async (schema, table) => {
			for (const key of [on().anonKey, on().serviceRoleKey]) {
				const profile = { "accept-profile": schema };
				const answer = await rest(table, { key }, profile);
				expect(answer.status).toBe(406);
				expect(await answer.json()).toMatchObject({ code: "PGRST106" });
			}
		});

		test.each(["blog_posts_date", "blog_posts_notify", "pg_sleep", "version"])(
			"function %s cannot be called",
			async (name) => {
				const answer = await rest(`rpc/${name}`);
				expect([400, 404]).toContain(answer.status);
			},
		);

		test("visitors write nothing", async () => {
			const before = await rowsOf(on().databaseUrl);
			const changes = { title: "Changed" };
			const key = { slug: "yayinda", language: "tr" };
			for (const { token = on().anonKey } of visitors()) {
				const visitor = as(on().anonKey);
				const posts = () => visitor.from("blog_posts");
				const attempts = [
					posts().insert(NEW_POST),
					posts().update(changes).match(key),
					posts().delete().match(key),
					visitor.rpc("create_blog_post", {
						post: NEW_POST,
						images: [],
						image_bytes: "",
						slug_base: "new",
					}),
				];
				for (const attempt of attempts) {
					attempt.setHeader("authorization", `Bearer ${token}`);
					const { error } = await attempt;
					expect(error).toMatchObject({ code: "42501" });
				}
			}
			expect(await rowsOf(on().databaseUrl)).toEqual(before);
		});

		test("the service reads drafts and writes", async () => {
			const service = as(on().serviceRoleKey);
			const posts = () => service.from("blog_posts");
			const draft = await posts().select("slug").eq("status", "draft");
			expect(draft.data).toEqual([{ slug: "taslak" }]);

			const inserted = await posts().insert(NEW_POST).select("id, status").single();
			expect(inserted.data).toMatchObject({ status: "draft" });
			const updated = await posts().update({ title: "Newer" }).eq("slug", "new").select("title");
			expect(updated.data).toEqual([{ title: "Newer" }]);

			const post_id = inserted.data?.id;
			const images = () => service.from("blog_images");
			await images().insert({ post_id, ...NEW_PICTURE });
			const picture = images().update({ alt: "New" }).eq("post_id", post_id);
			expect((await picture.select("position, alt, bytes")).data).toEqual([
				{ position: "heading", alt: "New", bytes: "\\x00" },
			]);
			const deleted = await posts().delete().eq("slug", "new").select("slug");
			expect(deleted.data).toEqual([{ slug: "new" }]);
			expect((await images().select("id").eq("post_id", post_id)).data).toEqual([]);
		});

		test("requests at the same time keep to their own rights", async () => {
			const answers = Array.from({ length: 60 }, async (_, index) => {
				const key = index % 2 ? on().anonKey : on().serviceRoleKey;
				const answer = await rest("blog_posts?select=slug", { key });
				const posts: unknown[] = await answer.json();
				return posts.length;
			});
			const counts = Array.from({ length: 60 }, (_, index) => (index % 2 ? 1 : 4));
			expect(await Promise.all(answers)).toEqual(counts);
		});

		test("a wrong key or token opens nothing", async () => {
			const soon = Math.floor(Date.now() / 1000);
			const wrong = [
				userToken("another secret of at least thirty-two bytes"),
				userToken(on().jwtSecret, { exp: soon - 3600 }),
				userToken(on().jwtSecret, { role: "postgres" }),
				`${userToken(on().jwtSecret)}x`,
			];
			for (const token of wrong) {
				const answer = await rest("blog_posts", { token });
				expect([400, 401, 403]).toContain(answer.status);
			}
		});
	});
});
