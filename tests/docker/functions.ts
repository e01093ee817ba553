import path from "node:path";
import * as v from "valibot";
import { denoBinary } from "../support/deno.ts";
import { docker, dockerOutput, IMAGE } from "./docker.ts";
import type { Stack } from "./stack.ts";

const configSchema = v.object({
	services: v.object({
		functions: v.object({
			environment: v.record(v.string(), v.string()),
			mem_limit: v.string(),
			cgroup_parent: v.optional(v.string(), ""),
			healthcheck: v.object({
				test: v.tupleWithRest([v.literal("CMD")], v.string()),
			}),
		}),
	}),
});

/**
 * Runs the stack's functions in Deno instead of the service `functions`, whose image the tests do not
 * need. Network name, files, settings and memory limit are those of the service; edge-runtime.ts is the runtime.
 */
export async function startFunctions(stack: Stack) {
	const config: unknown = JSON.parse(await stack.compose("config", "--format=json"));
	const { environment, healthcheck, mem_limit, cgroup_parent } = v.parse(configSchema, config)
		.services.functions;
	const settings = Object.entries({
		...environment,
		DENO_SERVE_ADDRESS: "tcp:0.0.0.0:9000",
		DENO_NO_UPDATE_CHECK: "1",
		DENO_DIR: "/tmp",
		DENO_V8_FLAGS: environment.V8_FLAGS,
	});
	const mounts = {
		[denoBinary()]: "/usr/local/bin/deno",
		[path.resolve("tests/docker/edge-runtime.ts")]: "/edge-runtime.ts",
	};
	const id = await dockerOutput([
		"run",
		"--detach",
		"--init",
		`--network=${stack.project}_backend`,
		"--network-alias=functions",
		"--cap-drop=ALL",
		"--security-opt=no-new-privileges",
		"--read-only",
		"--tmpfs=/tmp",
		`--memory=${mem_limit}`,
		`--cgroup-parent=${cgroup_parent}`,
		`--label=com.docker.compose.project=${stack.project}`,
		...settings.map((pair) => `--env=${pair.join("=")}`),
		...Object.entries(mounts).map(
			([source, target]) => `--mount=type=bind,source=${source},target=${target},readonly`,
		),
		`--mount=type=volume,source=${stack.project}_functions,target=/home/deno/functions,readonly`,
		IMAGE,
		...["deno", "run", "--no-remote", "--no-npm", "--no-config", "--no-lock"],
		...["--no-prompt", "--allow-net", "--allow-env"],
		"--allow-read=/home/deno/functions",
		"/edge-runtime.ts",
	]);
	const [, ...check] = healthcheck.test;
	return {
		id,
		/** Whether the compose file's health check passes. */
		isHealthy: async () => (await docker(["exec", id, ...check])).code === 0,
	};
}
