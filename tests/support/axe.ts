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
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	const violations = await page.evaluate(async () => {
		// A third of the time: describing the elements that pass takes the rest.
		const results = await window.axe.run({ resultTypes: ["violations"] });
		return results.violations;
	});
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
