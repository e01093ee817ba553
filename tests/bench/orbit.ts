/**
 * What the home page's orbit costs while it turns: `node tests/bench/orbit.ts` after a build.
 * The figures of the same page standing still under reduced motion are the ground to compare with.
 */
import type { CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../support/chromium.ts";
import { isHydrated } from "../support/hydrated.ts";
import { startServer } from "../support/server.ts";
import { trace } from "./trace.ts";

/** How long the orbit is watched, in ms. */
const WATCHED = 5_000;

const COUNTED = [
	"LayoutCount",
	"RecalcStyleCount",
	"LayoutDuration",
	"RecalcStyleDuration",
	"ScriptDuration",
	"TaskDuration",
] as const;

type Figures = Record<string, number>;

await using server = await startServer({ LOG_LEVEL: "warn" });
await using browser = await launchBrowser();
for (const [width, height] of [
	[390, 844],
	[1440, 900],
] as const) {
	for (const reducedMotion of ["no-preference", "reduce"] as const) {
		const context = await browser.newContext({
			viewport: { width, height },
			reducedMotion,
		});
		const page = await context.newPage();
		await page.goto(`${server.url}/tr`, { waitUntil: "networkidle" });
		await page.waitForFunction(isHydrated);
		await page
			.locator("section:has(#journey-title) ol")
			.evaluate((list) => list.scrollIntoView({ block: "center" }));
		const session = await context.newCDPSession(page);
		const tracing = await browser.newBrowserCDPSession();
		console.log(`\n${width} px, prefers-reduced-motion: ${reducedMotion}`);
		console.table(await watch(page, session, tracing));
		await context.close();
	}
}

/** Durations in ms, the rest in counts, over the time watched. */
async function watch(page: Page, session: CDPSession, tracing: CDPSession): Promise<Figures> {
	await session.send("Performance.enable");
	const events = await trace(tracing, ["devtools.timeline", "viz"]);
	const before = await metrics(session);
	await page.waitForTimeout(WATCHED);
	const after = await metrics(session);
	const figures: Figures = {};
	for (const name of COUNTED) {
		const spent = (after[name] ?? 0) - (before[name] ?? 0);
		const isDuration = name.endsWith("Duration");
		figures[name] = Math.round(isDuration ? spent * 1000 : spent);
	}
	const traced = await events();
	const count = (name: string) =>
		traced.filter((event) => event.name === name && event.ph !== "e").length;
	return {
		...figures,
		Paints: count("Paint"),
		"frames per second": Math.round(count("Graphics.Pipeline.DrawAndSwap") / (WATCHED / 1000)),
	};
}

async function metrics(session: CDPSession): Promise<Figures> {
	const { metrics: list } = await session.send("Performance.getMetrics");
	return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
