import { createServer } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { publishing } from "../../server/blog/publishing/route.ts";
import { loadConfig } from "../../server/config/config.ts";
import { errors } from "../../server/plugins/errors.ts";
import { rateLimits } from "../../server/plugins/rate-limit.ts";
import { supabase } from "../../server/plugins/supabase.ts";
import { PAYLOAD } from "../support/blog-payload.ts";
import { listen } from "../support/listen.ts";
import { API_KEY, publisher } from "../support/publisher.ts";

interface Seen {
	url: string | undefined;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

const CREATED = {
	post_id: "7d1f0c52",
	slug: "iki-dakikada-donus",
	language: "tr",
};

/** The relay before a project that records what it gets, and answers what it is told. */
async function relayTo(status = 201, answer: unknown = CREATED) {
	const seen: Seen[] = [];
	const project = createServer(async (request, response) => {
		const { url, headers } = request;
		// Somebody has deleted the post before the relay reads it.
		if (url?.startsWith("/rest/")) return response.end("[]");
		const body = Buffer.concat(await request.toArray()).toString();
		seen.push({ url, headers, body });
		response.writeHead(status, { location: "/x", "set-cookie": "a=b" });
		response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
	});
	const port = await listen(project);
	const app: FastifyInstance = Fastify();
	app.decorate(
		"config",
		loadConfig({
			SITE_URL: "https://vitrin.example",
			DATABASE_URL: "postgres://u:p@127.0.0.1:9/postgres",
			SUPABASE_URL: `http://127.0.0.1:${port}`,
			SUPABASE_ANON_KEY: "anon key",
			SUPABASE_SERVICE_ROLE_KEY: "service key",
			BLOG_API_KEY: API_KEY,
			BLOG_DEMO: "false",
		}),
	);
	await app.register(errors);
	await app.register(rateLimits);
	await app.register(supabase);
	await app.register(publishing);
	await app.ready();
	onTestFinished(async () => {
		await app.close();
		project.closeAllConnections();
		project.close();
	});
	return { seen, stop: () => project.close(), ...(await publisher(app)) };
}

test("the project's function gets the service key, and only the idempotency key of the caller's headers", async () => {
	const { seen, post } = await relayTo();
	const { status, headers, body } = await post(PAYLOAD, {
		"idempotency-key": "key-of-this-post",
		apikey: "somebody's",
		cookie: "session=1",
		"x-forwarded-for": "203.0.113.7",
		"x-client-info": "supabase-js",
		"user-agent": "n8n",
		prefer: "return=representation",
		"accept-profile": "private",
	});
	expect(status).toBe(201);
	const url = `https://vitrin.example/tr/blog/${CREATED.slug}`;
	const { post_id, slug } = CREATED;
	expect(body).toEqual({ post_id, slug, url });
	expect(headers.get("set-cookie")).toBeNull();
	const [request] = seen;
	expect(request?.url).toBe("/functions/v1/create-blog-post");
	expect(request?.headers).toMatchObject({
		authorization: "Bearer service key",
		apikey: "service key",
		"content-type": "application/json",
		"idempotency-key": "key-of-this-post",
	});
	const said = JSON.stringify(request);
	expect(said).not.toContain(API_KEY);
	expect(said).not.toMatch(/session=1|203\.0\.113\.7|supabase-js|n8n|private/);
});

test("the project's function gets the body byte for byte", async () => {
	const { seen, post } = await relayTo();
	const body = ` {"title": "\\u0131 ı",\r\n "unknown": [1.0] }\n`;
	expect((await post(body)).status).toBe(201);
	expect(seen[0]?.body).toBe(body);
});

test.each([400, 409, 413, 415, 422])(
	"the function's answer %i reaches the caller",
	async (status) => {
		const problem = {
			title: "Not this one",
			errors: [{ field: "slug", code: "taken", message: "slug is taken" }],
		};
		const { post } = await relayTo(status, { ...problem, secret: "inside" });
		const answer = await post(PAYLOAD);
		expect(answer).toMatchObject({ status, body: problem });
		expect(answer.body).not.toHaveProperty("secret");
	},
);

test.each([
	["does not know the key", 401, { title: "secret" }],
	["has no such function", 404, { message: "secret" }],
	["redirects", 302, "secret"],
	["fails", 500, "secret"],
	["is busy", 503, { title: "secret" }],
	["answers nonsense", 201, "<html>secret"],
	["answers something else", 201, { secret: 1 }],
	["is away", 0, ""],
])("when the project %s the answer is 503 with Retry-After", async (_, status, answer) => {
	const { post, stop } = await relayTo(status, answer);
	if (status === 0) stop();
	const { headers, body, ...rest } = await post(PAYLOAD);
	expect(rest.status).toBe(503);
	expect(headers.get("retry-after")).toBe("10");
	expect(JSON.stringify(body)).not.toContain("secret");
});
