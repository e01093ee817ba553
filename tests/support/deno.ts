import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";

/** Milliseconds that Deno gets to start. */
const START_TIMEOUT = 30_000;

/** The folder that `npm run build` writes the functions to. */
const FUNCTIONS = path.resolve(import.meta.dirname, "../../dist/functions");

/** The program that npm's package `deno` brings for this platform. */
export function denoBinary(): string {
	const require = createRequire(import.meta.url);
	const { runInstall } = require("deno/install_api.cjs");
	return String(runInstall());
}

/** The hosts of the URLs among the variables. */
const hostsIn = (environment: Record<string, string>): string[] =>
	Object.values(environment).flatMap((value) =>
		value.startsWith("http") ? [new URL(value).hostname] : [],
	);

/**
 * Serves a built edge function in a real Deno, as Supabase's edge runtime does: with the network, but
 * without packages and without code from elsewhere. It needs a build.
 * @returns its URL, its process, and how to end it.
 */
export async function serveInDeno(
	name: string,
	environment: Record<string, string>,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
	const child = spawn(
		denoBinary(),
		[
			"run",
			"--no-remote",
			"--no-npm",
			"--no-config",
			"--no-lock",
			"--no-prompt",
			`--allow-net=${["127.0.0.1", ...hostsIn(environment)].join()}`,
			"--allow-env",
			path.join(FUNCTIONS, name, "index.js"),
		],
		{
			env: {
				...environment,
				DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
				DENO_NO_UPDATE_CHECK: "1",
				NO_COLOR: "1",
			},
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	let output = "";
	const started = Promise.withResolvers<string>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			output += chunk;
			const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
			if (url) started.resolve(url);
		});
	}
	const fail = (why: string) => started.reject(new Error(`Deno ${why}:\n${output}`));
	child.once("exit", (code) => fail(`ended with ${code}`));
	const timer = setTimeout(() => fail("did not start"), START_TIMEOUT);
	const ended = once(child, "close");
	const stop = async () => {
		child.kill();
		await ended;
	};
	try {
		return { url: await started.promise, pid: child.pid ?? 0, stop };
	} catch (error) {
		await stop();
		throw error;
	} finally {
		clearTimeout(timer);
	}
}
