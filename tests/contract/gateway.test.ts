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
		const get = async (query: string, headers: Record<string, string> = {}) => {
			await using app: FastifyInstance = Fastify();
			const supabase = fp(
				async (instance) => {
					instance.decorate("supabaseAnonKey", on().anonKey);
					instance.decorate("supabaseApi", on().fetch);
				},
				{ name: "supabase" },
			);
			await app.register(errors);
			await app.register(rateLimits);
			await app.register(supabase);
			await app.register(supabaseGateway);
			return await app.inject({ url: `/rest/v1/blog_posts?${query}`, headers });
		};

		test("passes on what a reader of the blog asks for", async () => {
			const answer = await get(
				"select=slug,tags&language=eq.tr&status=eq.published&slug=eq.bir&order=published_at.desc,id&limit=100&offset=0",
				{ prefer: "count=exact" },
			);
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual([{ slug: "bir", tags: ["a"] }]);
			expect(answer.headers["content-range"]).toBe("0-0/1");
		});

		test("cuts off an answer above 2 MB", async () => {
			const answer = await get("select=content");
			expect(answer.statusCode).toBe(400);
			expect(answer.body.length).toBeLessThan(1_000);
			expect(answer.json().details).toContain("fewer rows or columns");
		});
	});
});
