import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { docker, dockerOutput } from "./docker.ts";

const FILES = ["docker-compose.yml", "docker-compose.dev.yml"];

/** Every setting without a default, each with a different value. */
const REQUIRED = Object.fromEntries(
	[
		"POSTGRES_PASSWORD",
		"AUTHENTICATOR_PASSWORD",
		"AUTH_ADMIN_PASSWORD",
		"APP_DATABASE_PASSWORD",
		"JWT_SECRET",
		"SUPABASE_ANON_KEY",
		"SUPABASE_SERVICE_ROLE_KEY",
	].map((name) => [name, randomUUID()]),
);

const SITE_URL = "https://www.example.com";

const portSchema = v.object({
	host_ip: v.optional(v.string()),
	published: v.string(),
	target: v.number(),
});

const serviceSchema = v.object({
	image: v.string(),
	profiles: v.optional(v.array(v.string()), []),
	environment: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
	ports: v.optional(v.array(portSchema), []),
	networks: v.record(v.string(), v.unknown()),
	cap_drop: v.optional(v.array(v.string())),
	cap_add: v.optional(v.array(v.string()), []),
	security_opt: v.optional(v.array(v.string())),
	mem_limit: v.optional(v.string()),
	cpus: v.optional(v.number()),
	pids_limit: v.optional(v.number()),
	logging: v.optional(v.unknown()),
	healthcheck: v.optional(v.object({ disable: v.optional(v.boolean()) })),
	restart: v.optional(v.string()),
	privileged: v.optional(v.boolean()),
	read_only: v.optional(v.boolean(), false),
	user: v.optional(v.string()),
});

const configSchema = v.object({
	name: v.string(),
	services: v.record(v.string(), serviceSchema),
	networks: v.record(
		v.string(),
		v.object({
			internal: v.optional(v.boolean()),
			enable_ipv6: v.optional(v.boolean()),
		}),
	),
});

/** Copies the files into a new folder, with or without an .env. */
async function prepare(settings: Record<string, string> | undefined) {
	const folder = await mkdtemp(path.join(tmpdir(), "vitrin-compose-"));
	for (const file of FILES) await copyFile(file, path.join(folder, file));
	if (settings) {
		const lines = Object.entries(settings).map((pair) => pair.join("="));
		await writeFile(path.join(folder, ".env"), `${lines.join("\n")}\n`);
	}
	return folder;
}

const read = async (folder: string, ...args: string[]) =>
	v.parse(
		configSchema,
		JSON.parse(
			await dockerOutput(["compose", ...args, "--profile=*", "config", "--format=json"], {
				cwd: folder,
			}),
		),
	);

let folder: string;
let config: v.InferOutput<typeof configSchema>;

beforeAll(async () => {
	folder = await prepare({ ...REQUIRED, SITE_URL });
	config = await read(folder);
	return () => rm(folder, { recursive: true });
});

const each = () => Object.entries(config.services);

/** The names of the services that meet a condition. */
const those = (holds: (service: v.InferOutput<typeof serviceSchema>) => boolean) =>
	each()
		.filter(([, service]) => holds(service))
		.map(([name]) => name)
		.sort();

test("without .env the error names ./setup", async () => {
	const bare = await prepare(undefined);
	onTestFinished(() => rm(bare, { recursive: true }));
	const { code, output } = await docker(["compose", "config", "--quiet"], {
		cwd: bare,
	});
	expect(code).not.toBe(0);
	expect(output).toMatch(/required variable \w+ is missing a value: .*\.\/setup/);
});

test.each([...Object.keys(REQUIRED), "SITE_URL"])("%s has no default", async (name) => {
	const lacking = await prepare({ ...REQUIRED, SITE_URL, [name]: "" });
	onTestFinished(() => rm(lacking, { recursive: true }));
	const { code, output } = await docker(["compose", "config", "--quiet"], {
		cwd: lacking,
	});
	expect(code).not.toBe(0);
	expect(output).toContain(`required variable ${name} is missing`);
});

test("the name in .env is the project's and the image's; without one it is that of older installations", async () => {
	expect([config.name, config.services.app?.image]).toEqual(["vitrin", "vitrin:local"]);
	const named = await prepare({ ...REQUIRED, SITE_URL, COMPOSE_PROJECT_NAME: "shop" });
	onTestFinished(() => rm(named, { recursive: true }));
	const { name, services } = await read(named);
	expect([name, services.app?.image]).toEqual(["shop", "shop:local"]);
});

test("without a profile only the site and the services that it needs run", () => {
	expect(those(({ profiles }) => profiles.length === 0)).toEqual([
		"app",
		"auth",
		"db",
		"functions",
		"migrate",
		"rest",
	]);
});

test("every service has limits, no capabilities and a small log", () => {
	for (const [name, service] of each()) {
		expect(service, name).toMatchObject({
			cap_drop: ["ALL"],
			security_opt: ["no-new-privileges:true"],
			mem_limit: expect.any(String),
			cpus: expect.any(Number),
			pids_limit: expect.any(Number),
			logging: { driver: "json-file", options: { "max-size": "10m" } },
		});
		expect(service.privileged, name).toBeUndefined();
		expect(service.cap_add, name).not.toContain("SYS_ADMIN");
		expect(service.image, name).toMatch(/:[\w.-]*\d[\w.-]*$|^vitrin:local$/);
	}
});

test("every long-running service restarts and has a health check, except rest, whose image cannot have one", () => {
	expect(those(({ healthcheck }) => !healthcheck || healthcheck.disable === true)).toEqual([
		"migrate",
		"rest",
	]);
	expect(those(({ restart }) => restart !== "unless-stopped")).toEqual(["migrate"]);
});

test("all ports are published to this machine only, except caddy's; without a profile, only the site's", () => {
	const published = each().flatMap(([name, { ports }]) =>
		ports.map(({ host_ip, published }) => `${name} ${host_ip ?? "*"}:${published}`),
	);
	const [ours, front] = [/^(?!caddy)/, /^caddy/].map((pattern) =>
		published.filter((line) => pattern.test(line)),
	);
	for (const line of ours ?? []) expect(line).toMatch(/ 127\.0\.0\.1:/);
	expect(ours?.filter((line) => line.startsWith("app"))).toEqual(["app 127.0.0.1:3000"]);
	expect(those(({ ports, profiles }) => ports.length > 0 && profiles.length === 0)).toEqual([
		"app",
	]);
	expect(front).toEqual(["caddy *:80", "caddy *:443", "caddy *:443"]);
});

test("the development file publishes ports to this machine only", async () => {
	const development = await read(folder, ...FILES.map((file) => `--file=${file}`));
	const { caddy: _, ...services } = development.services;
	for (const [name, { ports }] of Object.entries(services)) {
		for (const { host_ip } of ports) expect(host_ip, name).toBe("127.0.0.1");
	}
});

test("the database and its services are only in internal networks", () => {
	expect(config.networks.backend?.internal).toBe(true);
	expect(config.networks.automation?.internal).toBe(true);
	for (const name of ["db", "rest", "auth", "functions", "migrate", "meta"]) {
		expect(Object.keys(config.services[name]?.networks ?? {}), name).toEqual(["backend"]);
	}
});

/** The services whose environment contains the value of a setting. */
const knowing = (name: string) =>
	those(({ environment }) =>
		Object.values(environment).some((value) => value?.includes(REQUIRED[name] ?? "")),
	);

test("each service has only the secrets that it needs", () => {
	const studio = ["meta", "studio"];
	expect(knowing("SUPABASE_SERVICE_ROLE_KEY")).toEqual(["app", "functions", "studio"]);
	expect(knowing("POSTGRES_PASSWORD")).toEqual(["backup", "db", ...studio, "migrate"].sort());
	expect(knowing("APP_DATABASE_PASSWORD")).toEqual(["app", "migrate"]);
	expect(knowing("AUTHENTICATOR_PASSWORD")).toEqual(["db", "rest"]);
	expect(knowing("AUTH_ADMIN_PASSWORD")).toEqual(["auth", "db"]);
	expect(knowing("JWT_SECRET")).toEqual(["auth", "functions", "rest", "studio"]);
});

test("sign-up is disabled", () => {
	expect(config.services.auth?.environment).toMatchObject({
		GOTRUE_DISABLE_SIGNUP: "true",
		GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: "false",
		GOTRUE_EXTERNAL_PHONE_ENABLED: "false",
	});
});

test("only the services that security.md names run as root", () => {
	// The images of these have a user of their own.
	const own = ["app", "auth", "rest"];
	expect(
		each()
			.filter(([name, { user = "root" }]) => !own.includes(name) && user === "root")
			.map(([name]) => name)
			.sort(),
	).toEqual(["caddy", "db", "migrate", "studio", "studio-gateway"]);
});

test("the file systems of containers are read-only, but for the database and Studio", () => {
	expect(those(({ read_only }) => !read_only)).toEqual(["db", "studio"]);
});

test("visitors reach the public network by IPv6 too, so that each is a client of its own", () => {
	expect(config.networks.outside?.enable_ipv6).toBe(true);
});
