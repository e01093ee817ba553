import { once } from "node:events";
import { createServer } from "node:http";
import type { PoolClient } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { createHandler } from "../../supabase/functions/create-blog-post/handler.ts";
import { createDispatcher } from "../../supabase/functions/main/dispatcher.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";
import { createDatabase } from "../support/database.ts";
import { urlOf } from "../support/gateway.ts";
import { startNetwork } from "../support/network.ts";
import { postgrestBinary, runBinary, signToken, startPostgrest } from "../support/postgrest.ts";
import { alertsAbout, SITE_URL, startWatchedSite } from "../support/watched-site.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const binary = await postgrestBinary();
const disk = await mountSmallDisk();
afterAll(() => disk?.[Symbol.asyncDispose]());

/** A server of GET and POST without bodies, for a handler of the edge runtime. */
async function serve(handle: (request: Request) => Promise<Response>) {
	const server = createServer(async ({ url = "/", method, headers }, reply) => {
		const { authorization = "" } = headers;
		const request = new Request(`http://edge${url}`, {
			method: method ?? "GET",
			headers: { authorization },
		});
		const answer = await handle(request);
		reply.writeHead(answer.status).end(await answer.text());
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	stack.defer(() => {
		server.closeAllConnections();
		server.close();
	});
	return urlOf(server);
}

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

/** A stack with the real PostgREST and the real dispatcher of the edge runtime, and two replicas of the site on it. */
async function startStack(runner: ReturnType<typeof runBinary>) {
	const alerts = stack.use(await startWebhookReceiver());
	const { url: databaseUrl } = stack.use(await createDatabase());
	const postgrest = await startPostgrest(runner, databaseUrl);
	stack.defer(postgrest.stop);
	const key = signToken(
		{ role: "service_role", exp: Math.floor(Date.now() / 1_000) + 3_600 },
		postgrest.jwtSecret,
	);
	const deployed = { isThere: true };
	const runFunction = createHandler(key, async () => ({ error: "none" }));
	const functions = await serve(
		createDispatcher({
			jwtSecret: postgrest.jwtSecret,
			async run(_name, request) {
				if (!deployed.isThere) throw new Error("could not find the function");
				return runFunction(request);
			},
		}),
	);
	const auth = await serve(async () => Response.json({ name: "GoTrue" }));
	const networks = {
		database: await startNetwork(databaseUrl),
		rest: await startNetwork(postgrest.base),
		auth: await startNetwork(auth),
	};
	for (const { cut } of Object.values(networks)) stack.defer(cut);
	const environment = {
		SUPABASE_REST_URL: networks.rest.url,
		SUPABASE_AUTH_URL: networks.auth.url,
		SUPABASE_FUNCTIONS_URL: functions,
		SUPABASE_ANON_KEY: postgrest.anonKey,
		SUPABASE_SERVICE_ROLE_KEY: key,
		BLOG_API_KEY: "a-key-of-the-operators",
	};
	const startReplica = async (changed: NodeJS.ProcessEnv = {}) => {
		const site = await startWatchedSite({
			databaseUrl: networks.database.url,
			environment: { ...environment, ...changed },
			alerts,
		});
		stack.use(site.app);
		return site;
	};
	return {
		alerts,
		networks,
		deployed,
		startReplica,
		replicas: [await startReplica(), await startReplica()] as const,
	};
}

type Stack = Awaited<ReturnType<typeof startStack>>;

/** ms; the queue may first notice that its connection was cut, which takes it 20 s. */
const PATIENT = { timeout: 40_000 };

const OK = { ready: 200, status: "ok", up: "1" };
const FAILED = { ready: 503, status: "failed", up: "0" };
const DEGRADED = { ready: 200, status: "degraded", up: "0" };

interface Fault {
	fault: string;
	part: string;
	seen: typeof OK;
	/** What the alert says after the site's URL. */
	says: RegExp;
	/** Alerts at its start: two where each replica speaks for itself. */
	alerts: 1 | 2;
	/** @returns how to repair it. */
	begin(at: Stack): Promise<() => Promise<unknown>>;
}

const cut = (name: "database" | "rest" | "auth") => async (at: Stack) => {
	await at.networks[name].cut();
	return at.networks[name].repair;
};

const FAULTS: Fault[] = [
	{
		fault: "the database is away",
		part: "database",
		seen: FAILED,
		says: /^ \(replica .+\): The database does not answer \(ECONNREFUSED\)\. .+docker compose up -d --wait db/,
		alerts: 2,
		begin: cut("database"),
	},
	{
		fault: "PostgREST is stopped",
		part: "rest",
		seen: FAILED,
		says: /^: PostgREST does not answer, .+\(ECONNREFUSED\)\. .+docker compose up -d --wait rest/,
		alerts: 1,
		begin: cut("rest"),
	},
	{
		fault: "the auth server is stopped",
		part: "auth",
		seen: DEGRADED,
		says: /^: The auth server does not answer, so nobody can sign in/,
		alerts: 1,
		begin: cut("auth"),
	},
	{
		fault: "the edge function is missing",
		part: "function",
		seen: DEGRADED,
		says: /^: The edge function answers 503, so nothing can be published\. .+functions/,
		alerts: 1,
		async begin({ deployed }) {
			deployed.isThere = false;
			return async () => {
				deployed.isThere = true;
			};
		},
	},
	{
		fault: "the pool is exhausted",
		part: "pool",
		seen: FAILED,
		says: /^ \(replica .+\): All connections to the database are busy, .+pg_stat_activity/,
		alerts: 1,
		async begin({ replicas }) {
			const { pool } = replicas[0].app;
			const taken: PoolClient[] = [];
			while (taken.length < 10) taken.push(await pool.connect());
			return async () => {
				for (const client of taken) client.release();
			};
		},
	},
];

test.skipIf(!binary)(
	"each fault shows in /readyz and /metrics, raises one alert of the whole site or one of each replica, and one when it ends",
	{ timeout: 240_000 },
	async () => {
		// The dispatcher reports each call of the missing function.
		vi.spyOn(console, "error").mockReturnValue();
		const at = await startStack(runBinary(binary ?? ""));
		for (const { fault, part, seen, says, alerts, begin } of FAULTS) {
			const failed = Array(alerts).fill("part.failed");
			const recovered = Array(alerts).fill("part.recovered");
			const look = () => at.replicas[0].see(part);
			const told = async () => {
				// While the database is away, nothing is in the queue.
				await at.replicas[0].round().catch(() => {});
				return alertsAbout(at.alerts, part).map(({ type }) => type);
			};
			await expect.poll(look, { message: `before ${fault}` }).toEqual(OK);
			const repair = await begin(at);
			await expect.poll(look, { message: fault }).toEqual(seen);
			await expect.poll(told, { message: fault, ...PATIENT }).toEqual(failed);
			await repair();
			await expect.poll(look, { message: `after ${fault}` }).toEqual(OK);
			await expect
				.poll(told, { message: `after ${fault}`, ...PATIENT })
				.toEqual([...failed, ...recovered]);
			const [alert] = alertsAbout(at.alerts, part);
			expect(alert?.text.slice(0, SITE_URL.length)).toBe(SITE_URL);
			expect(alert?.text.slice(SITE_URL.length)).toMatch(says);
		}
		// One cause raised no alert of another part.
		const expected = FAULTS.reduce((sum, { alerts }) => sum + 2 * alerts, 0);
		expect(at.alerts.requests).toHaveLength(expected);

		// The key was wrong when the server started, and right in the server that follows it.
		for (const { app } of at.replicas) await app.close();
		const wrong = await at.startReplica({
			SUPABASE_ANON_KEY: signToken({ role: "anon" }, "another project's secret"),
		});
		await expect.poll(() => wrong.see("rest")).toEqual(FAILED);
		const ready = await wrong.app.inject("/readyz");
		expect(ready.body).toContain("refuses the key in SUPABASE_ANON_KEY");
		const told = () => alertsAbout(at.alerts, "rest").slice(2);
		const toldBy = (site: typeof wrong) => async () => {
			await site.round();
			return told().map(({ type }) => type);
		};
		await expect.poll(toldBy(wrong)).toEqual(["part.failed"]);
		expect(told()[0]?.text).toMatch(
			/PostgREST refuses the key in SUPABASE_ANON_KEY.+bin\/rotate JWT_SECRET/,
		);
		await wrong.app.close();
		const right = await at.startReplica();
		await expect.poll(() => right.see("rest")).toEqual(OK);
		await expect.poll(toldBy(right)).toEqual(["part.failed", "part.recovered"]);
	},
);

test.skipIf(!disk)(
	"a full disk raises its own alert, and another one when it has room again",
	{ timeout: 120_000 },
	async () => {
		if (!disk) return;
		const alerts = stack.use(await startWebhookReceiver());
		const dataDir = `${disk.folder}/data`;
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		const postgres = await startEmbeddedPostgres({ dataDir, log });
		await using running = new AsyncDisposableStack();
		running.defer(postgres.stop);
		await migrate(postgres.url);
		const site = await startWatchedSite({
			databaseUrl: postgres.url,
			environment: { DATA_DIR: dataDir },
			alerts,
		});
		running.use(site.app);
		await expect.poll(() => site.see("write")).toEqual(OK);

		const told = (part: string) => alertsAbout(alerts, part).map(({ type }) => type);
		// Postgres gives some room back, as when it removes old files of its log.
		const whileFull = async () => {
			await disk.fill();
			const seen = await site.see("write");
			return { ...seen, told: told("write") };
		};
		await expect.poll(whileFull).toEqual({ ...FAILED, told: ["part.failed"] });
		expect(alertsAbout(alerts, "write")[0]?.text).toContain(
			"The database takes no rows, so leads are refused (53100)",
		);
		await disk.free();
		await expect.poll(() => site.see("write")).toEqual(OK);
		await expect.poll(() => told("write")).toEqual(["part.failed", "part.recovered"]);
	},
);
