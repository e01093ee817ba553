import Fastify, { type FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { describe, expect, test } from "vitest";
import { errors } from "../../server/plugins/errors.ts";
import { rateLimits } from "../../server/plugins/rate-limit.ts";
import { supabaseGateway } from "../../server/supabase/gateway.ts";
import { insertPosts } from "../support/posts.ts";
import { onEachImplementation } from "./implementations.ts";

const LARGE = "x".repeat(150_000);

const prepare = async (databaseUrl: string): Promise<void> => {
	await insertPosts(databaseUrl, [
		{ slug: "bir", tags: ["a"], published_at: "2026-01-01T09:00:00Z" },
		...Array.from({ length: 15 }, (_, index) => ({
			slug: `uzun-${index}`,
			content: LARGE,
			published_at: "2025-01-01T09:00:00Z",
		})),
	]);
};

describe("the public gateway to the posts", () => {
	onEachImplementation(prepare, (on) => {
		const buildApp = async () => {
			const app: FastifyInstance = Fastify();
			const upstream: string[] = [];
			const supabase = fp(
				async (instance) => {
					instance.decorate("supabaseAnonKey", on().anonKey);
					instance.decorate("supabaseApi", (path, init) => {
						upstream.push(path);
						return on().fetch(path, init);
					});
				},
				{ name: "supabase" },
			);
			await app.register(errors);
			await app.register(rateLimits);
			await app.register(supabase);
			await app.register(supabaseGateway);
			const get = (query: string, headers: Record<string, string> = {}) =>
				app.inject({ url: `/rest/v1/blog_posts?${query}`, headers });
			return { app, get, upstream };
		};

		test("passes on what a reader of the blog asks for", async () => {
			const { get } = await buildApp();
			const answer = await get(
				"select=slug,tags&language=eq.tr&status=eq.published&slug=eq.bir&order=published_at.desc,id&limit=100&offset=0",
				{ prefer: "count=exact" },
			);
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual([{ slug: "bir", tags: ["a"] }]);
			expect(answer.headers["content-range"]).toBe("0-0/1");
		});

		test.each([
			[
				"many aliases of one column",
				`select=id,${Array.from({ length: 80 }, (_, index) => `a${index}:id`).join()}`,
			],
			["a column twice", "select=id,id"],
			["an alias", "select=other:title"],
			["a cast", "select=id::text"],
			["an embedded table", "select=slug,blog_images(*)"],
			["a spread", "select=slug,...blog_images(bytes)"],
			["an aggregate", "select=id.count()"],
			["a path into JSON", "select=tags->0"],
			["an unknown column", "select=secret"],
			["everything and a column", "select=*,id"],
			["another filter", "author=eq.Ada"],
			["another operator", "slug=like.*a*"],
			["a logical tree", "or=(status.eq.draft,status.neq.draft)"],
			["a parameter twice", "limit=1&limit=2"],
			["too many rows", "limit=101"],
			["a negative limit", "limit=-1"],
			["a far offset", "offset=9999999"],
			["an order by an expression", "order=tags->0"],
			["a column ordered by twice", "order=id,id.desc"],
			["more than a kilobyte", `slug=eq.${"a".repeat(1_024)}`],
		])("refuses %s and says what is allowed", async (_, query) => {
			const { get, upstream } = await buildApp();
			const answer = await get(query);
			expect(answer.statusCode).toBe(400);
			expect(answer.json().details).toMatch(/^Takes select .* offset/);
			expect(upstream).toEqual([]);
		});

		test.each(["0-100", "0-", "-5", "5"])(
			"refuses the range %s",
			async (range) => {
				const { get } = await buildApp();
				const answer = await get("select=slug", { range });
				expect(answer.statusCode).toBe(400);
			},
		);

		test("cuts off an answer above 2 MB", async () => {
			const { get } = await buildApp();
			const answer = await get("select=content");
			expect(answer.statusCode).toBe(400);
			expect(answer.body.length).toBeLessThan(1_000);
			expect(answer.json().details).toContain("fewer rows or columns");
		});

		test("limits the requests of one client", async () => {
			const { get } = await buildApp();
			const statuses = new Set<number>();
			for (let count = 0; count <= 120; count += 1) {
				statuses.add((await get("nothing=1")).statusCode);
			}
			expect([...statuses]).toEqual([400, 429]);
		});
	});
});
