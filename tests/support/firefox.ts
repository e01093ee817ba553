import puppeteer, { type Browser } from "puppeteer-core";
import { ensureBrowser, findBrowser, type MachineBrowser } from "./installed-browser.ts";

const FIREFOX: MachineBrowser = {
	title: "Firefox",
	variable: "FIREFOX_PATH",
	names: ["firefox-esr", "firefox"],
	elsewhere: [
		"/Applications/Firefox.app/Contents/MacOS/firefox",
		"C:\\Program Files\\Mozilla Firefox\\firefox.exe",
	],
	installers: [
		[
			"apt-get",
			["apt-get", "update", "-qq"],
			["apt-get", "install", "-y", "-qq", "--no-install-recommends", "firefox-esr"],
		],
		["apk", ["apk", "add", "--quiet", "firefox-esr"]],
		["dnf", ["dnf", "install", "-y", "-q", "firefox"]],
		["pacman", ["pacman", "-S", "--noconfirm", "--quiet", "firefox"]],
		["brew", ["brew", "install", "--cask", "firefox"]],
	],
};

/** Whether its tests are skipped. In CI they fail where it is missing. */
export const isWithoutFirefox = (): boolean => !process.env.CI && !findBrowser(FIREFOX);

/** The path of the machine's Firefox, installed if it is missing. @throws where that cannot be done. */
export const ensureFirefox = (): string => ensureBrowser(FIREFOX);

/** Starts a headless Firefox; the caller closes it. */
export const launchFirefox = (): Promise<Browser> =>
	puppeteer.launch({
		browser: "firefox",
		executablePath: ensureFirefox(),
		// Pages stand still: the orbit turns without end, and painting it takes the processor.
		extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
		// A busy machine is slow; ms.
		timeout: 90_000,
		protocolTimeout: 90_000,
	});
