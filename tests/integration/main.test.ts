import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../server/database/embedded/port.ts";
import { sendLead } from "../support/lead-server.ts";
import { listen } from "../support/listen.ts";
import { testFolder } from "../support/temporary-folder.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const WAIT = { timeout: 20_000, interval: 10 };

/** The server as `npm start` runs it, on a data folder that is new; not waited for. */
async function spawnServer(settings: Record<string, string> = {}) {
	const dataDir = await testFolder();
	const child = spawn(process.execPath, ["server/main.ts"], {
		env: { DATA_DIR: dataDir, PORT: `${await freePort(0)}`, ...settings },
		stdio: ["ignore", "ignore", "pipe"],
	});
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	let errors = "";
	child.stderr.setEncoding("utf8").on("data", (text) => {
		errors += text;
	});
	const files = () => readdir(dataDir, { recursive: true });
	return { child, files, errors: () => errors };
}

test.each([
	["makes its database", /^postgres\.unfinished-.*PG_VERSION$/],
	["starts its Postgres", /^postgres\/postmaster\.pid$/],
	["has the address of its Postgres", /^database-url$/],
])(
	"a server stopped while it %s leaves no Postgres running",
	async (_step, sign) => {
		const server = await spawnServer();
		const seen = async () => (await server.files()).some((file) => sign.test(file));
		await expect.poll(seen, WAIT).toBe(true);
		server.child.kill("SIGTERM");
		expect(await once(server.child, "exit")).toEqual([0, null]);
		expect(server.errors()).toBe("");
		// Postgres removes its pid when it has stopped properly.
		expect(await server.files()).not.toContain("postgres/postmaster.pid");
		expect((await server.files()).join()).not.toContain("unfinished");
	},
	60_000,
);

test("a server whose port is taken says so in one line and leaves no Postgres running", async () => {
	const other = createServer();
	const port = await listen(other);
	onTestFinished(() => {
		other.close();
	});
	const server = await spawnServer({ PORT: `${port}` });
	expect(await once(server.child, "exit")).toEqual([1, null]);
	expect(server.errors()).toMatch(
		RegExp(`^The server cannot listen on 127.0.0.1, port ${port} \\(EADDRINUSE\\): .*\n$`),
	);
	await expect.poll(server.files, WAIT).not.toContain("postgres/postmaster.pid");
}, 60_000);

test("a server whose HOST is none of this machine names HOST", async () => {
	// For documents, so nobody has it (RFC 5737).
	const server = await spawnServer({ HOST: "192.0.2.1" });
	expect(await once(server.child, "exit")).toEqual([1, null]);
	expect(server.errors()).toMatch(
		/^The server cannot listen on 192\.0\.2\.1, .*\(EADDRNOTAVAIL\): HOST takes .*\n$/,
	);
}, 60_000);

test("a server stopped while a lead is delivered answers until the delivery ends", async () => {
	await using receiver = await startWebhookReceiver();
	const called = receiver.hold();
	const port = `${await freePort(0)}`;
	const server = await spawnServer({
		PORT: port,
		QUICK_ANALYSIS_WEBHOOK_URL: receiver.url,
		LEAD_FORM_MIN_SECONDS: "0",
	});
	const url = `http://127.0.0.1:${port}`;
	const ready = () =>
		fetch(`${url}/readyz`).then(
			({ status }) => status,
			() => 0,
		);
	await expect.poll(ready, { timeout: 60_000 }).toBe(200);
	const lead = await sendLead(url);
	expect(lead.status).toBe(202);
	const answer = await called;
	// npm passes on what the terminal has sent already. Of two equal signals the system may drop one.
	server.child.kill("SIGINT");
	server.child.kill("SIGTERM");
	await expect.poll(ready, WAIT).toBe(503);
	expect((await fetch(`${url}/tr`)).status).toBe(200);
	const exit = once(server.child, "exit");
	answer();
	expect(await exit).toEqual([0, null]);
}, 120_000);

/** When the server ends, not npm around it: loads React DOM as its renderer does, and prints the files of all loaded modules. */
const REPORT_REACT = `
	const { createRequire, Module } = await import("node:module");
	const require = createRequire(process.cwd() + "/");
	process.on("exit", () => {
		if (!process.argv[1].endsWith("main.ts")) return;
		require("react-dom/server");
		const loaded = Object.values(Module._cache).filter((module) => module.loaded);
		console.log(loaded.map((module) => module.filename).join("\\n"));
	});
`;

test("npm start renders with the production builds of React and React Router", async () => {
	// A refused setting ends the server once its modules are loaded.
	const loaded = await new Promise<string>((resolve) =>
		execFile(
			"npm",
			["start", "--silent", "--ignore-scripts"],
			{
				env: {
					PATH: process.env.PATH,
					PORT: "none",
					NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(REPORT_REACT)}"`,
				},
			},
			(_error, stdout) => resolve(stdout),
		),
	);
	expect(loaded).toContain("react-dom-server.node.production.js");
	expect(loaded).not.toMatch(/react.*development\.js/);
	const bundle = globSync("dist/server/**/*.js").map((file) => readFileSync(file, "utf8"));
	expect(bundle.join()).not.toMatch(/from "react-router|ENABLE_DEV_WARNINGS = true/);
}, 60_000);
