import axe from "axe-core";
import type { Page } from "playwright-core";
import { settled } from "./settled.ts";

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

declare global {
	interface Window {
		axe: typeof axe;
	}
}
