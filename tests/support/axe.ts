import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds on the page as it stands, once everything that fades or slides has arrived.
 * @returns one line a finding: the rule and the elements.
 */
export async function axeFindings(page: Page): Promise<string[]> {
	await settled(page);
	// The site's policy forbids a script tag of ours, but not what the debugger evaluates.
	await page.evaluate(axe.source);
	const { violations } = await page.evaluate(() => window.axe.run());
	return violations.map(
		({ id, nodes }) =>
			`${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary})`).join("; ")}`,
	);
}

/** Waits for every animation that has an end. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(
				(animation) =>
					animation.effect?.getComputedTiming().endTime !==
					Number.POSITIVE_INFINITY,
			);
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
