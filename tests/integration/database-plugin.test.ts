import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import type { BlogPostChange } from "../../server/blog/post-change.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { database } from "../../server/plugins/database.ts";
import { createDatabase } from "../support/database.ts";

async function prepare() {
	const { url, drop } = await createDatabase();
	const app = Fastify();
	app.decorate("config", withDatabase(loadConfig({}), url));
	await app.register(database);
	const changes: (BlogPostChange | undefined)[] = [];
	const unsubscribe = app.onBlogPostsChanged((change) => changes.push(change));
	await app.ready();
	onTestFinished(async () => {
		await app.close();
		await drop();
	});
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
	return { app, breakConnections, changes, insert, unsubscribe };
}

test("subscribers get each change, and both slugs of a renamed post", async () => {
	const { app, changes, insert } = await prepare();
	await insert("old");
	await app.pool.query("update blog_posts set slug = 'new'");
	await app.pool.query("delete from blog_posts");
	await expect.poll(() => changes.length).toBe(4);
	expect(changes.map((change) => change?.slug)).toEqual([
		"old",
		"old",
		"new",
		"new",
	]);
	expect(changes[0]).toEqual({ language: "de", slug: "old" });
});

test("after a lost connection subscribers are told that anything may have changed, and get later changes", async () => {
	const { breakConnections, changes, insert } = await prepare();
	await breakConnections("vitrin listener");
	await expect.poll(() => changes).toEqual([undefined]);
	await insert("later");
	await expect
		.poll(() => changes)
		.toEqual([undefined, { language: "de", slug: "later" }]);
});

test("a malformed notification tells subscribers that anything may have changed", async () => {
	const { app, changes } = await prepare();
	await app.pool.query(`notify blog_posts_changed, 'no JSON'`);
	await app.pool.query(
		`notify blog_posts_changed, '{"language": "fr", "slug": "a"}'`,
	);
	await expect.poll(() => changes).toEqual([undefined, undefined]);
});

test("a failing subscriber does not affect others, and an unsubscribed one gets no more changes", async () => {
	const { app, changes, insert, unsubscribe } = await prepare();
	unsubscribe();
	app.onBlogPostsChanged(() => {
		throw new Error("failing on purpose");
	});
	const heard = vi.fn();
	app.onBlogPostsChanged(heard);
	await insert("a");
	await expect
		.poll(() => heard.mock.calls)
		.toEqual([[{ language: "de", slug: "a" }]]);
	expect(changes).toEqual([]);
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
	app.decorate(
		"config",
		withDatabase(loadConfig({}), "postgres://nobody@127.0.0.1:1/none"),
	);
	await app.register(database);
	await app.ready();
	await expect(app.pool.query("select")).rejects.toThrow("ECONNREFUSED");
	await app.close();
});
