import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { queryRows } from "../support/database.ts";
import { perFile } from "../support/fixtures.ts";
import { listen } from "../support/listen.ts";
import { startServer } from "../support/server.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
const server = perFile(() => startServer({ LOG_LEVEL: "silent" }));

/** Runs the command where the server runs. */
async function doctor(environment: Record<string, string>, ...args: string[]) {
	const run = promisify(execFile)(process.execPath, ["server/operations/doctor.ts", ...args], {
		env: {
			DATA_DIR: server().dataDir,
			SITE_URL: server().url,
			QUICK_ANALYSIS_WEBHOOK_URL: `${receiver.url}/lead`,
			WEBHOOK_SIGNING_SECRET: SECRET,
			...environment,
		},
	});
	const { stdout } = await run.catch((failure: { stdout: string }) => failure);
	return { lines: stdout.trim().split("\n"), code: run.child.exitCode };
}

test("a correct installation has no problem, and no webhook is called", async () => {
	const { lines, code } = await doctor({});
	expect(lines.filter((line) => !/^[✓○!] /.test(line))).toEqual([]);
	for (const check of [
		"settings",
		"site",
		"proxy",
		"clock",
		"database",
		"migrations",
		"QUICK_ANALYSIS_WEBHOOK_URL",
		"backup",
	]) {
		expect(lines.join("\n")).toContain(`✓ ${check}: `);
	}
	expect(lines.join("\n")).toMatch(/^[✓!] disk: /m);
	expect(code).toBe(0);
	expect(receiver.requests).toEqual([]);
});

test("held deliveries are named until they are resumed", async () => {
	const url = await server().databaseUrl();
	const ask = (sql: string) => queryRows(url, sql);
	await ask("insert into operations.delivery_hold (person) values ('Ada')");
	const held = await doctor({});
	await ask("delete from operations.delivery_hold");
	expect(held.lines.join("\n")).toMatch(/^! deliveries: .* \(Ada\): bin\/leads resume/m);
	expect((await doctor({})).lines.join("\n")).not.toContain("deliveries");
});

test.each(["GET", "POST"])("a test delivery by %s is marked as a test", async (method) => {
	const already = receiver.requests.length;
	const { lines } = await doctor({ QUICK_ANALYSIS_WEBHOOK_METHOD: method }, "--deliver");
	expect(lines).toContain("✓ QUICK_ANALYSIS_WEBHOOK_URL: took the test delivery");
	const [request, ...more] = receiver.requests.slice(already);
	expect(more).toEqual([]);
	expect(request?.headers["x-vitrin-test"]).toBe("true");
	expect(request?.headers["webhook-signature"]).toMatch(/^v1,/);
	const fields =
		method === "GET" ? Object.fromEntries(request?.query ?? []) : JSON.parse(request?.body ?? "");
	expect(fields).toMatchObject({ test: "true", email: "test@example.com" });
});

test("problems are named, with exit code 1", async () => {
	const proxy = createServer(async (request, response) => {
		const answer = await fetch(`${server().url}${request.url}`, {
			headers: {
				authorization: request.headers.authorization ?? "",
				"x-forwarded-for": "203.0.113.7",
			},
		});
		response.writeHead(answer.status).end(await answer.text());
	});
	const port = await listen(proxy);
	try {
		const { lines, code } = await doctor({
			SITE_URL: `http://127.0.0.1:${port}`,
			// Nothing listens on this port (RFC 6335: discard).
			ALERT_WEBHOOK_URL: "http://127.0.0.1:9/alert?key=s3cret",
			DEMO_FORM_WEBHOOK_URL: "http://hooks.example.invalid/demo",
		});
		const text = lines.join("\n");
		expect(text).toContain("✗ proxy: TRUST_PROXY does not name 127.0.0.1");
		expect(text).toContain("✗ ALERT_WEBHOOK_URL: no connection (ECONNREFUSED)");
		expect(text).toContain("! settings: DEMO_FORM_WEBHOOK_URL is an http URL");
		expect(text).not.toContain("s3cret");
		expect(code).toBe(1);
	} finally {
		proxy.close();
	}
});

test.each([
	["another program", "✗ proxy: another program", () => receiver.url],
	[
		"an answer that is not 200",
		"/healthz answers 502: check SITE_URL",
		() => {
			receiver.answer(status(502));
			return receiver.url;
		},
	],
	["no answer", "/healthz does not answer (", () => "http://127.0.0.1:9"],
])("%s at SITE_URL is named", async (_, text, siteUrl) => {
	const { lines } = await doctor({ SITE_URL: siteUrl() });
	expect(lines.join("\n")).toContain(text);
});

test("in the stack the database knows the last backup, and no folder of data is named", async () => {
	const url = await server().databaseUrl();
	const stack = {
		DATABASE_URL: url,
		SUPABASE_URL: "http://127.0.0.1:9",
		SUPABASE_ANON_KEY: "key",
	};
	const before = await doctor(stack);
	expect(before.lines.join("\n")).toContain("○ backup: there is none yet");
	await queryRows(
		url,
		"insert into private.backups (verified_at, bytes) values (now() - interval '2 hours', 1)",
	);
	const { lines } = await doctor(stack);
	expect(lines).toContain("✓ backup: the newest is 2.0 hours old");
	const away = await doctor({ ...stack, DATABASE_URL: "postgres://a:b@127.0.0.1:9/c" });
	expect(away.lines.join("\n"), "it is not known then").not.toContain("backup:");
	expect(lines.join("\n")).toMatch(/^. disk: .* are free where the site runs/m);
});

test("all wrong settings are named at once, also as JSON", async () => {
	const { lines, code } = await doctor({ PORT: "eighty", LOG_LEVEL: "loud" }, "--json");
	const check = "settings";
	expect(JSON.parse(lines.join("\n"))).toEqual([
		{ check, verdict: "problem", text: expect.stringMatching(/^PORT takes/) },
		{
			check,
			verdict: "problem",
			text: expect.stringMatching(/^LOG_LEVEL takes/),
		},
	]);
	expect(code).toBe(1);
});

test("a stopped server is reported", async () => {
	const { lines, code } = await doctor({ DATA_DIR: "/nonexistent" });
	expect(lines.join("\n")).toContain("✗ database: cannot be used");
	expect(code).toBe(1);
});
