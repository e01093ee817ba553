import type { Client } from "pg";
import { expect, test } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase } from "../support/database.ts";
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

/** Does some work in the role that the REST API gives to a visitor. */
const as = <T>(role: string, work: (client: Client) => Promise<T>) =>
	withClient(database().url, async (client) => {
		await client.query(`set role ${role}`);
		return work(client);
	});

test("row-level security is on for every table of the schema that the API exposes", async () => {
	const tables = await withClient(database().url, (client) =>
		client.query(
			"select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
		),
	);
	expect(tables.rows.map(({ relname }) => relname)).toContain("blog_posts");
	expect(tables.rows.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([]);
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

test.each([
	`${INSERT} ('tr', 'mine', 'a', 'b', 'c', 'd')`,
	"update blog_posts set title = 'mine'",
	"delete from blog_posts",
	"truncate blog_posts",
	"select * from blog_images",
	"select * from private.leads",
	"select * from private.lead_attempts",
	"insert into private.leads (name, email, company, source, submitted_at) values ('a', 'b', 'c', 'd', now())",
	"select * from supabase_migrations.schema_migrations",
])("an anonymous visitor is refused: %s", async (sql) => {
	await expect(as("anon", (client) => client.query(sql))).rejects.toThrow("permission denied");
});

test("an anonymous statement has limits of time and memory", async () => {
	const { rows } = await withClient(database().url, (client) =>
		client.query("select rolconfig from pg_roles where rolname = 'anon'"),
	);
	expect(rows).toEqual([
		{
			rolconfig: expect.arrayContaining(["statement_timeout=3s", "work_mem=4096"]),
		},
	]);
});
