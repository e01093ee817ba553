import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { Language } from "../../shared/languages.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, paste, testDeskPages, textIn } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";

const site = testBrowserSite(() => ({}));
const { open, pool } = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

const DESCRIPTION = "What does the picture show?";

/** Opens a draft with this text. */
async function openText(slug: string, content: string, language: Language = "en") {
	const [id] = await insertPosts(await site.databaseUrl(), [
		{ language, slug, title: `Post ${slug}`, excerpt: "Short", status: "draft", content },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	const text = field(page, "Text");
	await text.waitFor();
	return { page, text };
}

/** Puts pictures into the text, each with a line below it. */
async function withPictures(page: Page, text: Locator, count: number) {
	await text.press("Control+End");
	for (let number = 1; number <= count; number += 1) {
		await paste(text, { picture: await photo(640, 400, "png") });
		await expectFocus(text.getByLabel(DESCRIPTION).last());
		await page.keyboard.press("Tab");
		await page.keyboard.insertText(`Below ${number}\n\n`);
	}
}

/** The line of the cursor. */
const lineOf = (text: Locator) =>
	text.evaluate((element) => {
		const { anchorNode } = getSelection() ?? {};
		const place = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
		return place && element.contains(place) ? place.closest(".cm-line")?.textContent : undefined;
	});

test("Tab goes from cell to cell, moves an item of a list, and leaves the text only after Escape", async () => {
	const { page, text } = await openText("tab", "| One | Two |\n| --- | --- |\n| 1 | 2 |");
	await text.press("Control+Home");
	for (const key of ["ArrowRight", "ArrowRight", "Tab"]) await page.keyboard.press(key);
	await page.keyboard.type("!");
	await page.keyboard.press("Tab");
	await page.keyboard.type("?");
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.type("Second");
	for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
	await page.keyboard.type("3");
	await page.keyboard.press("Tab");
	await page.keyboard.type("4");
	expect(await textIn(text)).toBe("| One | Second |\n| --- | --- |\n| ? | 2 |\n| 3 | 4 |");

	// In a table its button offers rows and columns, not another table.
	await page.getByRole("button", { name: "Table" }).click();
	await page.getByRole("menuitem", { name: "Add row below" }).click();
	await page.keyboard.type("5");
	expect(await textIn(text)).toContain("| 3 | 4 |\n|  | 5 |");

	await text.press("Control+End");
	await page.keyboard.type("\n\n1. outer\ninner");
	await page.keyboard.press("Tab");
	expect(await textIn(text)).toContain("1. outer\n   1. inner");

	await text.press("Control+End");
	await page.keyboard.type("\n\n\nWords");
	await withPictures(page, text, 1);
	await text.press("Control+End");
	for (const key of ["ArrowUp", "ArrowUp", "Tab", "Tab", "Shift+Tab"])
		await page.keyboard.press(key);
	await expectFocus(text);
	expect(await textIn(text)).toContain("\nWords\n");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Tab");
	expect(await text.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test("a new table has names for its columns in the post’s language to type over, and Enter takes none of them", async () => {
	const { page, text } = await openText("table", "Words", "de");
	await text.press("Control+End");
	await page.getByRole("button", { name: "Table" }).click();
	await page.keyboard.type("Step");
	for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
	await page.keyboard.type("Offer");
	expect(await textIn(text)).toBe("Words\n\n| Step | Spalte 2 |\n| --- | --- |\n| Offer |  |\n\n");
});

test("the search in the text says how much it finds and has replaced", async () => {
	const { page, text } = await openText("search", "One two one three one");
	await text.press("Control+Home");
	await text.press("Control+f");
	const count = page.locator(".cm-search output");
	const says = (words: string) => expect.poll(() => count.textContent()).toBe(words);
	await page.keyboard.type("one");
	await says("found: 3");
	await page.keyboard.press("Enter");
	await says("1 of 3");
	await page.keyboard.type("x");
	await says("nothing found");
	await page.keyboard.press("Backspace");
	await page.keyboard.type("one");
	await page.getByRole("textbox", { name: "Replace" }).pressSequentially("1");
	await button(page, "replace all").click();
	await says("3 replaced.");
	expect(await textIn(text)).toBe("1 two 1 three 1");
});

test("a click sets the cursor where it was made, also below pictures; the arrows stop at each line", async () => {
	const { page, text } = await openText("places", "First");
	await withPictures(page, text, 4);
	await page.waitForFunction(() =>
		[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
	);
	for (const number of [4, 3, 2, 1]) {
		const line = text.locator(".cm-line", { hasText: `Below ${number}` });
		const box = await line.boundingBox();
		await line.click({ position: { x: 4, y: (box?.height ?? 0) - 3 } });
		expect(await lineOf(text)).toBe(`Below ${number}`);
	}
	const lines = (await textIn(text)).split("\n");
	await text.press("Control+End");
	for (const line of lines.toReversed()) {
		expect(await lineOf(text)).toBe(line);
		await page.keyboard.press("ArrowUp");
	}
	for (const line of lines) {
		expect(await lineOf(text)).toBe(line);
		await page.keyboard.press("ArrowDown");
	}
	for (const key of ["Shift+ArrowUp", "Shift+ArrowUp", "Delete"]) await page.keyboard.press(key);
	expect(await text.locator("img").count()).toBe(4);
});

test("the text stays where it was scrolled to while the view beside it changes; on a phone the page opens there", async () => {
	const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}. ${"Words ".repeat(60)}`);
	const { page, text } = await openText("place", lines.join("\n\n"));
	const pane = async (name: string) => {
		await page.getByRole("radiogroup", { name: "View" }).getByText(name, { exact: true }).click();
		await page.locator(`[data-pane=${name.toLowerCase()}]`).waitFor();
	};
	/** The paragraph below the buttons. */
	const atTop = async () => {
		const bar = await page.getByRole("toolbar").boundingBox();
		const edge = (bar?.y ?? 0) + (bar?.height ?? 0) + 12;
		return text.evaluate((element, edge) => {
			const line = [...element.querySelectorAll(".cm-line")].find(
				(one) => one.textContent && one.getBoundingClientRect().bottom > edge,
			);
			return line?.textContent?.split(".")[0];
		}, edge);
	};
	const scrollTo = async (top: number) => {
		await page.evaluate((top) => window.scrollTo({ top }), top);
		await expect.poll(atTop).not.toMatch(/Line \d$/);
		return atTop();
	};
	const before = await scrollTo(4_000);
	for (const name of ["Write", "Page", "Details", "Write", "Page", "Details"]) await pane(name);
	await expect.poll(atTop).toBe(before);

	const isOnSitePage = (line: string | undefined) =>
		page
			.frameLocator("iframe")
			.getByText(`${line}.`, { exact: false })
			.evaluate((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return bottom > 0 && top < window.innerHeight;
			});
	// Beside the text the page follows it.
	await pane("Page");
	const read = await scrollTo(6_000);
	await expect.poll(() => isOnSitePage(read)).toBe(true);

	await page.setViewportSize({ width: 390, height: 844 });
	await pane("Write");
	const onPhone = await scrollTo(9_000);
	await pane("Page");
	await expect.poll(() => isOnSitePage(onPhone)).toBe(true);
	await pane("Write");
	await expect.poll(atTop).toBe(onPhone);
});

test("undo in the untouched description of a new picture takes the picture out", async () => {
	const { page, text } = await openText("undo", "Words");
	await text.press("Control+End");
	await paste(text, { picture: await photo(64, 40, "png") });
	const description = text.getByLabel(DESCRIPTION);
	await expectFocus(description);
	await page.keyboard.press("Control+z");
	await expectFocus(text);
	expect(await textIn(text)).toBe("Words");
	await page.keyboard.press("Control+y");
	await description.fill("A desk");
	await description.press("Control+z");
	await expectFocus(description);
});

test("a file that is dropped on a picture stands after it; pictures can be moved", async () => {
	const { page, text } = await openText("dropped", "First");
	await withPictures(page, text, 1);
	const drop = async (target: Locator) => {
		const data = (await photo(320, 200, "png")).toString("base64");
		await target.evaluate((element, picture) => {
			const transfer = new DataTransfer();
			const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
			transfer.items.add(new File([bytes], "picture.png", { type: "image/png" }));
			const { x, y, height } = element.getBoundingClientRect();
			element.dispatchEvent(
				new DragEvent("drop", {
					dataTransfer: transfer,
					clientX: x + 20,
					clientY: y + height * 0.75,
					bubbles: true,
					cancelable: true,
				}),
			);
		}, data);
	};
	await drop(text.locator("img"));
	await expect.poll(() => text.locator("img").count()).toBe(2);
	const order = async () => (await textIn(text)).match(/^.{1,11}/gm);
	expect(await order()).toEqual(["First", "![](picture", "![](picture", "Below 1"]);
	await text.getByRole("button", { name: "Move down" }).last().click();
	await expect.poll(order).toEqual(["First", "![](picture", "Below 1", "![](picture"]);
	await text.getByRole("button", { name: "Move up" }).first().click();
	await expect.poll(order).toEqual(["![](picture", "First", "Below 1", "![](picture"]);
	const dropFile = (name: string) =>
		text.evaluate((element, name) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File(["<b>x</b>"], name));
			const options = { dataTransfer, bubbles: true, cancelable: true };
			element.dispatchEvent(new DragEvent("drop", options));
		}, name);
	// A photograph of an iPhone, which this browser cannot read.
	await dropFile("IMG_0001.HEIC");
	await page.getByText("Export the photo as a JPEG", { exact: false }).waitFor();
	// What is no picture is not taken, and not opened in place of the desk.
	await dropFile("brief.html");
	await page.getByText("brief.html is not a picture.", { exact: false }).waitFor();
	expect(await textIn(text)).not.toContain("<b>");
	// Beside the text it comes to the cursor.
	await text.press("Control+Home");
	await drop(page.getByRole("banner").last());
	await expect.poll(() => text.locator("img").count()).toBe(3);
});
