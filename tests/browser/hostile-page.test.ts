import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tr } from "../../client/quick-analysis/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { dialogOf, openDialog } from "../support/dialog.ts";

const site = testBrowserSite();

/** Replaces every text by an element with the text in it, as browsers do that translate a page. */
const translate = (page: Page) =>
	page.evaluate(() => {
		const root = document.getElementById("root");
		if (!root) throw new Error("The page has no root");
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const found: Node[] = [];
		while (texts.nextNode()) found.push(texts.currentNode);
		for (const text of found) {
			if (!text.nodeValue?.trim()) continue;
			const font = document.createElement("font");
			font.append(document.createElement("font"));
			if (font.firstChild) font.firstChild.textContent = text.nodeValue;
			text.parentNode?.replaceChild(font, text);
		}
	});

const wordsOf = async (page: Page) =>
	(await page.locator("#root").innerText()).split(/\s+/).filter(Boolean);

describe("a page that the browser translates", () => {
	it.each([
		["/tr", "/de"],
		["/tr/cozumler", "/de/losungen"],
		["/tr/vaka-calismalari", "/de/fallstudien"],
		["/tr/satis-otomasyonu-demo", "/de/vertriebsautomatisierung-demo"],
		["/tr/ucretsiz-icerikler", "/de/kostenlose-inhalte"],
		["/tr/hizmetlerimiz", "/de/dienstleistungen"],
		["/tr/vaka-calismalari/salevium", "/tr/vaka-calismalari/erpa-teknoloji"],
	])("shows no word of %s at %s", async (from, to) => {
		const { page, hydrated, messages } = await site.visit(to);
		const expected = await wordsOf(page);
		await page.goto(site.url + from);
		await hydrated();
		await translate(page);
		// The language menu's links are hidden.
		await page.locator(`a[href="${to}"]`).first().dispatchEvent("click");
		await page.waitForURL(site.url + to);
		await expect.poll(() => wordsOf(page)).toEqual(expected);
		expect(messages).toEqual([]);
	});
});

describe("a hydration that fails", () => {
	it.each([
		["because the browser has translated the page", translate],
		[
			"because of an extension's element",
			(page: Page) =>
				page.evaluate(() => {
					const root = document.getElementById("root");
					root?.prepend(document.createElement("some-extension"));
				}),
		],
	])("%s keeps typed text", async (_, spoil) => {
		const { page, releaseScripts, hydrated } = await site.visit("/tr/kisisel-veri-basvurusu", {
			slowScripts: true,
		});
		const name = page.getByRole("main").getByLabel("Ad soyad");
		await name.fill("Ayşe Gül");
		await spoil(page);
		releaseScripts();
		await hydrated();
		expect(await name.inputValue()).toBe("Ayşe Gül");
	});
});

it("typed text survives other pages and a reload, in this tab only", async () => {
	const { page } = await site.visit("/tr/hizli-analiz");
	const name = page.getByRole("main").getByLabel("Ad soyad");
	const shown = () => expect.poll(() => name.inputValue());
	await name.fill("Ayşe Gül");
	await page.getByRole("contentinfo").getByText("Gizlilik").click();
	await page.waitForURL("**/tr/gizlilik");
	await page.goBack();
	await shown().toBe("Ayşe Gül");
	await page.reload();
	await shown().toBe("Ayşe Gül");
	const other = await page.context().newPage();
	await other.goto(page.url());
	expect(await other.evaluate(() => [...Object.keys(localStorage)])).toEqual([]);
	expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
});

it("a message typed into the dialog survives a reload", async () => {
	const { page, hydrated } = await site.visit("/tr");
	await openDialog(page);
	const message = dialogOf(page).getByLabel("Mesaj");
	await message.fill("Teklif takibi");
	await page.reload();
	await hydrated();
	await openDialog(page);
	await expect.poll(() => message.inputValue()).toBe("Teklif takibi");
});

describe("in forced colours", () => {
	/** px */
	const THICK = 2;

	it.each([
		["/tr/vaka-calismalari/salevium", '[role=tab][aria-selected="true"]'],
		["/tr", '[role=option][aria-selected="true"]'],
	])("the selected item on %s has an edge", async (path, selector) => {
		const { page } = await site.visit(path);
		await page.emulateMedia({ forcedColors: "active" });
		const edges = await page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const style = getComputedStyle(element);
				const outline = style.outlineStyle === "solid" && style.outlineWidth;
				return [style.borderBottomWidth, outline || "0"].map(Number.parseFloat);
			});
		expect(Math.max(...edges)).toBeGreaterThanOrEqual(THICK);
	});
});

describe("the dialog", () => {
	it("has a short description, its form a name, and in forced colours an edge", async () => {
		const { page } = await site.visit("/tr");
		await page.emulateMedia({ forcedColors: "active" });
		await openDialog(page);
		const dialog = page.getByRole("dialog", { name: tr.title });
		const described = await dialog.getAttribute("aria-describedby");
		const lead = await page.locator(`[id="${described}"]`).textContent();
		expect(lead).toBe(tr.lead);
		await dialog.getByRole("form", { name: tr.title }).waitFor();
		const sheet = dialog.locator("> div").first();
		expect(await sheet.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
	});

	it("covers no field that has the focus, however small the screen", async () => {
		const { page } = await site.visit("/tr");
		const dialog = dialogOf(page);
		for (const [width, height] of [
			[375, 380],
			[667, 180],
			[375, 640],
			[1280, 700],
		] as const) {
			await page.setViewportSize({ width, height });
			await openDialog(page);
			await dialog.getByRole("button", { name: tr.submit }).focus();
			for (const label of ["Mesaj", "Firma", "E-posta", "Ad soyad"]) {
				await page.keyboard.press("Shift+Tab");
				const field = dialog.getByLabel(label);
				const isSeen = () =>
					field.evaluate((element) => {
						const { left, top, bottom } = element.getBoundingClientRect();
						return (
							element === document.activeElement &&
							[top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 9, y) === element)
						);
					});
				const message = `${label} at ${width}×${height} px`;
				await expect.poll(isSeen, { message }).toBe(true);
			}
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "hidden" });
		}
	});
});
