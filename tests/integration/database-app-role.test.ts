import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildApp } from "../../server/app.ts";
import { readDatabase } from "../../server/checks/database.ts";
import { loadConfig } from "../../server/config/config.ts";
import { APP_ROLE } from "../../server/database/migrations/login-roles.ts";
import { createPool } from "../../server/database/pool.ts";
import { makeAppRole } from "../support/app-role.ts";
import { createDatabase, queryRows } from "../support/database.ts";
import { insertPosts } from "../support/posts.ts";

/** Never asked here. */
const SUPABASE = {
	SUPABASE_URL: "http://127.0.0.1:9",
	SUPABASE_ANON_KEY: "anon",
};

/** The whole server. */
async function startApp(databaseUrl: string, environment: NodeJS.ProcessEnv = {}) {
	const config = loadConfig({
		...SUPABASE,
		DATABASE_URL: databaseUrl,
		LOG_LEVEL: "silent",
		LEAD_FORM_MIN_SECONDS: "0",
		...environment,
	});
	const app = await buildApp(config);
	onTestFinished(() => app.close());
	await app.ready();
	return app;
}

describe("the site's role", () => {
	let ownerUrl: string;
	let appUrl: string;

	beforeAll(async () => {
		const database = await createDatabase();
		({ url: ownerUrl, appUrl } = database);
		await insertPosts(ownerUrl, [
			{ slug: "yayinda" },
			{ slug: "taslak", status: "draft" },
			{ slug: "gelecek", published_at: "2999-01-01T00:00:00Z" },
		]);
		await queryRows(
			ownerUrl,
			`insert into blog_images (post_id, position, mime, bytes, sha256, width, height)
			select id, slug, 'image/png', '\\x00', sha256('a'), 1, 1 from blog_posts`,
		);
		return () => database[Symbol.asyncDispose]();
	});

	test.each([
		"drop table private.leads",
		"truncate private.leads",
		"alter table private.leads add column extra text",
		"update private.audit set actor = 'nobody'",
		"delete from private.audit",
		"update private.form_key set key = sha256('a')",
		"delete from supabase_migrations.schema_migrations",
		"drop table pgboss.job",
		"create table pgboss.extra ()",
		"insert into public.blog_posts (language, slug, title, content, author, category) values ('en', 'a', 'a', 'a', 'a', 'a')",
		"update public.blog_posts set status = 'published'",
		"delete from public.blog_posts",
		"update public.blog_images set alt = ''",
		"alter table public.blog_posts disable row level security",
		"create table public.extra ()",
		"create schema extra",
		"create role extra",
		"alter role postgres password 'known'",
		"set role service_role",
		"set role postgres",
		"set session authorization postgres",
		"select rolpassword from pg_authid",
		"select pg_read_file('/etc/passwd')",
		"copy (select 1) to program 'true'",
		"alter system set fsync = off",
	])("may not: %s", async (sql) => {
		await expect(queryRows(appUrl, sql)).rejects.toMatchObject({ code: "42501" });
	});

	/** Slugs of the posts that the role sees, and of those whose pictures it sees. */
	const visible = async () => ({
		posts: (await queryRows(appUrl, "select slug from blog_posts order by 1")).map(
			({ slug }) => slug,
		),
		pictures: (await queryRows(appUrl, "select position from blog_images")).map(
			({ position }) => position,
		),
	});

	test("has exactly the privileges that the doctor checks and the site needs", async () => {
		const pool = createPool({ connectionString: appUrl });
		onTestFinished(() => pool.end());
		expect(await readDatabase(pool)).toMatchObject({
			role: APP_ROLE,
			superuser: false,
			owner: false,
			missingRights: [],
			pendingMigrations: [],
		});
		for (const right of [
			"insert on private.leads",
			"execute on private.around_post(uuid, integer)",
		]) {
			const target = right.replace("execute on", "execute on function");
			await queryRows(ownerUrl, `revoke ${target} from ${APP_ROLE}`);
			const { missingRights } = await readDatabase(pool);
			await queryRows(ownerUrl, `grant ${target} to ${APP_ROLE}`);
			expect(missingRights).toEqual([right]);
		}
	});

	test("sees published posts, also those whose date is to come, and the pictures that visitors see", async () => {
		expect(await visible()).toEqual({
			posts: ["gelecek", "yayinda"],
			pictures: ["yayinda"],
		});
	});

	test("gets new policies by another migration", async () => {
		await queryRows(
			ownerUrl,
			`alter policy "the site reads what is published" on public.blog_posts
				using (true);
			alter policy "the site reads pictures of what is published" on public.blog_images
				using (true)`,
		);
		expect((await visible()).posts).toEqual(["gelecek", "taslak", "yayinda"]);
		await makeAppRole(ownerUrl);
		expect(await visible()).toEqual({
			posts: ["gelecek", "yayinda"],
			pictures: ["yayinda"],
		});
	});

	test("belongs to no other role and has no attribute that lifts limits", async () => {
		const [role] = await queryRows(
			appUrl,
			`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
				(select count(*)::integer from pg_auth_members where member = role.oid) as memberships
			from pg_roles role where rolname = current_user`,
		);
		expect(role).toEqual({
			rolsuper: false,
			rolcreaterole: false,
			rolcreatedb: false,
			rolreplication: false,
			rolbypassrls: false,
			memberships: 0,
		});
	});

	test("rebuilds the queue's indexes although it does not own them", async () => {
		const [index] = await queryRows(
			ownerUrl,
			"select indexrelid::regclass::text as name from pg_index where indrelid = 'pgboss.job_common'::regclass limit 1",
		);
		await queryRows(appUrl, `reindex index concurrently ${index?.name}`);
	});

	test("gets notifications of changed posts", async () => {
		const app = await startApp(appUrl);
		const heard = vi.fn();
		app.onBlogPostsChanged(heard);
		await queryRows(ownerUrl, "update blog_posts set title = 'Yeni' where slug = 'yayinda'");
		await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
	});

	test("tells the site when the date of a post has come", async () => {
		const app = await startApp(appUrl);
		const heard = vi.fn();
		app.onBlogPostsChanged(heard);
		await insertPosts(ownerUrl, [{ slug: "birazdan", published_at: "2999-01-01T00:00:00Z" }]);
		await queryRows(
			ownerUrl,
			"update blog_posts set published_at = clock_timestamp() + interval '1 second' where slug = 'birazdan'",
		);
		// Of its creation, of the change, and of its date.
		await expect.poll(() => heard.mock.calls.length).toBe(3);
	});
});

test("a server whose queue is not migrated says what to do", async () => {
	await using database = await createDatabase();
	const { appUrl } = database;
	await queryRows(database.url, "drop schema pgboss cascade");
	await expect(startApp(appUrl)).rejects.toThrow(/run the migrations/);
});

test("a server with a wrong password says what to do", async () => {
	await using database = await createDatabase();
	const url = new URL(database.appUrl);
	url.password = "wrong";
	await expect(startApp(url.href)).rejects.toThrow(/refuses the login of DATABASE_URL/);
});
