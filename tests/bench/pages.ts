import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/database/embedded/port.ts";
import { startSupabase } from "../support/own-supabase.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { percentile } from "./figures.ts";

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;

/** Linux counts processor time in hundredths of a second. */
const TICK = 10_000;

interface Target {
	name: string;
	url: string;
	/** Undefined for a server that this run did not start. */
	pid?: number;
	runs: Awaited<ReturnType<typeof measure>>[];
}

/**
 * `npm run bench:pages [URL…]`: requests a second of kept pages beside nginx with the same bytes, and of
 * pages rendered anew, behind PostgREST where it is installed, beside the URLs, such as Next's dynamic
 * page. In turns, so that other work on the machine meets all of them. Needs wrk and nginx (Debian's packages), and `npm run build`.
 */
async function main(others: string[]): Promise<void> {
	for (const command of ["wrk", "nginx"]) {
		const { error } = spawnSync(command, ["-v"], { stdio: "ignore" });
		if (error) throw new Error(`${command} is not installed: apt-get install ${command}`);
	}
	await using stack = new AsyncDisposableStack();
	const { path: folder } = stack.use(await temporaryFolder());

	const start = async (
		command: string,
		args: string[],
		port: number,
		settings: Record<string, string> = {},
	) => {
		const child = spawn(command, args, {
			env: {
				...process.env,
				...settings,
				NODE_ENV: "production",
				BLOG_DEMO: "false",
				PORT: `${port}`,
				DATA_DIR: folder,
			},
			stdio: ["ignore", "ignore", "inherit"],
		});
		const ended = once(child, "exit");
		stack.defer(async () => {
			child.kill();
			await ended;
		});
		const url = `http://127.0.0.1:${port}`;
		while (!(await fetch(url).catch(() => undefined))?.ok) {
			if (child.exitCode !== null) throw new Error(`${command} ended`);
			await sleep(50);
		}
		return { url, ...(child.pid && { pid: child.pid }) };
	};

	const [port, nginxPort, anewPort] = await Promise.all([0, 0, 0].map(freePort));
	if (!port || !nginxPort || !anewPort) throw new Error("No port is free");
	const node = process.execPath;
	const kept = await start(node, ["server/main.ts"], port);
	const file = path.join(folder, "database-url");
	const databaseUrl = (await readFile(file, "utf8")).trim();
	const supabase = stack.use(await startSupabase(databaseUrl));
	const server = "tests/bench/uncached-server.ts";
	const anew = await start(node, [server, databaseUrl], anewPort, supabase?.settings);

	const headers = { "accept-encoding": "identity" };
	const home = await fetch(`${kept.url}/tr`, { headers });
	await writeFile(path.join(folder, "page.html"), await home.text());
	const nginxFile = path.join(folder, "nginx.conf");
	await writeFile(nginxFile, nginxSettings(folder, nginxPort));
	const nginx = await start("nginx", ["-c", nginxFile], nginxPort);

	const sitemap = await (await fetch(`${kept.url}/sitemap.xml`)).text();
	const [post = "/tr/blog"] = /\/tr\/blog\/[\w-]+/.exec(sitemap) ?? [];
	const targets: Target[] = [
		{ name: "nginx", ...nginx, runs: [] },
		{ ...kept, name: "kept", url: `${kept.url}/tr`, runs: [] },
		...["/tr", "/tr/blog", post].map((page) => ({
			name: `anew ${page}`,
			...anew,
			url: anew.url + page,
			runs: [],
		})),
		{ ...kept, name: "not found", url: `${kept.url}/tr/none`, runs: [] },
		...others.map((url) => ({ name: url, url, runs: [] })),
	];
	for (const target of targets) await measure(target);
	for (let round = 0; round < ROUNDS; round++) {
		for (const target of targets) target.runs.push(await measure(target));
	}
	console.table(targets.map(describe));
}

async function measure({ url, pid }: { url: string; pid?: number }) {
	const before = await processorTime(pid);
	const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency", url];
	const text = execFileSync("wrk", args, { encoding: "utf8" });
	const used = (await processorTime(pid)) - before;
	const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? "NaN";
	return {
		rate: Number(find(/Requests\/sec:\s+([\d.]+)/)),
		p50: milliseconds(find(/^\s+50%\s+(\S+)/m)),
		p99: milliseconds(find(/^\s+99%\s+(\S+)/m)),
		cpu: used / Number(find(/(\d+) requests in/)),
		refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
	};
}

/** Microseconds of processor time that a process has used. */
async function processorTime(pid: number | undefined): Promise<number> {
	if (!pid) return Number.NaN;
	const stat = await readFile(`/proc/${pid}/stat`, "utf8");
	const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12);
	return (Number(user) + Number(system)) * TICK;
}

function milliseconds(text: string): number {
	const unit = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };
	const [, value, name = "ms"] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
	return Number(value) * (Object.entries(unit).find(([n]) => n === name)?.[1] ?? 1);
}

function describe({ name, runs }: Target) {
	const of = (key: keyof Target["runs"][number]) => runs.map((run) => run[key]);
	const rates = of("rate").map(Math.round);
	return {
		name,
		"requests/s": percentile(rates, 0.5),
		range: `${Math.min(...rates)}–${Math.max(...rates)}`,
		"p50 ms": percentile(of("p50"), 0.5),
		"p99 ms": percentile(of("p99"), 0.5),
		"CPU µs": percentile(of("cpu"), 0.5),
		"not 2xx": Math.max(...of("refused")),
	};
}

/** One process that serves the page's bytes from its file cache, as the site's are from its memory. */
const nginxSettings = (folder: string, port: number) => `
master_process off; daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 1024; }
http {
	access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
	open_file_cache max=10 inactive=60s; open_file_cache_valid 60s;
	client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
	fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
	default_type text/html;
	server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /page.html =404; } }
}
`;

await main(process.argv.slice(2));
