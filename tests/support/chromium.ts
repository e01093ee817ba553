import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { ensureBrowser, type MachineBrowser } from "./installed-browser.ts";

const APT = "apt-get install -y -qq --no-install-recommends";

/** With a font of Arial's widths where none comes with the system: the site's fallbacks are made for those. */
const CHROMIUM: MachineBrowser = {
	title: "Chromium",
	variable: "CHROMIUM_PATH",
	// The headless shell is the same browser without its windows, for half of the processor's time.
	names: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"],
	elsewhere: [
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
		"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	],
	installers: [
		[
			"apt-get",
			["apt-get", "update", "-qq"],
			// Ubuntu has no package of the shell.
			[
				"sh",
				"-c",
				`${APT} fonts-liberation chromium-headless-shell || ${APT} fonts-liberation chromium`,
			],
		],
		["apk", ["apk", "add", "--quiet", "chromium", "font-liberation"]],
		["dnf", ["dnf", "install", "-y", "-q", "chromium", "liberation-sans-fonts"]],
		["pacman", ["pacman", "-S", "--noconfirm", "--quiet", "chromium", "ttf-liberation"]],
		["brew", ["brew", "install", "--cask", "chromium"]],
	],
};

/** Keeps a browser that is driven by tests from looking anything up on its own. */
const FLAGS = [
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// As a desktop lays text out: whole pixels would make late fonts move it.
	"--font-render-hinting=none",
];

/** The path of the machine's Chromium, installed if it is missing. @throws where that cannot be done. */
export const ensureChromium = (): string => ensureBrowser(CHROMIUM);

export const launchOptions = (flags: string[] = []) => {
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
