import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { lookup } from "node:dns/promises";
import { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import { createEmbeddedLogin, deriveSecret } from "../../server/supabase/embedded-login.ts";
import { createDatabase } from "../support/database.ts";
import { buildGateway, urlOf } from "../support/gateway.ts";

const siteUrl = "http://localhost:3000";

let database: Awaited<ReturnType<typeof createDatabase>>;
let supabase: Awaited<ReturnType<typeof createEmbeddedSupabase>>;

const request = (path: string, init: RequestInit = {}) =>
	supabase.fetch(path, { ...init, headers: { apikey: supabase.anonKey } });

/** The sockets that were opened since the tests began. */
const sockets: Socket[] = [];
const record = (message: unknown) => {
	if (message instanceof Object && "socket" in message) {
		if (message.socket instanceof Socket) sockets.push(message.socket);
	}
};
const { emitWarning } = process;

beforeAll(async () => {
	database = await createDatabase();
	subscribe("net.client.socket", record);
	supabase = await createEmbeddedSupabase({
		databaseUrl: database.url,
		siteUrl,
	});
});
afterAll(async () => {
	unsubscribe("net.client.socket", record);
	await supabase.close();
	await database[Symbol.asyncDispose]();
});

test("connects to the database only, loads no telemetry and keeps the process's warnings", async () => {
	await request("/rest/v1/blog_posts");
	await request("/auth/v1/health");
	const { hostname, port } = new URL(database.url);
	const { address } = await lookup(hostname);
	const remotes = new Set(
		sockets.map(({ remoteAddress, remotePort }) => `${remoteAddress}:${remotePort}`),
	);
	// A closed socket has no remote address any more.
	remotes.delete("undefined:undefined");
	expect([...remotes]).toEqual([`${address}:${port}`]);
	expect(globalThis).not.toHaveProperty("__SENTRY__");
	expect(process.emitWarning).toBe(emitWarning);
});

test("keys survive a restart and have supabase-js' newer form", async () => {
	const databaseUrl = database.url;
	const again = await createEmbeddedSupabase({ databaseUrl, siteUrl });
	await again.close();
	const { anonKey, serviceRoleKey } = supabase;
	expect(again).toMatchObject({ anonKey, serviceRoleKey });
	expect(anonKey).toMatch(/^sb_publishable_[\w-]{43}$/);
	expect(serviceRoleKey).toMatch(/^sb_secret_[\w-]{43}$/);
});

test("secrets follow the data directory's password and the purpose, not the port", () => {
	const url = "postgres://postgres:one@127.0.0.1:5432/postgres";
	const secret = deriveSecret(url, "jwt");
	expect(deriveSecret(url.replace("5432", "5433"), "jwt")).toBe(secret);
	expect(deriveSecret(url.replace("one", "two"), "jwt")).not.toBe(secret);
	expect(deriveSecret(url, "login")).not.toBe(secret);
	expect(() => deriveSecret("postgres://postgres@127.0.0.1/x", "jwt")).toThrow(
		"add a password to the database's URL",
	);
});

test("Supabase Lite's login reads no lead and nothing of the server", async () => {
	const login = await createEmbeddedLogin(database.url);
	for (const sql of [
		"select from private.leads",
		"select from private.lead_attempts",
		"select from supabase_migrations.schema_migrations",
		"select rolpassword from pg_authid",
		"set role postgres",
		"select set_config('role', 'postgres', false)",
		"select set_config('session_authorization', 'postgres', false)",
		"select pg_read_file('PG_VERSION')",
		"copy (select 1) to program 'true'",
		"create schema mine",
		"create table public.mine ()",
		"alter table public.blog_posts disable row level security",
	]) {
		const attempt = withClient(login, (client) => client.query(sql));
		await expect(attempt, sql).rejects.toMatchObject({ code: "42501" });
	}
});

test("nobody can sign up, even without the gateway", async () => {
	const answer = await request("/auth/v1/signup", {
		method: "POST",
		body: JSON.stringify({ email: "a@example.com", password: "long enough" }),
	});
	expect(answer.status).toBe(422);
	expect(await answer.json()).toMatchObject({ error_code: "signup_disabled" });
});

test("nothing runs as the service role without its key", async () => {
	expect((await supabase.fetch("/rest/v1/blog_posts")).status).toBe(401);
});

test("says what is wrong when the database cannot be reached", async () => {
	const databaseUrl = "postgres://postgres:secret@127.0.0.1:1/postgres";
	const start = createEmbeddedSupabase({ databaseUrl, siteUrl });
	await expect(start).rejects.toThrow("127.0.0.1:1 cannot be reached");
});

test("answers 503 with Retry-After while the database is away", async () => {
	const own = await createDatabase();
	await using app = await buildGateway(withDatabase(loadConfig({}), own.url));
	const ask = () => fetch(`${urlOf(app.server)}/rest/v1/blog_posts`);
	expect((await ask()).status).toBe(200);
	await own[Symbol.asyncDispose]();
	const answer = await ask();
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("5");
	expect(await answer.text()).not.toContain('database "test_');
});
