import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { expect, test } from "vitest";
import { loadConfig } from "../../server/config/config.ts";
import { addressOf, buildGateway } from "../support/gateway.ts";

test("the answer comes from the project, only with the headers that matter", async () => {
	const seen: { url: string | undefined; headers: object }[] = [];
	const project = createServer((request, response) => {
		seen.push({ url: request.url, headers: request.headers });
		response.writeHead(200, {
			"content-type": "application/json",
			"content-range": "0-0/*",
			"set-cookie": "a=b",
			"access-control-allow-origin": "*",
			server: "project",
		});
		response.end('[{"slug":"bir"}]');
	});
	await withServer(project, async (projectUrl) => {
		const app = await buildGateway(hosted(`${projectUrl}/base/`));
		const answer = await fetch(
			`${addressOf(app.server)}/rest/v1/blog_posts?select=slug&slug=eq.b%2Fc`,
			{
				headers: {
					authorization: "Bearer token",
					cookie: "session=1",
					"x-forwarded-for": "203.0.113.7",
					prefer: "count=exact",
				},
			},
		);
		expect(await answer.json()).toEqual([{ slug: "bir" }]);
		expect(answer.headers.get("content-range")).toBe("0-0/*");
		for (const name of [
			"set-cookie",
			"access-control-allow-origin",
			"server",
		]) {
			expect(answer.headers.get(name)).toBeNull();
		}
		expect(seen).toHaveLength(1);
		expect(seen[0]?.url).toBe(
			"/base/rest/v1/blog_posts?select=slug&slug=eq.b%2Fc",
		);
		expect(seen[0]?.headers).toMatchObject({
			apikey: "anon key",
			authorization: "Bearer token",
			prefer: "count=exact",
		});
		expect(seen[0]?.headers).not.toHaveProperty("cookie");
		expect(seen[0]?.headers).not.toHaveProperty("x-forwarded-for");
		await app.close();
	});
});

test.each([
	["is away", undefined],
	["fails", 500],
	["has no capacity", 503],
	["redirects", 302],
])("503 and when to try again where the project %s", async (_, status) => {
	const project = createServer((_request, response) => {
		response.writeHead(status ?? 200, { location: "/elsewhere" });
		response.end('{"message":"secret of the inside"}');
	});
	await withServer(project, async (projectUrl) => {
		const url = status ? projectUrl : "http://127.0.0.1:1";
		const app = await buildGateway(hosted(url));
		const answer = await fetch(`${addressOf(app.server)}/rest/v1/blog_posts`);
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("5");
		expect(answer.headers.get("content-type")).toMatch("problem+json");
		expect(await answer.text()).not.toContain("inside");
		await app.close();
	});
});

const hosted = (url: string) =>
	loadConfig({
		DATABASE_URL: "postgres://u:p@127.0.0.1:9/postgres",
		SUPABASE_URL: url,
		SUPABASE_ANON_KEY: "anon key",
	});

async function withServer(
	server: Server,
	work: (address: string) => Promise<void>,
) {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	try {
		await work(addressOf(server));
	} finally {
		server.closeAllConnections();
		server.close();
	}
}
