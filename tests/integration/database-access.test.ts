import { expect, test } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase, queryRows } from "../support/database.ts";
import { perFile } from "../support/fixtures.ts";

const INSERT = "insert into blog_posts (language, slug, title, content, author, category) values";

const database = perFile(async () => {
	const created = await createDatabase();
	await withClient(created.url, (client) =>
		client.query(`
			insert into blog_posts (language, slug, status, published_at, title, content, author, category)
			select 'tr', slug, status, published_at, slug, 'text', 'author', 'category'
			from (values
				('published', 'published', now() - interval '1 day'),
				('future', 'published', now() + interval '1 day'),
				('draft', 'draft', now() - interval '1 day'),
				('archived', 'archived', now() - interval '1 day')
			) as post (slug, status, published_at)
		`),
	);
	return created;
});

const query = (sql: string, values: unknown[] = []) => queryRows(database().url, sql, values);

test("row-level security is on for every table of the schema that the API exposes", async () => {
	const tables = await query(
		"select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
	);
	expect(tables.map(({ relname }) => relname)).toContain("blog_posts");
	expect(tables.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([]);
});

test("row-level security decides even if the API has granted everything", async () => {
	await withClient(database().url, async (client) => {
		await client.query(`
			begin;
			grant all on all tables in schema public to anon;
			insert into blog_images (post_id, position, mime, bytes, sha256, width, height)
			select id, 'cover', 'image/png', '\\x00', sha256('\\x00'), 1, 1 from blog_posts;
			set local role anon;
		`);
		const { rows } = await client.query("select slug from blog_posts");
		expect(rows).toEqual([{ slug: "published" }]);
		for (const sql of [
			"select from blog_images",
			"update blog_posts set title = 'mine'",
			"delete from blog_posts",
		]) {
			expect(await client.query(sql)).toMatchObject({ rowCount: 0 });
		}
		const insert = client.query(`${INSERT} ('tr', 'mine', 'a', 'b', 'c', 'd')`);
		await expect(insert).rejects.toThrow("row-level security");
	});
});

test.each(["anon", "authenticated"])(
	"a visitor as %s may read posts, call what reads them, and nothing else",
	async (role) => {
		const tables = await query(
			`select relation.oid::regclass::text || ' ' || privilege as may
			from pg_class relation, unnest('{select,insert,update,delete,truncate}'::text[]) privilege
			where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text !~ '^pg_|^information_schema$'
				and has_schema_privilege($1, relnamespace, 'usage')
				and has_table_privilege($1, relation.oid, privilege)`,
			[role],
		);
		expect(tables).toEqual([{ may: "blog_posts select" }]);
		const functions = await query(
			`select distinct proname as may from pg_proc
			where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
				and has_function_privilege($1, oid, 'execute') order by 1`,
			[role],
		);
		expect(functions.map(({ may }) => may)).toEqual([
			"blog_categories",
			"cards_around_post",
			"related_blog_posts",
			"search_blog_posts",
			"sitemap_posts",
		]);
	},
);

test("an anonymous statement has limits of time and memory", async () => {
	expect(await query("select rolconfig from pg_roles where rolname = 'anon'")).toEqual([
		{
			rolconfig: expect.arrayContaining(["statement_timeout=3s", "work_mem=4096"]),
		},
	]);
});
