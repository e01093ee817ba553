import type { Browser, Page } from "playwright-core";
import type { AnalyticsEvent } from "../../client/analytics/events.ts";
import { launchBrowser } from "./chromium.ts";
import { type RunningServer, startServer } from "./server.ts";

interface VisitOptions {
	width?: number;
	height?: number;
	reducedMotion?: boolean;
	javaScript?: boolean;
	/** Holds the scripts back until `releaseScripts`. */
	slowScripts?: boolean;
	/** Does something to the page before it goes anywhere. */
	prepare?(page: Page): Promise<unknown>;
	/** Holds the fonts back until `releaseFonts`. */
	slowFonts?: boolean;
}

export interface Visit extends AsyncDisposable {
	page: Page;
	/** Everything that was said on the console, and every error. */
	messages: string[];
	/** Waits until React has taken the page over. */
	takenOver(): Promise<void>;
	/** The analytics events so far, of the given actions. */
	events(...actions: AnalyticsEvent["action"][]): Promise<AnalyticsEvent[]>;
	releaseScripts(): void;
	releaseFonts(): void;
}

export interface Site {
	url: string;
	server: RunningServer;
	/** Opens a page in a context of its own. */
	visit(path: string, options?: VisitOptions): Promise<Visit>;
	close(): Promise<void>;
}

declare global {
	interface Window {
		recordedEvents: AnalyticsEvent[];
	}
}

/** The server as `npm start` runs it, and a browser. */
export async function startBrowserSite(
	environment: Record<string, string> = {},
): Promise<Site> {
	const [server, browser] = await Promise.all([
		startServer({ LOG_LEVEL: "warn", ...environment }),
		launchBrowser(),
	]);
	return {
		url: server.url,
		server,
		visit: (path, options) => visit(browser, server.url + path, options),
		async close() {
			await browser.close();
			await server.stop();
		},
	};
}

async function visit(
	browser: Browser,
	url: string,
	options: VisitOptions = {},
): Promise<Visit> {
	const context = await browser.newContext({
		viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
		reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
		javaScriptEnabled: options.javaScript ?? true,
	});
	const page = await context.newPage();
	const messages: string[] = [];
	page.on("console", (message) => messages.push(message.text()));
	page.on("pageerror", (error) => messages.push(error.message));
	await page.addInitScript(() => {
		window.recordedEvents = [];
		window.addEventListener("vitrin:analytics", (event) => {
			if (event instanceof CustomEvent)
				window.recordedEvents.push(event.detail);
		});
	});
	const hold = async (files: string) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.route(files, async (route) => {
			await promise;
			await route.continue();
		});
		return resolve;
	};
	const nothing = () => undefined;
	const releaseScripts = options.slowScripts
		? await hold("**/assets/*.js")
		: nothing;
	const releaseFonts = options.slowFonts
		? await hold("**/assets/*.woff2")
		: nothing;
	await options.prepare?.(page);
	await page.goto(url, {
		waitUntil: options.slowScripts ? "commit" : "domcontentloaded",
	});
	return {
		page,
		messages,
		async takenOver() {
			await page.waitForFunction(() => window.earlyClick === null);
		},
		async events(...actions) {
			const events = await page.evaluate(() => window.recordedEvents);
			return events.filter(({ action }) => actions.includes(action));
		},
		releaseScripts,
		releaseFonts,
		[Symbol.asyncDispose]: () => context.close(),
	};
}
