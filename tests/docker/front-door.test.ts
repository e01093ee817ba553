import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../server/database/embedded/port.ts";
import { pathFor } from "../../shared/paths.ts";
import { SUBMISSION } from "../support/lead-server.ts";
import { dockerOutput, IMAGE } from "./docker.ts";
import { type Client, type FrontDoor, findFrontDoor, overHttp1, overHttp2 } from "./front-door.ts";
import { servicesByImage } from "./local-images.ts";
import { prepareStack } from "./stack.ts";

/** Without certificates of a public authority, for which the machine would need a name. */
const SITE_URL = "https://localhost";

const ACCOUNT = {
	email: "editor@example.com",
	password: "correct horse battery staple",
};

const { present, missing } = await servicesByImage();
for (const sentence of missing.values()) console.log(sentence);

/** The profiles tls and studio; the other profiles have tests of their own. */
const OTHERS = ["archive", "backup", "mailpit", "n8n"];
const SERVICES = present.filter((name) => !OTHERS.includes(name));

describe.skipIf(missing.has("caddy"))("behind Caddy", () => {
	let stack: Awaited<ReturnType<typeof prepareStack>>;
	let door: FrontDoor;
	const clients: Client[] = [];

	beforeAll(async () => {
		stack = await prepareStack({
			SITE_URL,
			SEED: "true",
			COMPOSE_PROFILES: "tls,studio",
			LEAD_FORM_MIN_SECONDS: "0",
			// The same after a restart.
			TEST_TLS_PORT: String(await freePort(0)),
		});
		await stack.compose("up", "--detach", "--wait", "--pull=never", ...SERVICES);
		door = await findFrontDoor(stack);
		clients.push(overHttp1(door), overHttp2(door));
	});
	afterAll(async () => {
		for (const client of clients) client[Symbol.dispose]();
		await stack?.[Symbol.asyncDispose]();
	});

	test("every service with a local image runs, and is healthy if it has a health check", async () => {
		const lines = await stack.compose(
			...["ps", "--all", "--format", "{{.Service}} {{.State}} {{.Health}}"],
		);
		const states = lines
			.split("\n")
			.map((line) => line.trim())
			.sort();
		expect(states).toEqual(
			SERVICES.map((name) => {
				if (name === "migrate") return "migrate exited";
				return name === "rest" ? "rest running" : `${name} running healthy`;
			}).sort(),
		);
	});

	describe.each([
		["HTTP/1.1", 0],
		["HTTP/2", 1],
	] as const)("over %s", (protocol, index) => {
		const ask: Client["ask"] = (question) => {
			const client = clients[index];
			if (!client) throw new Error("The front door is closed");
			return client.ask(question);
		};

		test("a page and the sample posts are served", async () => {
			const page = await ask({ path: "/de" });
			expect(page.status).toBe(200);
			const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(page.body) ?? [];
			expect(canonical).toBe(`${SITE_URL}/de`);
			expect(page.headers["strict-transport-security"]).toBeDefined();
			const blog = await ask({ path: "/tr/blog" });
			expect(/href="\/tr\/blog\/[\w-]+"/.test(blog.body)).toBe(true);
		});

		test("a form without JavaScript shows its result", async () => {
			const path = pathFor("quick-analysis", "de");
			const { body: page } = await ask({ path });
			const hidden = ["idempotencyKey", "formToken"].map((name) => [
				name,
				new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "",
			]);
			const { name, email, message } = SUBMISSION;
			const { status, headers } = await ask({
				path: "/api/quick-analysis?language=de",
				method: "POST",
				headers: {
					"content-type": "application/x-www-form-urlencoded",
					origin: SITE_URL,
				},
				body: new URLSearchParams([
					...hidden,
					...Object.entries({
						name,
						email,
						message,
						company: `Form ${protocol}`,
					}),
				]).toString(),
			});
			expect(status).toBe(303);
			const result = await ask({ path: String(headers.location) });
			expect(result.status).toBe(200);
			expect(
				await stack.sql(`select state from private.leads where company = 'Form ${protocol}'`),
			).toBe("pending");
		});

		test("a session is renewed and ended", async ({ skip }) => {
			skip(missing.has("auth"), missing.get("auth"));
			const refresh_token = await beginSession();
			const send = (path: string, body: object, token?: string) =>
				ask({
					path,
					method: "POST",
					headers: {
						"content-type": "application/json",
						...(token && { authorization: `Bearer ${token}` }),
					},
					body: JSON.stringify(body),
				});
			const renewed = await send("/auth/v1/token?grant_type=refresh_token", {
				refresh_token,
			});
			expect(renewed.status, renewed.body).toBe(200);
			const { access_token } = JSON.parse(renewed.body);
			const user = () =>
				ask({
					path: "/auth/v1/user",
					headers: { authorization: `Bearer ${access_token}` },
				});
			expect(JSON.parse((await user()).body).email).toBe(ACCOUNT.email);
			const ended = await send("/auth/v1/logout", {}, access_token);
			expect(ended.status).toBe(204);
			expect((await user()).status).toBe(403);
		});

		test("the figures are not reachable, even with the token", async () => {
			const authorization = `Bearer ${stack.settings.METRICS_TOKEN}`;
			for (const path of ["/metrics", "/metrics?x", "/%6Detrics", "//metrics"]) {
				const { status } = await ask({ path, headers: { authorization } });
				expect(status, path).toBe(404);
			}
			const [site] = await stack.sites();
			const own = await fetch(`${site}/metrics`, {
				headers: { authorization },
			});
			expect(own.status).toBe(200);
		});
	});

	/** Makes the account with GoTrue's own API, once, and signs in there, which the site lets nobody do. @returns the refresh token. */
	const beginSession = () =>
		stack.inside(`
			const post = (path, body) => fetch("http://auth:9999" + path, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					authorization: "Bearer ${stack.settings.SUPABASE_SERVICE_ROLE_KEY}",
				},
				body: JSON.stringify(body),
			});
			const account = ${JSON.stringify(ACCOUNT)};
			await post("/admin/users", { ...account, email_confirm: true });
			const begun = await post("/token?grant_type=password", account);
			console.log((await begun.json()).refresh_token);`);

	test("each visitor is a client of their own, whatever they claim to be", async () => {
		const remaining = (headers: Record<string, string> = {}) =>
			clients[0]
				?.ask({ path: "/api/quick-analysis", method: "POST", headers })
				.then((answer) => Number(answer.headers["x-ratelimit-remaining"]));
		const first = await remaining();
		expect(first).toBeGreaterThan(0);
		// Caddy replaces what a visitor says.
		expect(await remaining({ "x-forwarded-for": "203.0.113.9" })).toBe((first ?? 0) - 1);
		// A visitor with another IP address: a container on the public network.
		const other = await dockerOutput([
			...["run", "--rm", `--network=${stack.project}_outside`],
			...["--env=NODE_TLS_REJECT_UNAUTHORIZED=0", "--entrypoint=node"],
			...[IMAGE, "--no-warnings", "--input-type=module", "--eval"],
			`import { request } from "node:https";
			request({ host: "caddy", servername: "localhost", path: "/api/quick-analysis", method: "POST", headers: { host: "localhost" } },
				(answer) => { console.log(answer.headers["x-ratelimit-remaining"]); answer.resume(); }).end();`,
		]);
		expect(Number(other)).toBeGreaterThan(first ?? 0);
		expect(await remaining()).toBe((first ?? 0) - 2);
	});

	test("a lead whose connection to the site breaks is sent again, and stored once", async () => {
		const sessions = (waitEvent: string) =>
			stack.sql(`select count(*) from pg_stat_activity where wait_event = '${waitEvent}'`);
		const lock = expect(
			stack.sql("begin; lock table private.submission_counts; select pg_sleep(600)"),
		).rejects.toThrow("terminating connection");
		await expect.poll(() => sessions("PgSleep")).toBe("1");
		const asked = clients[0]?.ask({
			path: "/api/quick-analysis",
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...SUBMISSION, company: "Twice" }),
		});
		await expect.poll(() => sessions("relation")).toBe("1");
		const site = await stack.containers("app");
		await dockerOutput(["restart", "--time=0", ...site]);
		await stack.sql(
			"select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'",
		);
		await lock;
		const answer = await asked;
		expect(answer?.status, answer?.body).toBe(202);
		expect(await stack.sql("select count(*) from private.leads where company = 'Twice'")).toBe("1");
	});

	test("a restart of Caddy under load takes seconds, and loses no running answer and no certificate", async () => {
		const statuses: number[] = [];
		/** 0: no connection. */
		const visit = async () => {
			using visitor = overHttp1(door);
			const { status } = await visitor.ask({ path: "/tr" }).catch(() => ({ status: 0 }));
			statuses.push(status);
			return status;
		};
		let goesOn = true;
		const visits = Array.from({ length: 10 }, async () => {
			while (goesOn) await Promise.all([visit(), sleep(50)]);
		});
		await sleep(1_000);
		await stack.compose("restart", "caddy");
		await expect.poll(visit).toBe(200);
		goesOn = false;
		await Promise.all(visits);
		expect((await findFrontDoor(stack)).ca).toBe(door.ca);
		const refused = statuses.filter((status) => status === 0);
		console.log(
			`Caddy restarted: ${refused.length} of ${statuses.length} requests found no connection`,
		);
		expect(new Set(statuses)).toEqual(new Set([0, 200]));
	});
});
