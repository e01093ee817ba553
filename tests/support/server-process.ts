import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const SCRIPT = path.join(import.meta.dirname, "embedded-server.ts");

interface ServerProcess {
	process: ChildProcess;
	/** What it has printed so far, one entry a line. */
	lines(): string[];
	/** Ends it as `kill -9` does and waits until it is gone. */
	kill(): Promise<void>;
}

/** Runs embedded-server.ts on a folder in a process of its own. */
export function spawnServer(dataDir: string, task: string): ServerProcess {
	const child = spawn(process.execPath, [SCRIPT, dataDir, task], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		output += text;
	});
	return {
		process: child,
		lines: () => output.split("\n").slice(0, -1),
		async kill() {
			const closed = once(child, "close");
			child.kill("SIGKILL");
			await closed;
		},
	};
}
