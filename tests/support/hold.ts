import type { Page } from "playwright-core";

/** Holds back the requests of a page that fit a pattern. @returns lets them through. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}
