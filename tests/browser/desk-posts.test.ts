import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, paste, saved, testDeskPages, textIn } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { overflowOf } from "../support/overflow.ts";
import { photo } from "../support/pictures.ts";
import { act } from "../support/post-editor.ts";
import { insertPosts } from "../support/posts.ts";

const site = testBrowserSite(() => ({}));
const { open, pool } = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

/** Puts a draft into the database. @returns the path of its page in the desk. */
async function draft(slug: string): Promise<string> {
	const [id] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug, title: `Post ${slug}`, status: "draft", published_at: null },
	]);
	return `/desk/posts/${id}`;
}

test("an editor writes a post with marks, sees its page and publishes it", async () => {
	const { page, messages } = await open("/desk", { role: "editor", name: "Ece Kaya" });
	await page.getByRole("heading", { name: "Posts", level: 1 }).waitFor();
	expect(await axeFindings(page)).toEqual([]);
	// Nothing that is typed at once is lost.
	await page.keyboard.press("n");
	await page.keyboard.type("Two rules for offers");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Two rules for offers", level: 1 }).waitFor();
	expect(await page.getByRole("combobox", { name: "Author" }).inputValue()).toBe("Ece Kaya");

	const text = field(page, "Text");
	await expectFocus(text);
	await field(page, "Title").press("End");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expectFocus(text);
	await field(page, "Title").focus();
	await page.keyboard.press("Enter");
	await page.keyboard.type("Before\nThe first rule");
	await button(page, "Heading").click();
	await page.keyboard.type("\nWrite ");
	await page.keyboard.press("Control+b");
	await page.keyboard.type("early");
	expect(await textIn(text)).toBe("Before\n\n## The first rule\n\nWrite **early**");
	await page.keyboard.press("End");
	await page.keyboard.type(".\n- Alpha\nOmega");
	expect(await textIn(text)).toMatch(/- Alpha\n- Omega$/);
	// The page beside the text takes nothing of what can be undone.
	await page.getByText("Page", { exact: true }).click();
	const sitePage = page.frameLocator("iframe");
	await sitePage.getByText("Omega").waitFor();
	expect(await axeFindings(page)).toEqual([]);
	await text.press("Control+z");
	await expect.poll(() => textIn(text)).not.toContain("Omega");
	await expect.poll(() => sitePage.getByText("Omega").count()).toBe(0);
	expect(await sitePage.locator("script").count()).toBe(0);
	// The keyboard passes the links of the page by.
	await page.getByRole("radio", { name: "Desktop", exact: true }).press("Tab");
	expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
	await page.getByText("Search and share", { exact: true }).click();
	await page.getByText("localhost", { exact: false }).first().waitFor();

	await page.getByRole("radiogroup").getByText("Details", { exact: true }).click();
	await button(page, "Publish").click();
	await page.getByText("This field is required.").first().waitFor();
	await expectFocus(field(page, "Excerpt"));
	await field(page, "Excerpt").fill("Short");
	await page.getByRole("combobox", { name: "Category" }).fill("Sales");
	await button(page, "Publish").click();
	await page.getByText("Published", { exact: true }).waitFor();
	expect(await axeFindings(page)).toEqual([]);
	await act(page, "Keyboard shortcuts");
	const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await keys.getByText("Describe the picture on this line").waitFor();
	await page.keyboard.press("Escape");
	await expectFocus(button(page, "More actions"));
	await page.getByRole("radiogroup", { name: "View" }).getByText("Write", { exact: true }).click();
	await expectFocus(field(page, "Text"));

	const read = async () => (await fetch(`${site.url}/en/blog/two-rules-for-offers`)).text();
	await expect.poll(read).toContain("<strong>early</strong>");
	const expected = /^$|status of (422|404)|React DevTools/;
	expect(messages.filter((message) => !expected.test(message))).toEqual([]);
});

test("pictures of a phone are reduced, and stand where the cursor was, whatever headings are called", async () => {
	const path = await draft("pictures");
	const { page } = await open(path, { role: "editor", name: "Ece Kaya", width: 390, height: 844 });
	const text = field(page, "Text");
	await text.fill("## One\n\nFirst\n\nSecond");
	await text.press("Control+Home");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	const large = await photo(4_000, 3_000);
	const pane = (name: string) =>
		page.getByRole("radiogroup").getByText(name, { exact: true }).click();
	const upload = (name: string) =>
		page
			.getByLabel(name, { exact: true })
			.and(page.locator("input"))
			.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: large });
	await pane("Details");
	await upload("Add a cover");
	await button(page, "Replace the cover").waitFor();
	await expectFocus(page.locator("div[data-picture]").getByLabel("What does the picture show?"));
	const tags = page.getByRole("combobox", { name: "Tags" });
	await tags.fill("x".repeat(50));
	await tags.press("Enter");
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
	expect(await axeFindings(page)).toEqual([]);
	await pane("Write");
	await upload("Picture");
	const description = text.getByLabel("What does the picture show?");
	await description.waitFor();
	// Nobody has to look for where to describe it.
	await expectFocus(description);
	await page.keyboard.type("A desk");
	await page.keyboard.press("Enter");
	expect(await textIn(text)).toMatch(
		/^## One\n\nFirst\n\n!\[A desk\]\(picture:[0-9a-f-]{36}\)\n\n\n\nSecond$/,
	);
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
	expect(await axeFindings(page)).toEqual([]);

	await text.press("Control+Home");
	await page.keyboard.press("End");
	await page.keyboard.type(" renamed");
	await pane("Page");
	await page.getByText("Phone", { exact: true }).click();
	const placed = page
		.frameLocator("iframe")
		.locator("h2#one-renamed + p + figure img[alt='A desk']");
	await expect
		.poll(() => placed.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
		.toBeGreaterThan(300);

	// What pictures show is kept, too: the cover's words without the server, others without the text.
	await pane("Details");
	await page.route("**/pictures/*", (route) =>
		route.request().method() === "PATCH" ? route.abort() : route.fallback(),
	);
	const failed = page.waitForEvent("requestfailed", (request) => request.method() === "PATCH");
	await page.locator("div[data-picture]").getByLabel("What does the picture show?").fill("Cover");
	await failed;
	await page.unroute("**/pictures/*");
	await pane("Write");
	await text.fill("Bare");
	await saved(page);
	await page.reload();
	const alts = async () =>
		(
			await pool().query(
				"select alt from public.blog_images where alt in ('A desk', 'Cover') order by alt",
			)
		).rows;
	await expect.poll(alts).toEqual([{ alt: "A desk" }, { alt: "Cover" }]);
});

test("what is pasted becomes Markdown: words of Word, a URL over words, a picture", async () => {
	const path = await draft("paste");
	const { page } = await open(path, { role: "editor", name: "Ece Kaya" });
	const text = field(page, "Text");
	await text.fill("here");
	await text.press("Control+a");
	await paste(text, { text: "https://example.com/a" });
	await page.keyboard.type(".");
	expect(await textIn(text)).toBe("[here](https://example.com/a).");
	await text.press("Control+a");
	await paste(text, {
		html: readFileSync(new URL("../unit/clipboard/word.txt", import.meta.url), "utf8"),
		text: "Angebote, die gelesen werden",
	});
	expect(await textIn(text)).toContain("- Ein Preis\n  - netto\n- Ein **Termin**");
	const images = '<img src="https://x.example/a.png"><img src="file:///b.png">';
	await paste(text, { html: `<p>a</p><p>b</p>${images}`, text: "a" });
	await page.getByText("2 pictures were not taken over.", { exact: false }).waitFor();
	await text.fill("");
	await paste(text, { text: "Be\u0002fore" });
	await page.route("**/pictures", (route) => route.abort());
	await paste(text, { picture: await photo(40, 30, "png") });
	await page.getByText("picture.png was not uploaded: no connection. Your text is safe.").waitFor();
	await page.unroute("**/pictures");
	await paste(text, { picture: await photo(40, 30, "png") });
	await text.locator("img").waitFor();
	expect(await textIn(text)).toMatch(/^Before\n\n!\[\]\(picture:/);
});

test("a category becomes one with another only after a question, which says how many posts have each", async () => {
	await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug: "term-1", title: "One", category: "Sales", status: "draft" },
		{ language: "en", slug: "term-2", title: "Two", category: "Selling", status: "draft" },
	]);
	const { page } = await open("/desk/posts/terms?language=en", {
		role: "editor",
		name: "Ece Kaya",
	});
	await button(page, "Rename “Selling”").click();
	await field(page, "New name for “Selling”").fill("Sales");
	await button(page, "Merge").click();
	const dialog = page.getByRole("dialog", { name: "Merge “Selling” into “Sales”?" });
	await dialog
		.getByText("“Sales” already has one post, and one more will be added.", { exact: false })
		.waitFor();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expectFocus(button(page, "Merge"));
	await button(page, "Merge").click();
	await dialog.getByRole("button", { name: "Merge" }).click();
	await page.getByText("1 post updated.").waitFor();
	await button(page, "Rename “Selling”").waitFor({ state: "detached" });
	await expectFocus(button(page, "Rename “Sales”"));
});

test("a category and tags that exist keep their spelling, however they are typed", async () => {
	const [id] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug: "spelling", title: "New", status: "draft" },
		{ language: "en", slug: "spelled", title: "Old", category: "CRM", tags: ["B2B"] },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	const options = page.waitForResponse("**/terms?*");
	await page.getByRole("radiogroup").getByText("Details", { exact: true }).click();
	await options;
	const tags = page.getByRole("combobox", { name: "Tags" });
	await tags.fill("b2b");
	await tags.press("Enter");
	await page.getByText("B2B", { exact: true }).waitFor();
	await page.keyboard.type("Sales, ");
	const category = page.getByRole("combobox", { name: "Category" });
	await category.fill("crm");
	await category.blur();
	expect(await category.inputValue()).toBe("CRM");
	// The space behind the last comma is no tag.
	await saved(page);
	expect(await page.getByText("This field is required.").count()).toBe(0);
});

test("on a phone the buttons of the text stay in sight", async () => {
	const [id] = await insertPosts(await site.databaseUrl(), [
		{
			language: "en",
			slug: "long",
			title: "Long",
			status: "draft",
			content: "A line\n\n".repeat(80),
		},
	]);
	const { page } = await open(`/desk/posts/${id}`, {
		role: "editor",
		name: "Ece Kaya",
		width: 390,
		height: 844,
	});
	const text = field(page, "Text");
	await text.press("Control+End");
	const barTop = async () => (await page.getByRole("toolbar").boundingBox())?.y;
	await expect.poll(barTop).toBeGreaterThan(100);
	// Also below what is said about a text that cannot be saved.
	await page.route("**/text", (route) => route.abort());
	await page.keyboard.type("!");
	await page.getByText("The server cannot be reached.", { exact: false }).waitFor();
	const boxOf = async (element: Locator) => {
		const box = await element.boundingBox();
		return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
	};
	const bar = await boxOf(page.getByRole("toolbar"));
	const head = await boxOf(page.locator("header", { has: button(page, "Publish") }).last());
	expect(bar.top).toBeGreaterThanOrEqual(head.bottom - 4);
	expect(bar.bottom).toBeLessThan(240);
	// And the cursor does not come to lie below them.
	await text.press("Control+Home");
	const first = await boxOf(text.locator(".cm-line").first());
	expect(first.top).toBeGreaterThanOrEqual((await boxOf(page.getByRole("toolbar"))).bottom - 4);
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
	// With a keyboard the buttons alone stay, and the text has the rest.
	await page.setViewportSize({ width: 390, height: 420 });
	await text.press("Control+End");
	await expect.poll(barTop).toBeLessThan(80);
	expect(await barTop()).toBeGreaterThanOrEqual(0);
	expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
});
