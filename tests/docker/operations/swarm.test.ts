import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import * as v from "valibot";
import { expect, it } from "vitest";
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
		}),
	),
});

/** Of Compose alone: what is published on a loopback, and n8n. */
const COMPOSE_ONLY = ["meta", "n8n", "studio", "studio-gateway"];

it("deploys the same images with the same settings as Compose", async () => {
	const folder = await install();
	const settings = parseEnv(await readFile(path.join(folder, ".env"), "utf8"));
	const env = {
		...settings,
		VITRIN_IMAGE: "registry.example.com/vitrin:1",
		TRUST_PROXY: "10.0.0.0/8",
	};
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
		return v.parse(schema, JSON.parse(config)).services;
	};
	const compose = await read("docker-compose.yml");
	const swarm = await read("docker-compose.swarm.yml");
	await rm(folder, { recursive: true });

	expect(Object.keys(swarm).sort()).toEqual(
		Object.keys(compose)
			.filter((name) => !COMPOSE_ONLY.includes(name))
			.sort(),
	);
	// An unset variable and an empty one are the same to the site.
	const set = (variables: v.InferOutput<typeof environment>) =>
		Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
	for (const [name, service] of Object.entries(swarm)) {
		expect({ name, ...service, environment: set(service.environment) }).toEqual(
			{
				name,
				...compose[name],
				environment: set(compose[name]?.environment ?? {}),
			},
		);
	}
});
