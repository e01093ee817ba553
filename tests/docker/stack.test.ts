import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAYLOAD, pictureUrl } from "../support/blog-payload.ts";
import { SUBMISSION } from "../support/lead-server.ts";
import { dockerOutput, IMAGE } from "./docker.ts";
import { startFunctions } from "./functions.ts";
import { prepareStack } from "./stack.ts";

/** The automation: prints each request as a line of JSON and answers 200. */
const RECEIVER = `
require("node:http").createServer((request, response) => {
	console.log(JSON.stringify({ url: request.url, headers: request.headers }));
	response.end();
}).listen(8080)`;

const PICTURE = await pictureUrl("jpeg");

let stack: Awaited<ReturnType<typeof prepareStack>>;
let site: string | undefined;
let receiver: string;
let functions: Awaited<ReturnType<typeof startFunctions>>;

beforeAll(async () => {
	stack = await prepareStack({
		QUICK_ANALYSIS_WEBHOOK_URL: "http://receiver:8080/hook",
		QUICK_ANALYSIS_WEBHOOK_METHOD: "GET",
		// No URL could carry them as they are.
		POSTGRES_PASSWORD: `'p@ss/w#rd $1:"?&%20'`,
		AUTHENTICATOR_PASSWORD: "'rest@/#%:?'",
		APP_DATABASE_PASSWORD: "'app@/#$%:? \\x'",
	});
	await stack.up();
	[site] = await stack.sites();
	receiver = await dockerOutput([
		"run",
		"--detach",
		"--rm",
		"--init",
		`--network=${stack.project}_automation`,
		"--network-alias=receiver",
		IMAGE,
		"node",
		"--eval",
		RECEIVER,
	]);
	functions = await startFunctions(stack);
});

afterAll(async () => {
	for (const container of [receiver, functions?.id]) {
		if (container) await dockerOutput(["rm", "--force", container]);
	}
	await stack?.[Symbol.asyncDispose]();
});

const get = (path: string, init?: RequestInit) => fetch(`${site}${path}`, init);

test.each(["/tr", "/tr/blog", "/readyz"])(
	"%s is served through the published port",
	async (path) => {
		expect((await get(path)).status).toBe(200);
	},
);

test("bin/check finds the mistakes that would keep the stack from starting", async () => {
	const sound = await stack.bin(["check"]);
	expect(sound, sound.output).toMatchObject({ code: 0, output: "check: no mistakes\n" });
	const env = path.join(stack.folder, ".env");
	await writeFile(
		`${env}.wrong`,
		(await readFile(env, "utf8")).replace(/^TRUST_PROXY=.*/m, "PORT=80"),
	);
	const { code, output } = await stack.bin(["check", ".env.wrong"]);
	expect(code).toBe(1);
	expect(output).toMatch(/^\.env\.wrong:\d+: PORT has no effect/m);
});

test("a page's share image is drawn", async () => {
	const page = await (await get("/de/losungen")).text();
	const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
	const answer = await get(new URL(image).pathname);
	expect(answer.headers.get("content-type")).toMatch(/^image\//);
	expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
});

test("a lead is stored and delivered to the automation", async () => {
	const answer = await get("/api/quick-analysis", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(SUBMISSION),
	});
	expect(answer.status).toBe(202);
	const { id } = await answer.json();
	await expect
		.poll(() => dockerOutput(["logs", receiver]), { timeout: 20_000 })
		.toContain(`"webhook-id":"${id}"`);
	await expect.poll(() => leads("list"), { timeout: 20_000 }).toContain("delivered");
});

const leads = async (...args: string[]) => (await stack.bin(["leads", ...args])).output;

test("a post written with the service key is shown at once, a draft never", async () => {
	const listed = async () => (await get("/tr/blog")).text();
	expect(await listed()).not.toContain("Konteynerden merhaba");
	const key = stack.settings.SUPABASE_SERVICE_ROLE_KEY;
	expect(await write(key, post("konteyner", "published"))).toBe("201");
	expect(await write(key, post("taslak", "draft"))).toBe("201");
	await expect.poll(listed).toContain("Konteynerden merhaba");
	expect((await get("/tr/blog/konteyner")).status).toBe(200);
	expect((await get("/tr/blog/taslak")).status).toBe(404);
	const rest = await get("/rest/v1/blog_posts?select=slug");
	expect(await rest.json()).toEqual([{ slug: "konteyner" }]);
});

test("the operator's automation publishes through the site, the function and PostgREST", async () => {
	const publish = (key: string | undefined) =>
		get("/functions/v1/create-blog-post", {
			method: "POST",
			headers: {
				authorization: `Bearer ${key}`,
				"content-type": "application/json",
				"idempotency-key": "stack-test-1",
			},
			body: JSON.stringify({
				...PAYLOAD,
				cover_image: PICTURE,
				cover_image_alt: "Bir kare",
			}),
		});
	await expect.poll(functions.isHealthy, { timeout: 30_000, interval: 500 }).toBe(true);
	const answer = await publish(stack.settings.BLOG_API_KEY);
	const created = await answer.json();
	expect(answer.status, JSON.stringify(created)).toBe(201);
	const page = await get(new URL(created.url).pathname);
	expect(page.status).toBe(200);
	const html = await page.text();
	expect(html).toContain(PAYLOAD.title);
	const [picture = ""] = /\/media\/[\w-]+/.exec(html) ?? [];
	const served = await get(`${picture}?w=320`, {
		headers: { accept: "image/avif,image/webp" },
	});
	expect(served.headers.get("content-type")).toMatch(/^image\/(avif|webp)/);
	expect((await publish("another key of at least 16")).status).toBe(401);
	expect(await stack.sql("select count(*) from public.blog_images")).toBe("1");
});

const post = (slug: string, status: string) => ({
	language: "tr",
	slug,
	status,
	title: "Konteynerden merhaba",
	content: "Metin",
	author: "Vitrin",
	category: "Test",
});

/** Writes a post directly to PostgREST, which only the stack's services reach. @returns the status. */
const write = (key: string | undefined, row: object) =>
	stack.inside(`
		const answer = await fetch("http://rest:3000/blog_posts", {
			method: "POST",
			headers: { "content-type": "application/json", authorization: "Bearer ${key}" },
			body: ${JSON.stringify(JSON.stringify(row))},
		});
		console.log(answer.status);`);

test("PostgREST cannot read leads and jobs, even with the service key", async () => {
	for (const [schema, table] of [
		["private", "leads"],
		["pgboss", "job"],
	]) {
		const status = await stack.inside(`
			const answer = await fetch("http://rest:3000/${table}", {
				headers: {
					"accept-profile": "${schema}",
					authorization: "Bearer ${stack.settings.SUPABASE_SERVICE_ROLE_KEY}",
				},
			});
			console.log(answer.status);`);
		expect(status).toBe("406");
	}
	await expect(
		stack.compose(
			"exec",
			"--no-TTY",
			"db",
			"psql",
			"-h",
			"127.0.0.1",
			"-d",
			`postgres://authenticator:${encodeURIComponent(stack.settings.AUTHENTICATOR_PASSWORD ?? "")}@127.0.0.1/postgres`,
			"-c",
			"select from private.leads",
		),
	).rejects.toThrow(/permission denied for schema private/);
});

test("the site has its own database role; the role of the migrations is no superuser", async () => {
	expect(
		await stack.sql(
			"select distinct usename from pg_stat_activity where application_name like 'vitrin%'",
		),
	).toBe("vitrin_app");
	expect(await stack.sql("select rolsuper from pg_roles where rolname = 'postgres'")).toBe("f");
	expect(
		await stack.sql("select tableowner from pg_tables where schemaname = 'private' group by 1"),
	).toBe("postgres");
});

test("the site's password is not valid for other roles", async () => {
	const { APP_DATABASE_PASSWORD: own } = stack.settings;
	for (const role of ["postgres", "supabase_admin", "authenticator", "supabase_auth_admin"]) {
		const url = `postgres://${role}:${encodeURIComponent(own ?? "")}@db:5432/postgres`;
		const result = await stack.inside(`
			import { Client } from "pg";
			await new Client("${url}").connect().then(() => console.log("in"), (error) => console.log(error.code));
			process.exit();`);
		expect(result, role).toBe("28P01");
	}
});

test("the site's container has no capabilities and a read-only root", async () => {
	const status = await stack
		.compose(
			"exec",
			"--no-TTY",
			"app",
			"sh",
			"-c",
			"id -u; grep -E '^(CapEff|CapBnd|NoNewPrivs)' /proc/1/status | tr -d '\\t'; touch /app/x 2>&1; touch /tmp/x && echo written",
		)
		.catch((error: Error) => error.message);
	expect(status).toContain("1000\nCapEff:0000000000000000\nCapBnd:0000000000000000\nNoNewPrivs:1");
	expect(status).toContain("Read-only file system");
	expect(status).toContain("written");
});

test("the database writes everything before it stops", async () => {
	const [id = ""] = await stack.containers("db");
	await stack.compose("stop", "db");
	// Another code: it was killed, and repairs itself at its next start.
	expect(await dockerOutput(["inspect", "--format={{.State.ExitCode}}", id])).toBe("0");
});
