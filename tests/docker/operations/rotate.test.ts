import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareStack } from "../stack.ts";

let stack: Awaited<ReturnType<typeof prepareStack>>;
beforeAll(async () => {
	stack = await prepareStack({ APP_REPLICAS: "2" });
	await stack.up();
});
afterAll(() => stack?.[Symbol.asyncDispose]());

const settings = async () => parseEnv(await readFile(path.join(stack.folder, ".env"), "utf8"));

async function rotate(...args: string[]) {
	const before = await settings();
	const { code, output } = await stack.bin(["rotate", ...args]);
	expect(code, output).toBe(0);
	const after = await settings();
	const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
	expect(Object.keys(after)).toEqual(Object.keys(before));
	expect(await stack.containers("app")).toHaveLength(2);
	return { before, after, changed };
}

/** Whether a role can log in over the network, as the other services do. */
const logsIn = (role: string, password = "") =>
	stack
		.compose(
			"exec",
			"-T",
			"-e",
			`PGPASSWORD=${password}`,
			"db",
			"psql",
			"-XAtc",
			"select 1",
			"-h",
			"db",
			"-U",
			role,
			"-d",
			"postgres",
		)
		.then(
			() => true,
			() => false,
		);

async function siteAnswers() {
	const [site] = await stack.sites();
	const answers = await Promise.all(
		["/readyz", "/tr/blog", "/rest/v1/blog_posts?select=slug"].map((path) =>
			fetch(`${site}${path}`),
		),
	);
	return answers.map(({ status }) => status);
}

it.each([
	["POSTGRES_PASSWORD", ["postgres", "supabase_admin"]],
	["AUTHENTICATOR_PASSWORD", ["authenticator"]],
	["APP_DATABASE_PASSWORD", ["vitrin_app"]],
])("sets %s in the database and the services, and the old one is refused", async (name, roles) => {
	const { before, after, changed } = await rotate(name);
	expect(changed).toEqual([name]);
	for (const role of roles) {
		expect(await logsIn(role, after[name])).toBe(true);
		expect(await logsIn(role, before[name])).toBe(false);
	}
	await expect.poll(siteAnswers, { timeout: 60_000 }).toEqual([200, 200, 200]);
});

it("signs new keys for the REST API, and the old ones are refused", async () => {
	const { before, after, changed } = await rotate("JWT_SECRET");
	expect(changed.toSorted()).toEqual([
		"JWT_SECRET",
		"SUPABASE_ANON_KEY",
		"SUPABASE_SERVICE_ROLE_KEY",
	]);
	await expect.poll(siteAnswers, { timeout: 60_000 }).toEqual([200, 200, 200]);
	const [site] = await stack.sites();
	const ask = (key = "") =>
		fetch(`${site}/rest/v1/blog_posts?select=slug`, {
			headers: { apikey: key, authorization: `Bearer ${key}` },
		});
	expect((await ask(after.SUPABASE_ANON_KEY)).status).toBe(200);
	expect((await ask(before.SUPABASE_ANON_KEY)).status).toBe(401);
});

it("accepts the old BLOG_API_KEY too until --finish", async () => {
	const first = await rotate("BLOG_API_KEY");
	expect(first.changed).toEqual(["BLOG_API_KEY"]);
	const [fresh, old, ...more] = first.after.BLOG_API_KEY?.split(",") ?? [];
	expect([old, ...more]).toEqual([first.before.BLOG_API_KEY]);
	const [site] = await stack.sites();
	const publish = async (key = "") => {
		const answer = await fetch(`${site}/functions/v1/create-blog-post`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${key}`,
				"content-type": "application/json",
			},
			body: "{}",
		});
		return answer.status;
	};
	expect(await publish("another-key-altogether")).toBe(401);
	expect(await publish(fresh)).not.toBe(401);
	expect(await publish(old)).not.toBe(401);
	const second = await rotate("--finish", "BLOG_API_KEY");
	expect(second.after.BLOG_API_KEY).toBe(fresh);
	const again = await stack.bin(["rotate", "--finish", "BLOG_API_KEY"]);
	expect(again).toMatchObject({
		code: 1,
		output: expect.stringContaining("nothing was changed"),
	});
});

it("sets the passwords of a new .env in a database that has others", async () => {
	const file = path.join(stack.folder, ".env");
	const before = await readFile(file, "utf8");
	await writeFile(file, before.replaceAll(/^(\w+_PASSWORD)=.*/gm, "$1='new $1; --'"));
	const found = await stack.bin(["check"]);
	for (const name of ["POSTGRES_PASSWORD", "AUTHENTICATOR_PASSWORD", "AUTH_ADMIN_PASSWORD"]) {
		expect(found.output).toContain(`${name} is not the password that the database has`);
	}
	expect(found.code).toBe(1);
	const { code, output } = await stack.bin(["passwords"]);
	expect(code, output).toBe(0);
	expect(output).toContain("the services run");
	await expect.poll(siteAnswers, { timeout: 60_000 }).toEqual([200, 200, 200]);
	expect(await stack.bin(["check"])).toMatchObject({ code: 0, output: "check: no mistakes\n" });
});

it("changes nothing when the database does not take the password", async () => {
	const before = await settings();
	await stack.compose("stop", "db");
	const { code, output } = await stack.bin(["rotate", "AUTHENTICATOR_PASSWORD"]);
	expect(code).toBe(1);
	expect(output).toContain("nothing was changed");
	expect(await settings()).toEqual(before);
	await stack.up();
});
