/**
 * How fast each page reacts to each of its controls on a phone with a quarter of this machine's speed:
 *
 *     node tests/bench/interactions.ts [--own] [path …]
 *
 * after a build. "INP" is the interaction's latency as Chrome reports it, by the clock; "own" is the main
 * thread's processor time in it, which other programs' work changes little, and which the visits at full
 * speed show; so are "task", the longest task that it started, also after the next frame, and the figures
 * of the load. With --own there are only these. In ms; medians and worst of the visits.
 *
 * A browser under remote control parses React's module once more for the stack traces of the errors that
 * it makes: 11 ms at full speed in the longest task after the first paint, which visitors do not have.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import * as v from "valibot";
import { BLOG_DEMO_PATH } from "../../client/i18n/paths.ts";
import { cachingOptions, goBack } from "../support/back-forward-cache.ts";
import { isHydrated } from "../support/hydrated.ts";
import { builtPaths } from "../support/pages.ts";
import { startServer } from "../support/server.ts";
import { mainThread, ownBlockingTime } from "./blocking-time.ts";
import { percentile } from "./figures.ts";
import { SETTLED, STEPS } from "./steps.ts";
import { type TraceEvent, trace } from "./trace.ts";

const VISITS = 3;
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The page types, in Turkish and German by turns. */
const PATHS = [
	...builtPaths(["tr", "de"]).filter((_, i) => i % 4 === 0 || i % 4 === 3),
	BLOG_DEMO_PATH,
	"/tr/yok",
];

const CATEGORIES = [
	"devtools.timeline",
	"disabled-by-default-devtools.timeline",
	"blink.user_timing",
	"loading",
];

/** The name of the mark before each step. */
const MARK = "step";

const EventTiming = v.object({
	data: v.object({ interactionId: v.pipe(v.number(), v.minValue(1)), duration: v.number() }),
});

type Row = Record<string, string | number>;

interface Figures {
	/** 0 where there was no interaction. */
	INP: number;
	/** The processor's time on the main thread within it. */
	own: number;
	/** The processor's time of the longest task. */
	task: number;
}

interface Visit {
	load: { blocking: number; "before paint": number; "after paint": number };
	steps: Map<string, Figures>;
	/** What in the page keeps it from the back/forward cache. */
	refusals: string[];
}

/** The figures of a time, in ms, from the events of its main thread. */
function figuresOf(events: readonly TraceEvent[]): Figures {
	const tasks = events.filter(({ name }) => name === "RunTask");
	const figures = { INP: 0, own: 0, task: Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000)) };
	for (const { name, args, ts } of events) {
		const timing = v.safeParse(EventTiming, args);
		if (name !== "EventTiming" || !timing.success) continue;
		const { duration } = timing.output.data;
		if (duration < figures.INP) continue;
		const end = ts + duration * 1000;
		const own = tasks
			.map((task) => Math.min(task.tdur, end - task.ts, task.ts + task.dur - ts))
			.reduce((sum, share) => sum + Math.max(0, share), 0);
		Object.assign(figures, { INP: duration, own: own / 1000 });
	}
	return figures;
}

/** The events parted by the marks before the steps; the load comes first. */
function part(events: readonly TraceEvent[]): TraceEvent[][] {
	const parts: TraceEvent[][] = [[]];
	for (const event of events.toSorted((a, b) => a.ts - b.ts)) {
		if (event.name === MARK) parts.push([]);
		parts.at(-1)?.push(event);
	}
	return parts;
}

/**
 * Loads a page in a new profile and takes each step that it offers.
 * @param slowdown of the processor.
 */
async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Page.enable");
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	const stop = await trace(await browser.newBrowserCDPSession(), CATEGORIES);
	const mark = () => page.evaluate((name) => performance.mark(name), MARK);
	await page.goto(url, { waitUntil: "networkidle" });
	await page.waitForTimeout(2 * SETTLED);
	await mark();
	// Brings a large script of Playwright's into the page.
	await page.waitForFunction(isHydrated);
	const names: string[] = [];
	for (const [name, selector, step] of STEPS) {
		if (!(await page.locator(selector).filter({ visible: true }).count())) continue;
		names.push(name);
		await mark();
		await step(page, selector);
		await page.waitForTimeout(SETTLED);
	}
	const [load = [], , ...steps] = part(mainThread(await stop()));
	await page.goto(new URL("/robots.txt", url).href);
	const refusals = await goBack(session);
	await context.close();
	const painted = load.findIndex(({ name }) => name === "firstContentfulPaint");
	const after = load.slice(painted);
	return {
		load: {
			blocking: ownBlockingTime(after, SLOWDOWN),
			"before paint": figuresOf(load.slice(0, painted)).task,
			"after paint": figuresOf(after).task,
		},
		steps: new Map(names.map((name, index) => [name, figuresOf(steps[index] ?? [])])),
		refusals,
	};
}

const middle = (values: readonly number[]) => Math.round(percentile(values, 0.5));
/** Of times at full speed, on the phone. */
const slowed = (values: readonly number[]) => Math.round(SLOWDOWN * percentile(values, 0.5));

const {
	values: { own },
	positionals: paths,
} = parseArgs({ options: { own: { type: "boolean" } }, allowPositionals: true });
await using server = await startServer({ LOG_LEVEL: "warn" });
await using browser = await chromium.launch(cachingOptions());
const interactions: Row[] = [];
const loads: Row[] = [];
for (const path of paths.length > 0 ? paths : PATHS) {
	const atFullSpeed: Visit[] = [];
	const onThePhone: Visit[] = [];
	for (let turn = 0; turn < VISITS; turn++) {
		atFullSpeed.push(await visit(browser, server.url + path, 1));
		if (!own) onThePhone.push(await visit(browser, server.url + path, SLOWDOWN));
	}
	const figure = (visits: readonly Visit[], step: string, name: keyof Figures) =>
		visits.flatMap(({ steps }) => steps.get(step)?.[name] ?? []);
	for (const step of atFullSpeed[0]?.steps.keys() ?? []) {
		const INP = figure(onThePhone, step, "INP");
		interactions.push({
			page: path,
			interaction: step,
			...(!own && { INP: middle(INP), worst: Math.round(Math.max(...INP)) }),
			own: slowed(figure(atFullSpeed, step, "own")),
			task: slowed(figure(atFullSpeed, step, "task")),
		});
	}
	loads.push({
		page: path,
		blocking: middle(atFullSpeed.map(({ load }) => load.blocking)),
		"before paint": slowed(atFullSpeed.map(({ load }) => load["before paint"])),
		"after paint": slowed(atFullSpeed.map(({ load }) => load["after paint"])),
		"back/forward cache": atFullSpeed.flatMap(({ refusals }) => refusals).join(" ") || "used",
	});
}
console.table(interactions);
console.table(loads);
