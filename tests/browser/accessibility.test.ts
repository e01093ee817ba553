import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { de as frameDe } from "../../client/frame/de.ts";
import { tr as frameTr } from "../../client/frame/tr.ts";
import { copies as homes } from "../../client/pages/home/load.server.ts";
import { plainText } from "../../shared/plain-text.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

it.each([
	["tr", 390],
	["de", 1440],
] as const)(
	"axe finds nothing in %s at %i px on the home page with a stage selected and the language menu open",
	async (language, width) => {
		const { page } = await site.visit(`/${language}`, { width });
		await page
			.getByRole("list", { name: homes[language].journey.listLabel })
			.getByRole("button")
			.nth(2)
			.click({ force: true });
		await page.locator("#stage-3").waitFor();
		await page.locator("header summary").click();
		expect(await axeFindings(page)).toEqual([]);
	},
);

it("axe finds nothing on the open drawer", async () => {
	const { page } = await site.visit("/de", { width: 390 });
	await page.getByRole("button", { name: frameDe.navigation.openMenu }).click();
	await page.getByRole("dialog").waitFor();
	expect(await axeFindings(page)).toEqual([]);
});

interface Stop {
	what: string;
	/** Whether it comes after the stop before in the document. */
	inOrder: boolean;
	outlined: boolean;
	/** Whether its middle is on the screen and nothing covers it. */
	uncovered: boolean;
}

/** What has the focus now; undefined once it has left the page. */
const stopOn = (page: Page) =>
	page.evaluate((): Stop | undefined => {
		const focused = document.activeElement;
		const last = window.lastStop;
		if (!focused || focused === document.body) return undefined;
		window.lastStop = focused;
		const { x, y, width, height } = focused.getBoundingClientRect();
		const top = document.elementFromPoint(x + width / 2, y + height / 2);
		const { outlineStyle, outlineWidth } = getComputedStyle(focused);
		return {
			what: `${focused.tagName} ${focused.ariaLabel ?? focused.textContent}`,
			inOrder:
				!last || (last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
			outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
			uncovered: top !== null && focused.contains(top),
		};
	});

describe("the keyboard", () => {
	it.each([390, 1280])(
		"goes through the whole home page in order and in sight at %i px",
		async (width) => {
			const { page } = await site.visit("/tr", { width });
			const stops: Stop[] = [];
			for (;;) {
				await page.keyboard.press("Tab");
				const stop = await stopOn(page);
				if (!stop) break;
				stops.push(stop);
				expect(stops.length, "a trap").toBeLessThan(100);
			}
			const faulty = stops.filter(
				({ inOrder, outlined, uncovered }) => !(inOrder && outlined && uncovered),
			);
			expect(faulty).toEqual([]);
			const all = plainText(stops.map(({ what }) => what).join("\n"));
			const reached = [
				frameTr.skipLink,
				homes.tr.agitate.listLabel,
				...homes.tr.journey.stages.map(({ shortTitle }) => shortTitle),
				homes.tr.cases.details,
				...homes.tr.faq.items.map(({ question }) => question),
				homes.tr.closing.action,
				frameTr.footer.terms,
			];
			const missed = reached.filter((text) => !all.includes(plainText(text)));
			expect(missed).toEqual([]);
		},
	);
});

declare global {
	interface Window {
		lastStop?: Element;
	}
}
