import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { createDatabase } from "../support/database.ts";
import { perFile } from "../support/fixtures.ts";
import { buildGateway, urlOf } from "../support/gateway.ts";
import { insertPosts } from "../support/posts.ts";

const gateway = perFile(async () => {
	const database = await createDatabase();
	await insertPosts(database.url, [
		{ slug: "bir", title: "Bir ğüş", tags: ["a", "b"] },
		{ slug: "iki", published_at: "2026-02-01T09:00:00Z" },
		{ slug: "taslak", status: "draft" },
	]);
	const app = await buildGateway(withDatabase(loadConfig({}), database.url));
	return {
		url: urlOf(app.server),
		app,
		async [Symbol.asyncDispose]() {
			await app.close();
			await database[Symbol.asyncDispose]();
		},
	};
});

test("published posts are read without a key", async () => {
	const answer = await fetch(
		`${gateway().url}/rest/v1/blog_posts?select=slug,title,tags&slug=eq.bir`,
	);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("access-control-allow-origin")).toBeNull();
	expect(await answer.json()).toEqual([{ slug: "bir", title: "Bir ğüş", tags: ["a", "b"] }]);
});

test("supabase-js works through the gateway as with Supabase itself", async () => {
	const client = createClient(gateway().url, gateway().app.supabaseAnonKey);
	const { data, count } = await client
		.from("blog_posts")
		.select("slug", { count: "exact" })
		.order("published_at", { ascending: false })
		.range(0, 0);
	expect(data).toEqual([{ slug: "iki" }]);
	expect(count).toBe(2);
	const head = await client.from("blog_posts").select("*", { count: "exact", head: true });
	expect(head.count).toBe(2);
});

test("a range, its unit and an object are passed on", async () => {
	const list = await fetch(`${gateway().url}/rest/v1/blog_posts?order=slug`, {
		headers: { range: "1-1", "range-unit": "items", prefer: "count=exact" },
	});
	expect(list.status).toBe(206);
	expect(list.headers.get("content-range")).toBe("1-1/2");
	const object = await fetch(`${gateway().url}/rest/v1/blog_posts?slug=eq.bir`, {
		headers: { accept: "application/vnd.pgrst.object+json" },
	});
	expect(await object.json()).toMatchObject({ slug: "bir" });
});

test("refusals of Supabase are passed back", async () => {
	const wrong = await fetch(`${gateway().url}/rest/v1/blog_posts`, {
		headers: { apikey: "wrong" },
	});
	expect(wrong.status).toBe(401);
});

test("a schema's name in other letters is no schema", async () => {
	const answer = await fetch(`${gateway().url}/rest/v1/blog_posts`, {
		headers: { "accept-profile": "Public" },
	});
	expect(answer.status).toBe(406);
});

/** As curl with `--path-as-is`: `fetch` would tidy the path up first. */
async function raw(method: string, path: string, body = "") {
	const headers = {
		"content-type": "text/html",
		"content-length": body.length,
	};
	const request = httpRequest(gateway().url, { method, path, headers });
	request.end(body);
	const [response] = await once(request, "response");
	response.resume();
	return response;
}

test.each([
	"/rest/v1",
	"/rest/v1/",
	"/rest/v1/blog_images",
	"/rest/v1/leads",
	"/rest/v1/rpc/version",
	"/rest/v1/blog_posts/",
	"/rest/v1/blog_posts/1",
	"/rest/v1//blog_posts",
	"/rest/v1/blog_posts%2f..%2fblog_images",
	"/rest/v1/blog_posts/../blog_images",
	"/rest/v1/%2e%2e/%2e%2e/auth/v1/signup",
	"/rest/v1/blog_posts;x=1",
	"/rest/v1/blog_posts%00",
	"/rest/v1/BLOG_POSTS",
	"/auth/v1",
	"/auth/v1/signup",
	"/auth/v1/admin/users",
	"/auth/v1/user/../admin/users",
	"/auth/v1/user%2f..%2fsignup",
	"/auth/v1/.well-known/openid-configuration",
	"/auth/v1/token",
	"/auth/v1/token?grant_type=password",
	"/auth/v1/token?grant_type=pkce",
	"/auth/v1/token?grant_type=id_token",
	"/auth/v1/token?grant_type=password&grant_type=pkce",
	"/auth/v1/token?grant_type[]=password",
	"/storage/v1/bucket",
	"/realtime/v1/websocket",
])("%s does not exist", async (path) => {
	for (const method of ["GET", "POST"]) {
		const { statusCode, headers } = await raw(method, path);
		expect(statusCode).toBe(404);
		expect(headers["content-type"]).toMatch("application/json");
	}
});

test.each([
	"//rest/v1/blog_images",
	"/REST/v1/blog_images",
	"/_system/config",
	"/./rest/v1/blog_images",
	"/x/../rest/v1/blog_images",
	"/rest%2fv1%2fblog_images",
])("%s reaches nothing of Supabase", async (path) => {
	expect((await raw("GET", path)).statusCode).toBe(404);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
	"%s on posts is answered 404, whatever the body",
	async (method) => {
		for (const body of ["[{", "x".repeat(1_000_000)]) {
			const answer = await raw(method, "/rest/v1/blog_posts", body);
			expect(answer.statusCode).toBe(404);
		}
	},
);

test("a session's requests have a size limit", async () => {
	const answer = await fetch(`${gateway().url}/auth/v1/token?grant_type=refresh_token`, {
		method: "POST",
		body: JSON.stringify({ email: "x".repeat(20_000) }),
	});
	expect(answer.status).toBe(413);
});

test("the requests of one client are limited, refused ones included", async () => {
	const statuses = new Set<number>();
	for (let count = 0; count <= 120; count += 1) {
		const { statusCode } = await gateway().app.inject({
			url: "/rest/v1/blog_posts?nothing=1",
			remoteAddress: "192.0.2.1",
		});
		statuses.add(statusCode);
	}
	expect([...statuses]).toEqual([400, 429]);
});
