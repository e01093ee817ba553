import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"];

const ELSEWHERE = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Ways to install Chromium, by the package manager that a machine has, with a font of Arial's widths
 * where none comes with the system: the site's fallbacks are made for those.
 */
const INSTALLERS: [command: string, ...steps: string[][]][] = [
	[
		"apt-get",
		["apt-get", "update", "-qq"],
		[
			"apt-get",
			"install",
			"-y",
			"-qq",
			"--no-install-recommends",
			"chromium",
			"fonts-liberation",
		],
	],
	["apk", ["apk", "add", "--quiet", "chromium", "font-liberation"]],
	["dnf", ["dnf", "install", "-y", "-q", "chromium", "liberation-sans-fonts"]],
	[
		"pacman",
		["pacman", "-S", "--noconfirm", "--quiet", "chromium", "ttf-liberation"],
	],
	["brew", ["brew", "install", "--cask", "chromium"]],
];

/** Keeps a browser that is driven by tests from looking anything up on its own. */
const FLAGS = [
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The path of the machine's Chromium, if it has one; `CHROMIUM_PATH` goes first. */
function findChromium(): string | undefined {
	const given = process.env.CHROMIUM_PATH;
	const folders = (process.env.PATH ?? "").split(delimiter);
	const onPath = NAMES.flatMap((name) =>
		folders.map((folder) => join(folder, name)),
	);
	return [...(given ? [given] : []), ...onPath, ...ELSEWHERE].find(existsSync);
}

/**
 * The machine's Chromium, installed with its package manager where there is none.
 * @throws with what to do, where that cannot be done.
 */
export function ensureChromium(): string {
	const found = findChromium();
	if (found) return found;
	const installer = INSTALLERS.find(([command]) => isCommand(command));
	if (installer) {
		const [command, ...steps] = installer;
		console.log(`Chromium is missing; installing it with ${command} …`);
		const asRoot = process.getuid?.() === 0 || command === "brew";
		for (const step of steps) {
			const [program = "", ...rest] = asRoot ? step : ["sudo", "-n", ...step];
			try {
				execFileSync(program, rest, {
					stdio: ["ignore", "inherit", "inherit"],
				});
			} catch {
				break;
			}
		}
	}
	const installed = findChromium();
	if (installed) return installed;
	throw new Error(
		"The browser tests need Chromium: install it, or name it in CHROMIUM_PATH",
	);
}

function isCommand(name: string): boolean {
	return (process.env.PATH ?? "")
		.split(delimiter)
		.some((folder) => existsSync(join(folder, name)));
}

const launchOptions = (flags: string[] = []) => {
	const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
	return {
		executablePath: ensureChromium(),
		args: [...FLAGS, ...sandbox, ...flags],
	};
};

/** Starts a headless browser; the caller closes it. */
export const launchBrowser = (flags?: string[]): Promise<Browser> =>
	chromium.launch(launchOptions(flags));

/** Starts a headless browser that several processes connect to; the caller closes it. */
export const launchBrowserServer = (): Promise<BrowserServer> =>
	chromium.launchServer(launchOptions());
