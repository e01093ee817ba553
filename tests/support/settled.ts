import type { Page } from "playwright-core";

/** Waits for every animation and transition that has an end; one that follows scrolling has none. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(
				({ effect, timeline }) =>
					timeline === document.timeline &&
					effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
			);
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
}
