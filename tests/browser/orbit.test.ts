import { describe, expect, it } from "vitest";
import { tr } from "../../client/pages/home/tr.ts";
import { type Site, testBrowserSite } from "../support/browser-site.ts";
import {
	cardOf,
	cardsOn,
	listOf,
	litOn,
	nodesOf,
	placeOf,
	press,
	ringOf,
	selectedOn,
	turnOf,
} from "../support/orbit.ts";
import { clippedTexts } from "../support/overflow.ts";
import { settled } from "../support/settled.ts";

const site = testBrowserSite();

/** Which stages each stage is related to (specification §3). */
const RELATED = { 1: [2, 3], 2: [1, 3], 3: [1, 2, 4], 4: [3, 5], 5: [1, 3, 4] };

const stages = [1, 2, 3, 4, 5] as const;
const { journey } = tr;

const visitOrbit = async (options: Parameters<Site["visit"]>[1] = {}) => {
	const visit = await site.visit("/tr", { reducedMotion: false, ...options });
	await visit.hydrated();
	await listOf(visit.page).evaluate((list) =>
		list.scrollIntoView({ block: "center", behavior: "instant" }),
	);
	return visit;
};

describe("turning", () => {
	it("goes on by 0.25° every 50 ms, and keeps the nodes upright", async () => {
		const { page } = await visitOrbit();
		const before = await turnOf(page);
		await expect.poll(async () => (await turnOf(page)).ms).toBeGreaterThan((before.ms ?? 0) + 400);
		const after = await turnOf(page);
		const ms = (after.ms ?? 0) - (before.ms ?? 0);
		expect((after.degrees - before.degrees) / ms).toBeCloseTo(0.25 / 50, 5);
		const tilts = await nodesOf(page).evaluateAll((nodes) =>
			nodes.map((node) => {
				// A square that stands upright fills its bounding box.
				const { width } = node.getBoundingClientRect();
				return width / (node instanceof HTMLElement ? node.offsetWidth : 0);
			}),
		);
		for (const tilt of tilts) expect(tilt).toBeCloseTo(1, 2);
	});

	it("stands still under reduced motion", async () => {
		const { page } = await visitOrbit({ reducedMotion: true });
		expect(await turnOf(page)).toEqual({ degrees: 0, ms: undefined });
		await press(page, 3);
		expect((await turnOf(page)).ms).toBeUndefined();
	});
});

it("has a radius that follows the screen", async () => {
	const { page } = await visitOrbit({ reducedMotion: true });
	const ranges: [width: number, from: number, to: number][] = [
		[390, 160, 164],
		[480, 162, 216],
		[767, 214, 218],
		[768, 200, 220],
		[1023, 200, 221],
		[1024, 299, 301],
		[1440, 300, 380],
		[1920, 379, 381],
	];
	for (const [width, from, to] of ranges) {
		await page.setViewportSize({ width, height: 900 });
		const { radius } = await placeOf(page, 1);
		expect(radius, `${width} px`).toBeGreaterThanOrEqual(from);
		expect(radius, `${width} px`).toBeLessThanOrEqual(to);
	}
});

describe("selecting a stage", () => {
	it("shows only its card and highlights exactly the related stages", async () => {
		const { page, messages } = await visitOrbit();
		expect(await selectedOn(page)).toEqual([]);
		expect(await cardsOn(page)).toEqual([]);
		for (const stage of stages) {
			await press(page, stage);
			await settled(page);
			await expect.poll(() => selectedOn(page)).toEqual([stage]);
			await expect.poll(() => cardsOn(page)).toEqual([stage]);
			// Its node is at three o'clock, and nothing moves the ring any more.
			expect((await placeOf(page, stage)).degrees).toBeCloseTo(0, 0);
			expect((await turnOf(page)).ms).toBeUndefined();
			expect(await cardOf(page, stage).textContent()).toContain(journey.stages[stage - 1]?.title);
			await expect
				.poll(() => litOn(page))
				.toEqual({
					lit: RELATED[stage],
					lines: RELATED[stage].length,
				});
			const named = cardOf(page, stage).locator("ul button");
			expect(await named.allTextContents()).toEqual(
				RELATED[stage].map((id) => journey.stages[id - 1]?.title),
			);
		}
		expect(messages).toEqual([]);
	});

	it("brings its node to the top of narrow screens, to three o'clock of wide ones", async () => {
		const { page } = await visitOrbit({ reducedMotion: true });
		for (const [width, place] of [
			[390, -90],
			[1023, -90],
			[1024, 0],
			[1440, 0],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			for (const stage of stages) {
				// Not at a point of the screen: after the stage before, a small phone scrolls.
				await nodesOf(page)
					.nth(stage - 1)
					.dispatchEvent("click");
				const { degrees } = await placeOf(page, stage);
				expect(degrees, `${width} px`).toBeCloseTo(place, 0);
			}
		}
	});

	it("a second time clears the selection, and the orbit continues from its position", async () => {
		const { page } = await visitOrbit();
		await press(page, 2);
		await settled(page);
		const stood = await turnOf(page);
		await press(page, 2);
		await expect.poll(() => selectedOn(page)).toEqual([]);
		await expect.poll(() => cardsOn(page)).toEqual([]);
		const { degrees, ms } = await turnOf(page);
		expect(degrees - stood.degrees).toBeCloseTo(((ms ?? -1) * 0.25) / 50, 2);
		await expect.poll(async () => (await turnOf(page)).degrees).toBeGreaterThan(degrees);
	});

	it("a second time during the movement lets the orbit continue without a jump", async () => {
		const { page } = await visitOrbit();
		const jump = await ringOf(page).evaluate(async (ring) => {
			const turned = () => Number.parseFloat(getComputedStyle(ring).rotate);
			const node = ring.querySelectorAll<HTMLElement>("ol button")[2];
			node?.click();
			const start = turned();
			while (Math.abs(turned() - start) < 5) {
				await new Promise(requestAnimationFrame);
			}
			const before = turned();
			node?.click();
			return turned() - before;
		});
		expect(Math.abs(jump)).toBeLessThan(1);
	});

	it("is cleared by a click on the background, but not on the card", async () => {
		const { page } = await visitOrbit();
		await press(page, 4);
		await settled(page);
		await cardOf(page, 4).locator("h3").click();
		await expect.poll(() => selectedOn(page)).toEqual([4]);
		await ringOf(page).click({ force: true });
		await expect.poll(() => selectedOn(page)).toEqual([]);
		await expect.poll(() => cardsOn(page)).toEqual([]);
		expect((await turnOf(page)).ms).toBeDefined();
	});

	it("works with the keyboard, and the focus is never lost", async () => {
		const { page } = await visitOrbit();
		const focused = (stage: number) =>
			nodesOf(page)
				.nth(stage - 1)
				.evaluate((node) => node === document.activeElement);
		await nodesOf(page).nth(0).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => selectedOn(page)).toEqual([1]);
		await cardOf(page, 1)
			.getByRole("button", { name: journey.stages[2]?.title ?? "" })
			.press("Enter");
		await expect.poll(() => selectedOn(page)).toEqual([3]);
		expect(await focused(3)).toBe(true);
		await cardOf(page, 3).getByRole("button", { name: journey.close }).press("Enter");
		await expect.poll(() => selectedOn(page)).toEqual([]);
		expect(await focused(3)).toBe(true);
		await page.keyboard.press("Space");
		await cardOf(page, 3).getByRole("button", { name: journey.close }).press("Escape");
		await expect.poll(() => selectedOn(page)).toEqual([]);
		expect(await focused(3)).toBe(true);
		// The list beside the orbit gives its place to the card that it opens.
		const row = page.getByRole("button", {
			name: `${journey.stages[1]?.title} ${journey.stages[1]?.content[0]}`,
		});
		await row.press("Enter");
		await expect.poll(() => cardsOn(page)).toEqual([2]);
		expect(await focused(2)).toBe(true);
		expect(await row.isVisible()).toBe(false);
	});
});

describe("narrow screens", () => {
	it("show the card below the orbit", async () => {
		const { page } = await visitOrbit({ reducedMotion: true });
		await press(page, 1);
		await cardOf(page, 1).waitFor();
		for (const width of [320, 390, 768, 1023]) {
			await page.setViewportSize({ width, height: 900 });
			const orbit = await ringOf(page).boundingBox();
			const card = await cardOf(page, 1).boundingBox();
			expect(card?.y, `${width} px`).toBeGreaterThanOrEqual((orbit?.y ?? 0) + (orbit?.height ?? 0));
		}
	});

	it.each([480, 481])(
		"scroll to the orbit with its card 300 ms after a selection, up to 480 px: %i px",
		async (width) => {
			const { page } = await visitOrbit({
				width,
				reducedMotion: true,
			});
			const scrolled = () => page.evaluate(() => window.scrollY);
			await page.clock.install();
			await page.clock.pauseAt(Date.now() + 60_000);
			await press(page, 1);
			await cardOf(page, 1).waitFor();
			const before = await scrolled();
			await page.clock.runFor(299);
			expect(await scrolled()).toBe(before);
			await page.clock.runFor(width > 480 ? 2_000 : 1);
			if (width > 480) return expect(await scrolled()).toBe(before);
			const header = await page.locator("header").first().boundingBox();
			const top = (await nodesOf(page).first().boundingBox())?.y ?? 0;
			expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
			expect(top).toBeLessThan((header?.height ?? 0) + 48);
			const title = await cardOf(page, 1).locator("h3").boundingBox();
			expect(title?.y).toBeLessThan(900 - 150);
		},
	);
});

it("shows all the names of the orbit's stages wherever it has turned to, at 320 px", async () => {
	const { page } = await site.visit("/de", {
		width: 320,
		reducedMotion: false,
	});
	const clipped = new Set<string>();
	for (let turn = 0; turn < 360; turn += 15) {
		await page.evaluate((degrees) => {
			for (const animation of document.getAnimations()) {
				if (animation.timeline !== document.timeline) continue;
				animation.pause();
				animation.currentTime = (degrees / 5) * 1000;
			}
		}, turn);
		for (const text of await clippedTexts(page)) clipped.add(text);
	}
	expect([...clipped]).toEqual([]);
});
