import type { Page } from "playwright-core";
import { plainText } from "../../shared/plain-text.ts";

/** The Turkish library, as its visitors see it. */
export const PATH = "/tr/ucretsiz-icerikler";
export const LIST = "2.000’den fazla firmalık liste";
export const PROMPTS = "Google Ads prompt kütüphanesi";

/** Unfolds search, chips and order. */
export const unfold = (page: Page) => page.getByText("Arayın, süzün, sıralayın").click();

export const titles = async (page: Page) =>
	(await page.locator("main li h3").allTextContents()).map(plainText);
export const pressed = (page: Page) =>
	page.locator('fieldset button[aria-pressed="true"]').allTextContents();
export const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const search = (page: Page) => page.getByLabel("Kaynaklarda arama");
export const address = (page: Page) => {
	const { pathname, search } = new URL(page.url());
	return pathname + search;
};
