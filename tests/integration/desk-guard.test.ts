import type { FastifyInstance } from "fastify";
import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { ROLES } from "../../shared/desk/accounts.ts";
import { outcomeOf } from "../support/desk.ts";
import { testPostDesk } from "../support/post-desk.ts";

interface Route {
	method: string;
	/** Below /api/desk, with ids that nothing has. */
	path: string;
	roles: readonly string[] | "anyone";
}

const routes: Route[] = [];

/** Collects what the desk registers, so that a new endpoint is tested without a word here. */
function collect(app: FastifyInstance) {
	app.addHook("onRoute", ({ method, url, config }) => {
		if (!url.startsWith("/api/desk") || !config?.desk) return;
		const path = url
			.slice("/api/desk".length)
			.replace(/:\w+/g, "0198a1b2-0000-7000-8000-000000000001")
			.replace("*", "unknown/path");
		for (const each of [method].flat()) {
			if (!["HEAD", "GET", "POST", "PUT", "PATCH", "DELETE"].includes(each)) {
				continue;
			}
			routes.push({ method: each, path, roles: config.desk.roles });
		}
	});
}

const desk = testPostDesk(collect);

const isChange = ({ method }: Route) => !["GET", "HEAD"].includes(method);

/** A body that no endpoint takes. */
const json = { unknown: true };

const request = (route: Route, headers = {}) => ({
	method: route.method,
	headers,
	...(isChange(route) && { json }),
});

/** Statuses by "METHOD path"; a stream is left at once. */
async function statuses(
	ask: ReturnType<ReturnType<typeof desk>["ask"]>,
	chosen: Route[],
	headers = {},
) {
	const found: Record<string, string> = {};
	for (const route of chosen) {
		const answer = await ask(route.path, request(route, headers));
		const isProblem = answer.headers.get("content-type")?.startsWith("application/problem+json");
		const { code } = isProblem && route.method !== "HEAD" ? await answer.json() : { code: "" };
		if (!isProblem) await answer.body?.cancel();
		found[`${route.method} ${route.path}`] = [answer.status, code].join(" ").trim();
	}
	return found;
}

const all = (chosen: Route[], expected: (route: Route) => unknown) =>
	Object.fromEntries(chosen.map((route) => [`${route.method} ${route.path}`, expected(route)]));

const closed = () => routes.filter(({ roles }) => roles !== "anyone");

test("without a session every path answers 401, also for a navigation and on unknown paths", async () => {
	expect(closed().length).toBeGreaterThan(30);
	const { ask } = desk();
	for (const headers of [{}, { accept: "text/html" }]) {
		expect(await statuses(ask(), closed(), headers)).toEqual(
			all(closed(), ({ method }) => (method === "HEAD" ? "401" : "401 signed_out")),
		);
	}
	expect(await statuses(ask("x".repeat(43)), closed())).toEqual(
		all(closed(), ({ method }) => (method === "HEAD" ? "401" : "401 signed_out")),
	);
	expect(
		new Set(
			routes
				.filter((route) => !closed().includes(route))
				.map(({ method, path }) => `${method} ${path}`),
		),
	).toEqual(new Set(["POST /session", "POST /link", "POST /link/request", "POST /link/password"]));
});

test("posts, their bin and their terms are for owners and editors", () => {
	const posts = closed().filter(({ path }) => /^\/(posts|bin|terms)\b/.test(path));
	expect(posts.length).toBeGreaterThan(25);
	expect(posts.filter(({ roles }) => roles.includes("sales"))).toEqual([]);
});

test.each(ROLES)("%s may use only the endpoints of the role", async (role) => {
	const { ask } = await desk().signIn(role);
	const refused = routes.filter(({ roles }) => roles !== "anyone" && !roles.includes(role));
	expect(await statuses(ask, refused)).toEqual(
		all(refused, ({ method }) => (method === "HEAD" ? "403" : "403 wrong_role")),
	);
	// Reading changes nothing: what the role may read it gets.
	const allowed = closed().filter((route) => !isChange(route) && !refused.includes(route));
	const answers = Object.values(await statuses(ask, allowed));
	expect(answers.filter((status) => /^(401|403|5)/.test(status))).toEqual([]);
});

test.each([
	{ origin: "https://evil.example" },
	{ origin: "null" },
	{ "sec-fetch-site": "cross-site" },
	{ "sec-fetch-site": "same-site" },
	{ origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
])("a change from another origin is refused: %j", async (headers) => {
	const changes = routes.filter(isChange);
	for (const role of ROLES) {
		const { ask } = await desk().signIn(role);
		expect(await statuses(ask, changes, headers)).toEqual(all(changes, () => "403 wrong_origin"));
	}
});

test("a change from the site itself is taken", async () => {
	const { signIn, urlOf } = desk();
	for (const origin of ["http://localhost:3000", new URL(urlOf("")).origin]) {
		const { ask } = await signIn("sales");
		const answer = await ask("/session", {
			method: "DELETE",
			headers: { origin, "sec-fetch-site": "same-origin" },
		});
		expect(answer.status).toBe(204);
	}
});

test("unknown fields are refused by every endpoint that takes a body", async () => {
	const { ask } = await desk().signIn("owner");
	const bodies = routes.filter(
		(route) => ["POST", "PUT", "PATCH"].includes(route.method) && !route.path.includes("unknown"),
	);
	const answers = await statuses(ask, bodies);
	// Those that take no body do what they do; there is nothing with these ids.
	const taken = Object.entries(answers).filter(([, status]) => !/^(422 invalid|404)/.test(status));
	expect(taken.map(([name]) => name).sort()).toEqual([
		"POST /leads/test",
		"POST /mails/test",
		"POST /second-factor",
	]);
});

test("a removed account or a changed role ends the session at the next request", async () => {
	const { signIn } = desk();
	const owner = await signIn("owner");
	const removed = await signIn("editor");
	const changed = await signIn("editor");
	expect((await removed.ask("/session")).status).toBe(200);
	await owner.ask.delete(`/accounts/${removed.account.id}`);
	expect((await removed.ask("/session")).status).toBe(401);
	await owner.ask.patch(`/accounts/${changed.account.id}`, { role: "sales" });
	expect((await changed.ask("/session")).status).toBe(401);
});

test("a session ends after thirty days, even in constant use", async () => {
	const { ask, account } = await desk().signIn("sales");
	expect((await ask("/session")).status).toBe(200);
	await desk().sql.query(
		"update private.sessions set created_at = now() - interval '30 days' where account_id = $1",
		[account.id],
	);
	expect((await ask("/session")).status).toBe(401);
});

test("an account whose role requires a second factor can do nothing but set one up first", async () => {
	const { start, signIn, ask } = desk();
	const app = await start({ DESK_SECOND_FACTOR: "owner" });
	const owner = await signIn("owner");
	const own = ask(owner.cookie, app);
	expect(await own.read("/session")).toMatchObject({
		secondFactorRequired: true,
	});
	expect(await outcomeOf(await own("/accounts"))).toBe("403 second_factor_required");
	const { secret } = await (await own.post("/second-factor")).json();
	const set = { password: owner.password, code: generateSync({ secret }) };
	expect((await own.put("/second-factor", set)).status).toBe(200);
	expect((await own("/accounts")).status).toBe(200);
	const editor = await signIn("editor");
	expect(await ask(editor.cookie, app).read("/session")).toMatchObject({
		secondFactorRequired: false,
	});
});

test("the desk does not exist with DESK=false, nor outside of DESK_ALLOW", async () => {
	const { start, signIn, ask } = desk();
	const { cookie } = await signIn("owner");
	const status = async (environment: NodeJS.ProcessEnv) =>
		(await ask(cookie, await start(environment))("/session")).status;
	expect(await status({ DESK: "false" })).toBe(404);
	expect(await status({ DESK_ALLOW: "10.0.0.0/8" })).toBe(404);
	const inside = { DESK_ALLOW: "10.0.0.0/8,127.0.0.0/8" };
	expect(await status(inside)).toBe(200);
	// A proxy that TRUST_PROXY does not name hides who asks.
	const hidden = await ask(cookie, await start(inside))("/session", {
		headers: { "x-forwarded-for": "203.0.113.7" },
	});
	expect(hidden.status).toBe(404);
});

test("the audit names the account that was refused, once an hour for each endpoint", async () => {
	const { signIn, rows, sql } = desk();
	const { account, ask } = await signIn("sales");
	await sql.query("delete from private.audit");
	await ask("/accounts");
	await ask("/accounts");
	await ask.delete("/accounts/0198a1b2-0000-7000-8000-000000000001");
	await ask("/session", { method: "DELETE", headers: { "sec-fetch-site": "cross-site" } });
	const refused = (detail: string) => ({ object_id: account.email, person: account.email, detail });
	expect(
		await rows(
			"select object_id, person, detail from private.audit where object_kind = 'account' and action = 'refused' order by id",
		),
	).toEqual([
		refused("wrong_role: GET /api/desk/accounts"),
		refused("wrong_role: DELETE /api/desk/accounts/:id"),
		refused("wrong_origin: DELETE /api/desk/session"),
	]);
});
