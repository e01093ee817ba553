import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { dockerOutput } from "../docker.ts";
import { install } from "../installation.ts";

const environment = v.record(v.string(), v.nullable(v.string()));
const schema = v.object({
	services: v.record(
		v.string(),
		v.object({
			image: v.string(),
			command: v.nullish(v.array(v.string())),
			entrypoint: v.nullish(v.array(v.string())),
			environment: v.optional(environment, {}),
			read_only: v.optional(v.boolean(), false),
			cap_add: v.optional(v.array(v.string()), []),
			cap_drop: v.optional(v.array(v.string()), []),
			stop_signal: v.optional(v.string()),
			volumes: v.optional(
				v.array(
					v.object({
						type: v.string(),
						source: v.optional(v.string()),
						target: v.string(),
						read_only: v.optional(v.boolean()),
					}),
				),
				[],
			),
			healthcheck: v.optional(v.object({ disable: v.optional(v.boolean()) })),
		}),
	),
	networks: v.record(
		v.string(),
		v.object({
			driver: v.optional(v.string()),
			driver_opts: v.optional(v.record(v.string(), v.string()), {}),
		}),
	),
	configs: v.optional(v.record(v.string(), v.unknown()), {}),
});

type Stack = v.InferOutput<typeof schema>;

/** Services that only Compose runs: those with a port on 127.0.0.1, n8n, and what reads the checkout. */
const COMPOSE_ONLY = ["archive", "mailpit", "meta", "n8n", "studio", "studio-gateway"];

let compose: Stack;
let swarm: Stack;

beforeAll(async () => {
	const { folder } = await install();
	const settings = parseEnv(await readFile(path.join(folder, ".env"), "utf8"));
	const env = { ...settings, VITRIN_IMAGE: "registry.example.com/vitrin:1" };
	const read = async (file: string) => {
		const config = await dockerOutput(
			[
				"compose",
				"--project-directory",
				folder,
				"-f",
				path.resolve(file),
				"--profile=*",
				"config",
				"--format=json",
			],
			{ cwd: folder, env },
		);
		return v.parse(schema, JSON.parse(config));
	};
	compose = await read("docker-compose.yml");
	swarm = await read("docker-compose.swarm.yml");
	await rm(folder, { recursive: true });
});

/** The part of a service that the two files have in common. */
function common(service: Stack["services"][string] | undefined) {
	const { environment = {}, volumes = [], healthcheck: _, ...rest } = service ?? {};
	const { TRUST_PROXY: __, ...settings } = environment;
	return {
		...rest,
		// For the site, an empty variable is unset.
		environment: Object.fromEntries(Object.entries(settings).filter(([, value]) => value)),
		files: volumes.filter(({ type }) => type === "bind"),
	};
}

it("deploys the same images with the same settings and files as Compose", () => {
	expect(Object.keys(swarm.services).sort()).toEqual(
		Object.keys(compose.services)
			.filter((name) => !COMPOSE_ONLY.includes(name))
			.sort(),
	);
	for (const [name, service] of Object.entries(swarm.services)) {
		expect({ name, ...common(service) }).toEqual({
			name,
			...common(compose.services[name]),
		});
	}
	// Swarm cannot change a config, so a release with another file could not be deployed.
	expect(swarm.configs).toEqual({});
});

it("trusts proxies in its own networks, not those of .env", () => {
	expect(compose.services.app?.environment.TRUST_PROXY).toBe("172.16.0.0/12,192.168.0.0/16");
	expect(swarm.services.app?.environment.TRUST_PROXY).toBe("10.0.0.0/8");
});

it("encrypts the traffic between machines", () => {
	for (const [name, network] of Object.entries(swarm.networks)) {
		expect({ name, ...network }).toMatchObject({
			driver: "overlay",
			driver_opts: { encrypted: "true" },
		});
	}
});

it("has no health check for the backup: Swarm would end a long one as unhealthy", () => {
	expect(swarm.services.backup?.healthcheck).toEqual({ disable: true });
});
