import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds wrong with a page, one line a rule with the elements concerned. It is put in through
 * the debugger, because the site's policy lets no foreign script in.
 */
export async function axeFindings(page: Page): Promise<string[]> {
	await page.evaluate(axe.source);
	const { violations } = await page.evaluate(() => window.axe.run());
	return violations.map(
		({ id, nodes }) =>
			`${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
	);
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
