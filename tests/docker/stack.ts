import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv, promisify } from "node:util";
import { docker, dockerOutput, IMAGE, type Outcome } from "./docker.ts";
import { install } from "./installation.ts";

/** An installed stack, as an operator has it after `./setup && docker compose up -d --wait app`. */
export interface Stack {
	/** Compose's project name. */
	project: string;
	/** The folder of its files and its .env. */
	folder: string;
	/** The contents of its .env. */
	settings: NodeJS.Dict<string>;
	/** Runs docker compose on it. @throws an error with its output when it fails. */
	compose(...args: string[]): Promise<string>;
	/** Runs a program of bin/, with additional settings. Does not throw. */
	bin(command: string[], environment?: object): Promise<Outcome>;
	/** Runs a script of Node in the site's container, in the network of the other services. @returns its output. */
	inside(script: string): Promise<string>;
	/** Runs SQL as the database's superuser. @returns psql's output, without decoration. */
	sql(text: string): Promise<string>;
	/** Ids of a service's running containers. */
	containers(service: string): Promise<string[]>;
	/** URLs of the site's containers. A new container has a new URL. */
	sites(): Promise<string[]>;
	/** Starts the stack, or applies its settings. @throws an error with the logs when it does not start. */
	up(options?: { image?: string }): Promise<void>;
}

const run = promisify(execFile);

/** Installs a stack with its own name and ./setup. `Symbol.asyncDispose` removes all of it. */
export async function prepareStack(
	settings: Record<string, string> = {},
): Promise<Stack & AsyncDisposable> {
	const { folder, project } = await install();
	const envFile = path.join(folder, ".env");
	const own = {
		// A free port for each of the site's containers.
		PUBLISH_PORT: "0",
		// Not every machine has it.
		PUBLIC_IPV6: "false",
		// Only a proxy that checks /readyz would need the usual seconds.
		DRAIN_SECONDS: "0",
		...settings,
	};
	const written = (await readFile(envFile, "utf8"))
		.split("\n")
		.filter((line) => !((line.split("=", 1)[0] ?? "") in own));
	const lines = Object.entries(own).map((entry) => entry.join("="));
	await writeFile(envFile, [...written, ...lines, ""].join("\n"));
	const env = {
		COMPOSE_FILE: `docker-compose.yml:${path.resolve(import.meta.dirname, "host.yml")}`,
		VITRIN_IMAGE: IMAGE,
	};
	const options = { cwd: folder, env };
	const compose = (...args: string[]) => dockerOutput(["compose", ...args], options);
	const containers = async (service: string) =>
		(await compose("ps", "--quiet", service)).split("\n").filter(Boolean);

	return {
		project,
		folder,
		settings: parseEnv(await readFile(envFile, "utf8")),
		compose,
		containers,
		bin([program = "", ...args], environment = {}) {
			const running = run(path.join(folder, "bin", program), args, {
				cwd: folder,
				env: { ...process.env, ...env, ...environment },
			});
			// As from cron: no input.
			running.child.stdin?.end();
			return running.then(
				({ stdout, stderr }) => ({ code: 0, stdout, output: stdout + stderr }),
				({ code, stdout, stderr }) => ({
					code: Number(code),
					stdout: String(stdout),
					output: `${stdout}${stderr}`,
				}),
			);
		},
		inside: (script) =>
			compose(...["exec", "--no-TTY", "app"], ...["node", "--input-type=module", "--eval", script]),
		sql: (text) =>
			compose(
				"exec",
				"-T",
				"db",
				"sh",
				"-c",
				'PGPASSWORD=$POSTGRES_PASSWORD psql -qAtX -v ON_ERROR_STOP=1 -h 127.0.0.1 -U supabase_admin -d postgres -c "$1"',
				"sh",
				text,
			),
		async sites() {
			const ids = await containers("app");
			if (ids.length === 0) return [];
			const ports = await dockerOutput([
				"inspect",
				'--format={{with index .NetworkSettings.Ports "3000/tcp"}}{{(index . 0).HostPort}}{{end}}',
				...ids,
			]);
			return ports
				.split("\n")
				.filter(Boolean)
				.map((port) => `http://127.0.0.1:${port}`);
		},
		async up({ image = IMAGE } = {}) {
			const starting = { ...options, env: { ...env, VITRIN_IMAGE: image } };
			const command = ["compose", "up", "--detach", "--wait", "app"];
			const { code, output } = await docker(command, starting);
			if (code === 0) return;
			const logs = await docker(["compose", "logs", "--tail=50"], starting);
			throw new Error(`The stack did not start: ${output}\n${logs.output}`);
		},
		async [Symbol.asyncDispose]() {
			await compose("--profile=*", "down", "--volumes", "--timeout=5");
			await rm(folder, { recursive: true });
		},
	};
}
