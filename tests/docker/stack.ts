import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { freePort } from "../support/server.ts";
import { docker, dockerOutput, IMAGE } from "./docker.ts";
import { install } from "./installation.ts";

/** The services whose images every machine for these tests has; see tests/README.md. */
const SERVICES = ["db", "migrate", "rest", "app"];

export interface Stack {
	url: string;
	/** The folder of the installation. */
	folder: string;
	project: string;
	/** The settings of ./setup. */
	settings: NodeJS.Dict<string>;
	/** Runs docker compose on it. @returns standard output. @throws an error with its output when it fails. */
	compose(...args: string[]): Promise<string>;
	/** Runs a script of Node in the site's container, in the network of the other services. @returns its output. */
	inside(script: string): Promise<string>;
	/** Runs SQL as the database's owner. @returns rows, columns separated by `|`. */
	sql(query: string): Promise<string>;
	down(): Promise<void>;
}

/** Installs and starts the stack as an operator does, in a new folder and on a free port. */
export async function startStack(
	environment: Record<string, string> = {},
): Promise<Stack> {
	const folder = await install();
	const project = `vitrin-test-${randomUUID().slice(0, 8)}`;
	const settings = parseEnv(await readFile(path.join(folder, ".env"), "utf8"));
	const port = await freePort();
	const env = {
		...environment,
		VITRIN_IMAGE: IMAGE,
		PUBLISH_PORT: `${port}`,
		COMPOSE_PROJECT_NAME: project,
	};
	const options = { cwd: folder, env };
	const compose = (...args: string[]) =>
		dockerOutput(["compose", ...args], options);
	const stack: Stack = {
		folder,
		url: `http://127.0.0.1:${port}`,
		project,
		settings,
		compose,
		inside: (script: string) =>
			compose(
				"exec",
				"--no-TTY",
				"app",
				"node",
				"--input-type=module",
				"--eval",
				script,
			),
		sql: (query: string) =>
			compose(
				"exec",
				"--no-TTY",
				"db",
				"psql",
				"-U",
				"postgres",
				"-d",
				"postgres",
				"-XAtc",
				query,
			),
		async down() {
			await docker(
				["compose", "down", "--volumes", "--remove-orphans", "--timeout=5"],
				options,
			);
			await rm(folder, { recursive: true });
		},
	};
	try {
		await compose("up", "--detach", "--wait", "--no-build", ...SERVICES);
	} catch (error) {
		const logs = await docker(["compose", "logs", "--tail=50"], options);
		await stack.down();
		throw new Error(`The stack did not start:\n${logs.output}`, {
			cause: error,
		});
	}
	return stack;
}
