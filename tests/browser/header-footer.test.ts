import { describe, expect, it } from "vitest";
import { copies } from "../../client/frame/load.server.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { expectFocus } from "../support/focus.ts";
import { overflowOf } from "../support/overflow.ts";
import { settled } from "../support/settled.ts";

const site = testBrowserSite();

const { tr, de } = copies;

const paths = {
	home: "/tr",
	solutions: "/tr/cozumler",
	cases: "/tr/vaka-calismalari",
};

describe("the header", () => {
	const { label, home, solutions, cases } = tr.navigation;

	it("stays at the top, with a logo that links the home page", async () => {
		const { page } = await site.visit(paths.home);
		await page.mouse.wheel(0, 3_000);
		await page.waitForFunction(() => window.scrollY > 1_000);
		expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
		const links = page.getByRole("navigation", { name: label }).getByRole("link");
		await links.first().click();
		await page.waitForFunction(() => window.scrollY === 0);
		await links.nth(1).click();
		await page.waitForURL(site.url + paths.solutions);
		await page.getByRole("link", { name: tr.homeLink.replace("{site}", "Vitrin") }).click();
		await page.waitForURL(site.url + paths.home);
	});

	it("highlights the current page's link", async () => {
		const { page } = await site.visit(paths.home, { javaScript: false });
		for (const [path, current] of [
			[paths.home, [home]],
			[paths.solutions, [solutions]],
			[paths.cases, [cases]],
			[`${paths.cases}/acilsatis`, [cases]],
			[`${paths.cases}-x`, []],
			[`${paths.home}/blog`, []],
		] as const) {
			await page.goto(site.url + path);
			const marked = await page
				.getByRole("navigation", { name: label })
				.getByRole("link")
				.evaluateAll((all) =>
					all
						.filter((link) => getComputedStyle(link).textDecorationLine.includes("underline"))
						.map((link) => [link.textContent, link.ariaCurrent]),
				);
			expect(marked, path).toEqual(current.map((name) => [name, "page"]));
		}
	});
});

describe("the call to action of the bar", () => {
	const action = tr.navigation.action;

	it.each([
		{ width: 1440, bottom: 64 },
		{ width: 390, bottom: 900 },
	])(
		"appears at $width px when the page's own button is out of view, and disappears at the closing section",
		async ({ width, bottom }) => {
			const { page } = await site.visit("/tr", { width });
			const button = page.getByRole("banner").getByText(action, { exact: true }).first();
			await button.waitFor({ state: "hidden" });
			await page.evaluate(() => window.scrollTo(0, innerHeight * 2));
			await button.waitFor();
			const box = await button.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bottom);
			expect(box?.y).toBeGreaterThan(bottom - 64);
			await page.locator("main > :last-child").evaluate((closing) => {
				closing.scrollIntoView();
			});
			await button.waitFor({ state: "hidden" });
		},
	);

	it("is visible at once on a page without its own button, and opens the dialog", async () => {
		const { page } = await site.visit("/tr/vaka-calismalari");
		await page.getByRole("banner").getByRole("button", { name: action }).click();
		await page.getByRole("dialog").getByRole("textbox").first().waitFor();
	});

	it("is in the drawer, beside all links of the footer, and gives the focus back to the menu's button", async () => {
		const { page } = await site.visit("/tr", { width: 390 });
		const toggle = page.getByRole("button", { name: tr.navigation.openMenu });
		await toggle.click();
		const drawer = page.getByRole("dialog", { name: tr.navigation.menuTitle });
		for (const name of Object.values(tr.footer.more)) {
			await drawer.getByRole("link", { name, exact: true }).waitFor();
		}
		await drawer.getByRole("button", { name: action }).click();
		await drawer.waitFor({ state: "hidden" });
		await page.getByRole("dialog").getByRole("textbox").first().waitFor();
		await page.keyboard.press("Escape");
		await expectFocus(toggle);
	});
});

describe("the language menu", () => {
	it("closes on Escape, on a click elsewhere and on choosing the language that is shown", async () => {
		const { page } = await site.visit("/tr");
		const menu = page.locator("header details");
		const summary = menu.locator("summary");
		await summary.click();
		await page.keyboard.press("Escape");
		expect(await menu.getAttribute("open")).toBeNull();
		await expectFocus(summary);
		await summary.click();
		await page.getByRole("heading", { level: 1 }).click();
		expect(await menu.getAttribute("open")).toBeNull();
		await menu.locator("summary").click();
		await menu.getByRole("link", { name: "Türkçe" }).click();
		expect(await menu.getAttribute("open")).toBeNull();
	});
});

describe("the drawer of narrow screens", () => {
	it("replaces the links, and closes on Escape and on any link", async () => {
		const { page } = await site.visit("/tr/blog", { width: 390 });
		const { label, openMenu } = tr.navigation;
		expect(await page.getByRole("navigation", { name: label }).isVisible()).toBe(false);
		const open = page.getByRole("button", { name: openMenu });
		const drawer = page.getByRole("dialog", { name: /Men[uü]/ });
		await open.click();
		await drawer.waitFor();
		await page.keyboard.press("Escape");
		await drawer.waitFor({ state: "hidden" });
		await expectFocus(open);
		for (const [name, path] of [
			["Çözümler", "/tr/cozumler"],
			["Vaka çalışmaları", "/tr/vaka-calismalari"],
			["Türkçe", "/tr/vaka-calismalari"],
			["Deutsch", "/de/fallstudien"],
		] as const) {
			await open.click();
			await drawer.getByRole("link", { name }).click();
			await drawer.waitFor({ state: "hidden" });
			// The address comes before the page, which closes the drawer once it is there.
			await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: "attached" });
			expect(page.url()).toBe(site.url + path);
		}
	});

	it("does not exist from 768 px on, and closes when the screen grows beyond", async () => {
		const { page } = await site.visit("/tr", { width: 768 });
		const toggle = page.getByRole("button", { name: tr.navigation.openMenu });
		expect(await toggle.isVisible()).toBe(false);
		await page.setViewportSize({ width: 767, height: 900 });
		await toggle.click();
		await page.getByRole("dialog").waitFor();
		await page.setViewportSize({ width: 844, height: 390 });
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		await page
			.getByRole("navigation", { name: tr.navigation.label })
			.getByRole("link", { name: tr.navigation.solutions })
			.click();
		await page.waitForURL(`${site.url}/tr/cozumler`);
	});

	it("stays open on a press between or below its links, and closes on a press beside the drawer", async () => {
		const { page } = await site.visit("/tr", { width: 390 });
		await page.getByRole("button", { name: tr.navigation.openMenu }).click();
		const drawer = page.getByRole("dialog");
		await drawer.waitFor();
		await settled(page);
		await page.mouse.click(300, 800);
		await settled(page);
		expect(await drawer.isVisible()).toBe(true);
		await page.mouse.click(20, 800);
		await drawer.waitFor({ state: "hidden" });
	});

	it("the page keeps its links where no script can open the drawer", async () => {
		const options = { width: 320, javaScript: false };
		const { page } = await site.visit("/de", options);
		const { label, openMenu, solutions } = de.navigation;
		expect(await page.getByRole("button", { name: openMenu }).isVisible()).toBe(false);
		expect(await overflowOf(page)).toBeLessThanOrEqual(0);
		await page
			.getByRole("navigation", { name: label })
			.getByRole("link", { name: solutions })
			.click();
		await page.waitForURL(`${site.url}/de/losungen`);
	});
});
