import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBrowser, findBrowser, type MachineBrowser } from "./installed-browser.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const VARNISH: MachineBrowser = {
	title: "Varnish",
	variable: "VARNISHD_PATH",
	names: ["varnishd"],
	elsewhere: ["/usr/sbin/varnishd"],
	installers: [
		[
			"apt-get",
			["apt-get", "update", "-qq"],
			["apt-get", "install", "-y", "-qq", "--no-install-recommends", "varnish"],
		],
		["brew", ["brew", "install", "--quiet", "varnish"]],
	],
};

/** Whether its tests are skipped. In CI they fail where it is missing. */
export const isWithoutVarnish = (): boolean => !process.env.CI && !findBrowser(VARNISH);

/** The path of the machine's varnishd, installed if it is missing. @throws where that cannot be done. */
export const ensureVarnish = (): string => ensureBrowser(VARNISH);

const PURGE_TOKEN = "the-purge-token-of-the-tests";

/** The settings of a site behind Varnish on a port. */
export const behindVarnish = (port: number) => ({
	CDN_PURGE_URL: `http://127.0.0.1:${port}/.purge`,
	CDN_PURGE_TOKEN: PURGE_TOKEN,
	TRUST_PROXY: "loopback",
});

/** Starts Varnish with docs/varnish.vcl in front of a site on this machine. */
export async function startVarnish(ports: {
	own: number;
	site: number;
}): Promise<{ url: string; stop(): Promise<void> }> {
	const folder = await temporaryFolder();
	const vcl = path.join(folder.path, "site.vcl");
	const documented = await readFile("docs/varnish.vcl", "utf8");
	await writeFile(vcl, documented.replace('"3000"', `"${ports.site}"`));
	const child = spawn(
		ensureVarnish(),
		[
			...["-F", "-j", "none", "-n", path.join(folder.path, "work"), "-f", vcl],
			...["-a", `127.0.0.1:${ports.own}`, "-s", "malloc,64m"],
			...["-p", "http_gzip_support=off"],
		],
		{
			env: { ...process.env, CDN_PURGE_TOKEN: PURGE_TOKEN },
			stdio: ["ignore", "ignore", "pipe"],
		},
	);
	const exited = once(child, "exit");
	let output = "";
	child.stderr.on("data", (chunk) => {
		output += chunk;
	});
	const stop = async () => {
		child.kill("SIGTERM");
		await exited;
		await folder.remove();
	};
	const url = `http://127.0.0.1:${ports.own}`;
	// Without a token it answers by itself, also before the site runs.
	while (!(await fetch(`${url}/.purge`).catch(() => undefined))) {
		if (child.exitCode !== null) throw new Error(`No Varnish: ${output}`);
		await sleep(20);
	}
	return { url, stop };
}

/** Whether Varnish had an answer: it names the request that fetched it besides the one that asks. */
export const isHit = ({ headers }: Response): boolean =>
	(headers.get("x-varnish") ?? "").includes(" ");
