import type { Page } from "playwright-core";

/** How long a page gets to settle after each step, in ms. */
export const SETTLED = 500;

type Step = (page: Page, selector: string) => Promise<void>;

const tap: Step = async (page, selector) => {
	const place = await page
		.locator(selector)
		.filter({ visible: true })
		.first()
		.evaluate((control) => {
			control.scrollIntoView({ block: "center", behavior: "instant" });
			const { x, y, width, height } = control.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		});
	await page.waitForTimeout(SETTLED / 5);
	await page.touchscreen.tap(place.x, place.y);
};
const type: Step = async (page, selector) => {
	await tap(page, selector);
	await page.keyboard.type("abc", { delay: 100 });
};
const choose: Step = async (page, selector) => {
	await page.locator(selector).first().focus();
	await page.keyboard.press("ArrowDown");
};
const back: Step = async (page) => {
	await page.goBack();
};

const DIALOG = "main ~ dialog[open]";

/** In the order of a visit; a page is spared the steps for which it has no control. */
export const STEPS: readonly (readonly [name: string, selector: string, step: Step])[] = [
	["menu opens", "header button[type=button]", tap],
	["menu closes", "dialog[open] button[type=button]", tap],
	["language menu opens", "header summary", tap],
	["language menu closes", "header details[open] summary", tap],
	["orbit node", "main section ol [aria-expanded=false]", tap],
	["orbit node again", "main section ol [aria-expanded=true]", tap],
	["tab", "main [role=tab][aria-selected=false]", tap],
	["summary opens", "main details:not([open]) summary", tap],
	["summary closes", "main details[open] summary", tap],
	["typing in the search", "main [type=search]", type],
	["category", "main button[name=category] >> nth=2", tap],
	["sort", "main select[name=sort]", choose],
	["search", "main form:has([type=search]) [type=submit]:not([name])", tap],
	["copy button", ".post-code button", tap],
	["choice of the composer", "main select[name=role]", choose],
	["typing in the composer", "main [name=offer]", type],
	["composer", "main form:has([name=offer]) [type=submit]", tap],
	["second composer", "main form:has([name=entry]) [type=submit]", tap],
	["typing in the form", "main form:has([name=message]) [name=email]", type],
	["leaving the form's field", "main form:has([name=message]) [name=name]", tap],
	["sending the form with errors", "main form:has([name=message]) [type=submit]", tap],
	[
		"newsletter with an error",
		"main form:not(:has([name=message])):has([name=email]) [type=submit]",
		tap,
	],
	["creating a post", "main [aria-busy=false]", tap],
	["dialog opens", "main [aria-haspopup=dialog]", tap],
	["typing in the dialog", `${DIALOG} [name=email]`, type],
	["leaving the dialog's field", `${DIALOG} [name=company]`, tap],
	["sending the dialog with errors", `${DIALOG} [type=submit]`, tap],
	["dialog closes", `${DIALOG} [type=button]`, tap],
	["dialog opens again", "main [aria-haspopup=dialog]", tap],
	["dialog closes again", `${DIALOG} [type=button]`, tap],
	["link in the page", 'main a[href^="/"]:not([href*="#"], [href*="."])', tap],
	["back", "html", back],
	["link to the home page", "header a", tap],
	["back from there", "html", back],
];
