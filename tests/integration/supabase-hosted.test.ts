import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { loadConfig } from "../../server/config/config.ts";
import { buildGateway, urlOf } from "../support/gateway.ts";
import { listen } from "../support/listen.ts";

/** A project that answers with `listener`. @returns its URL. */
async function startProject(listener: RequestListener) {
	const project = createServer(listener);
	onTestFinished(() => {
		project.closeAllConnections();
		project.close();
	});
	return `http://127.0.0.1:${await listen(project)}`;
}

/** Asks the gateway to the project at a URL. */
async function ask(projectUrl: string, query = "", headers = {}) {
	const app = await buildGateway(
		loadConfig({
			DATABASE_URL: "postgres://u:p@127.0.0.1:9/postgres",
			SUPABASE_URL: projectUrl,
			SUPABASE_ANON_KEY: "anon key",
		}),
	);
	onTestFinished(() => app.close());
	const url = `${urlOf(app.server)}/rest/v1/blog_posts${query}`;
	return fetch(url, { headers });
}

test("passes on the project's answer, and only the necessary headers", async () => {
	const seen: { url: string | undefined; headers: object }[] = [];
	const projectUrl = await startProject(({ url, headers }, response) => {
		seen.push({ url, headers });
		response.writeHead(200, {
			"content-type": "application/json",
			"content-range": "0-0/*",
			"set-cookie": "a=b",
			"access-control-allow-origin": "*",
			server: "project",
		});
		response.end('[{"slug":"bir"}]');
	});
	const query = "?select=slug&slug=eq.b-c";
	const passed = { authorization: "Bearer token", prefer: "count=exact" };
	const answer = await ask(`${projectUrl}/base/`, query, {
		...passed,
		cookie: "session=1",
		"x-forwarded-for": "203.0.113.7",
	});
	expect(await answer.json()).toEqual([{ slug: "bir" }]);
	expect(answer.headers.get("content-range")).toBe("0-0/*");
	for (const name of ["set-cookie", "access-control-allow-origin", "server"]) {
		expect(answer.headers.get(name)).toBeNull();
	}
	expect(seen).toMatchObject([
		{
			url: `/base/rest/v1/blog_posts${query}&limit=100`,
			headers: { ...passed, apikey: "anon key" },
		},
	]);
	expect(seen[0]?.headers).not.toHaveProperty("cookie");
	expect(seen[0]?.headers).not.toHaveProperty("x-forwarded-for");
});

test.each([
	["is away", undefined],
	["fails", 500],
	["has no capacity", 503],
	["redirects", 302],
])("answers 503 with Retry-After when the project %s", async (_, status) => {
	const projectUrl = await startProject((_request, response) => {
		response.writeHead(status ?? 200, { location: "/elsewhere" });
		response.end('{"message":"secret of the inside"}');
	});
	const answer = await ask(status ? projectUrl : "http://127.0.0.1:1");
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("5");
	expect(await answer.json()).toEqual({
		code: "503",
		message: "Service unavailable",
		details: "Supabase does not answer. Try again in a moment.",
		hint: null,
	});
});
