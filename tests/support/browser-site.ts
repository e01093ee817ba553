import { type Browser, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import type { AnalyticsEvent } from "../../client/analytics/events.ts";
import { perFile, perTest } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { isHydrated } from "./hydrated.ts";
import { startServer } from "./server.ts";

interface VisitOptions {
	width?: number;
	height?: number;
	/** Pages stand still unless false: the orbit turns without end, and painting it takes the processor. */
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
	/** Waits until React has hydrated the page. */
	hydrated(): Promise<void>;
	/** The analytics events so far, of the given actions. */
	events(...actions: AnalyticsEvent["action"][]): Promise<AnalyticsEvent[]>;
	releaseScripts(): void;
	releaseFonts(): void;
}

export interface Site {
	url: string;
	/** The server's database; none where tests only read. */
	databaseUrl(): Promise<string>;
	/** Opens a page as in a new browser until the test ends, and waits for hydration where scripts run at once. */
	visit(path: string, options?: VisitOptions): Promise<Visit>;
	/** The same, for the caller to end. */
	open(path: string, options?: VisitOptions): Promise<Visit>;
	/** Ends a server of the file's own as `kill -9` does. @returns a function that starts it again. */
	crash(): Promise<() => Promise<void>>;
}

declare global {
	interface Window {
		recordedEvents: AnalyticsEvent[];
	}
}

type Environment = Record<string, string>;

/** ms that one step in the browser may take on a busy machine. */
const SLOWEST_STEP = 90_000;

/**
 * The site for the tests of a file or a describe block.
 * @param which settings of a server that is started for them alone, read once the hooks before have run;
 * "live" is the ring's server that takes leads. Without it they share the ring's other server, from which they
 * only read.
 */
export function testBrowserSite(which?: "live" | (() => Environment)): Site {
	const ring = inject("browserRing");
	const running = perFile(async () => {
		await using stack = new AsyncDisposableStack();
		const browser = stack.use(await chromium.connect(ring.browser));
		const shared = which === "live" ? ring.live : { url: ring.url, databaseUrl: "" };
		const started =
			typeof which === "function"
				? stack.use(await startServer({ LOG_LEVEL: "warn", ...which() }, ring.template))
				: undefined;
		const owned = stack.move();
		return {
			url: started?.url ?? shared.url,
			databaseUrl: started?.databaseUrl ?? (async () => shared.databaseUrl),
			browser,
			crash: started?.crash,
			[Symbol.asyncDispose]: () => owned.disposeAsync(),
		};
	});
	const open: Site["open"] = (path, options) =>
		openPage(running().browser, running().url, path, options);
	return {
		get url() {
			return running().url;
		},
		databaseUrl: () => running().databaseUrl(),
		async crash() {
			const { crash } = running();
			if (!crash) throw new Error("Other files use the server too");
			return crash();
		},
		visit: async (path, options) => perTest(await open(path, options)),
		open,
	};
}

/** One page for several tests that leave it usable for each other, there once the hooks before have run. */
export const testPage = (site: Site, path: string, options?: VisitOptions) =>
	perFile(() => site.open(path, options));

/** Keeps the page's analytics events. It runs in the page. */
function recordEvents() {
	window.recordedEvents = [];
	window.addEventListener("vitrin:analytics", (event) => {
		if (event instanceof CustomEvent) window.recordedEvents.push(event.detail);
	});
}

async function openPage(
	browser: Browser,
	url: string,
	path: string,
	options: VisitOptions = {},
): Promise<Visit> {
	const { javaScript = true, slowScripts, slowFonts } = options;
	const context = await browser.newContext({
		javaScriptEnabled: javaScript,
		reducedMotion: options.reducedMotion === false ? "no-preference" : "reduce",
		viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
	});
	context.setDefaultTimeout(SLOWEST_STEP);
	await context.addInitScript(recordEvents);
	const page = await context.newPage();
	const messages: string[] = [];
	page.on("console", (message) => messages.push(message.text()));
	page.on("pageerror", (error) => messages.push(error.message));
	const nothing = () => undefined;
	const releaseScripts = slowScripts ? await hold(page, "**/assets/*.js") : nothing;
	const releaseFonts = slowFonts ? await hold(page, "**/assets/*.woff2") : nothing;
	await options.prepare?.(page);
	await page.goto(url + path, {
		waitUntil: slowScripts ? "commit" : "domcontentloaded",
	});
	const hydrated = async () => {
		// The desk's document has nothing to hydrate.
		if (await page.locator("#hydration").count()) await page.waitForFunction(isHydrated);
	};
	if (javaScript && !slowScripts && !slowFonts) await hydrated();
	return {
		page,
		messages,
		hydrated,
		async events(...actions) {
			const events = await page.evaluate(() => window.recordedEvents);
			return events.filter(({ action }) => actions.includes(action));
		},
		releaseScripts,
		releaseFonts,
		async [Symbol.asyncDispose]() {
			// A handler that still fetches fails when its page closes.
			for (const open of context.pages()) await open.unrouteAll({ behavior: "ignoreErrors" });
			await context.close();
		},
	};
}
