import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { database } from "../../server/plugins/database.ts";
import { createDatabase } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";

async function prepare() {
	const { url } = perTest(await createDatabase());
	const app = perTest(Fastify());
	app.decorate("config", withDatabase(loadConfig({}), url));
	await app.register(database);
	const heard = vi.fn();
	const unsubscribe = app.onBlogPostsChanged(heard);
	await app.ready();
	const insert = (slug: string) =>
		app.pool.query(
			"insert into blog_posts (language, slug, title, content, author, category) values ('de', $1, 'a', 'b', 'c', 'd')",
			[slug],
		);
	const breakConnections = (name: string) =>
		app.pool.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()",
			[name],
		);
	return { app, breakConnections, heard, insert, unsubscribe };
}

test.each([
	"update blog_posts set slug = 'new'",
	"delete from blog_posts",
	"truncate blog_posts cascade",
])("subscribers are told of %s", async (change) => {
	const { app, heard, insert } = await prepare();
	await insert("old");
	await expect.poll(() => heard.mock.calls.length).toBe(1);
	await app.pool.query(change);
	await expect.poll(() => heard.mock.calls.length).toBe(2);
});

test("many new posts of one transaction are one notification", async () => {
	const { app, heard, insert } = await prepare();
	await app.pool.query(
		"insert into blog_posts (language, slug, title, content, author, category) select 'de', 'post-' || n, 'a', 'b', 'c', 'd' from generate_series(1, 1000) n",
	);
	await insert("later");
	await expect.poll(() => heard.mock.calls.length).toBe(2);
});

test("after a lost connection subscribers are told, and get later changes", async () => {
	const { breakConnections, heard, insert } = await prepare();
	await breakConnections("vitrin listener");
	await expect.poll(() => heard.mock.calls.length).toBe(1);
	await insert("later");
	await expect.poll(() => heard.mock.calls.length).toBe(2);
});

test("a failing subscriber does not affect others, and an unsubscribed one gets no more changes", async () => {
	const { app, heard, insert, unsubscribe } = await prepare();
	unsubscribe();
	app.onBlogPostsChanged(() => {
		throw new Error("failing on purpose");
	});
	const other = vi.fn();
	app.onBlogPostsChanged(other);
	await insert("a");
	await expect.poll(() => other.mock.calls.length).toBe(1);
	expect(heard).not.toHaveBeenCalled();
});

test("the pool outlives its connections", async () => {
	const { app, breakConnections } = await prepare();
	await Promise.all([
		app.pool.query("select pg_sleep(0.01)"),
		app.pool.query("select pg_sleep(0.01)"),
	]);
	await breakConnections("vitrin");
	await expect.poll(() => app.pool.totalCount).toBe(1);
	expect((await app.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("the server starts and closes while the database is away", async () => {
	const app = Fastify();
	app.decorate("config", withDatabase(loadConfig({}), "postgres://nobody@127.0.0.1:1/none"));
	await app.register(database);
	await app.ready();
	await expect(app.pool.query("select")).rejects.toThrow("ECONNREFUSED");
	await app.close();
});
