import { createHmac } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDispatcher } from "../../supabase/functions/main/dispatcher.ts";
import { signToken } from "../support/postgrest.ts";

const SECRET = "a secret of at least thirty-two bytes";
const LATER = Math.floor(Date.now() / 1_000) + 60;
const SERVICE = { role: "service_role", exp: LATER };

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token whose header is what the test says. */
function tokenWith(header: object, algorithm = "sha256"): string {
	const content = `${base64url(header)}.${base64url(SERVICE)}`;
	const signature = createHmac(algorithm, SECRET).update(content);
	return `${content}.${signature.digest("base64url")}`;
}

function setUp(run = async (name: string) => new Response(name)) {
	const ran: string[] = [];
	const dispatch = createDispatcher({
		jwtSecret: SECRET,
		run(name) {
			ran.push(name);
			return run(name);
		},
	});
	const ask = (path: string, authorization?: string) =>
		dispatch(
			new Request(`http://functions:9000${path}`, {
				method: "POST",
				headers: authorization ? { authorization } : {},
			}),
		);
	return { ask, ran };
}

test("the service key's bearer reaches the function that the path names", async () => {
	const { ask } = setUp();
	const answer = await ask("/create-blog-post?x=1", `Bearer ${signToken(SERVICE, SECRET)}`);
	expect(await answer.text()).toBe("create-blog-post");
});

test.each([
	["no key", undefined],
	["another scheme", `Basic ${signToken(SERVICE, SECRET)}`],
	["no token", "Bearer nonsense"],
	["the anonymous key", `Bearer ${signToken({ ...SERVICE, role: "anon" }, SECRET)}`],
	["a user", `Bearer ${signToken({ ...SERVICE, role: "authenticated" }, SECRET)}`],
	["another secret", `Bearer ${signToken(SERVICE, `${SECRET}x`)}`],
	["an expired key", `Bearer ${signToken({ ...SERVICE, exp: 1 }, SECRET)}`],
	["a key that never expires", `Bearer ${signToken({ role: "service_role" }, SECRET)}`],
	["no signature", `Bearer ${base64url({ alg: "HS256" })}.${base64url(SERVICE)}.`],
	["no algorithm", `Bearer ${tokenWith({ alg: "none" })}`],
	["another algorithm", `Bearer ${tokenWith({ alg: "HS512" }, "sha512")}`],
	["a fourth part", `Bearer ${signToken(SERVICE, SECRET)}.x`],
	["claims that are no object", `Bearer ${base64url({ alg: "HS256" })}.bnVsbA.`],
])("a request with %s runs nothing", async (_, authorization) => {
	const { ask, ran } = setUp();
	const answer = await ask("/create-blog-post", authorization);
	expect(answer.status).toBe(401);
	expect(answer.headers.get("content-type")).toBe("application/problem+json");
	expect(ran).toEqual([]);
});

test.each([
	"/",
	"/main",
	"/../main",
	"/create-blog-post/more",
	"/..%2fmain",
	"/.env",
	"/create_blog_post",
])("the path %s names no function", async (path) => {
	const { ask, ran } = setUp();
	const answer = await ask(path, `Bearer ${signToken(SERVICE, SECRET)}`);
	expect(answer.status).toBe(404);
	expect(ran).toEqual([]);
});

test("health needs no key", async () => {
	const { ask } = setUp();
	expect((await ask("/_internal/health")).status).toBe(200);
});

test("a function that cannot run says why to the log alone", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const { ask } = setUp(async () => {
		throw new Error("secret path");
	});
	const key = `Bearer ${signToken(SERVICE, SECRET)}`;
	const answer = await ask("/create-blog-post", key);
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("5");
	expect(await answer.text()).not.toContain("secret path");
	expect(log).toHaveBeenCalledOnce();
});
