import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, saved, textIn } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { act, alert, testPostEditor } from "../support/post-editor.ts";

const site = testBrowserSite(() => ({}));
const { open, openPost, pool } = testPostEditor(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

test("two people who write in different lines are put together without a question", async () => {
	const { page, id, text, stored } = await openPost("lines", {
		content: "First\n\nMiddle\n\nLast",
	});
	const other = await open(`/desk/posts/${id}`, { role: "owner", name: "Can Demir" });
	const theirs = field(other.page, "Text");
	await theirs.waitFor();
	await other.page.route("**/text", (route) => route.abort());
	await theirs.press("Control+End");
	await other.page.keyboard.type("?");
	await text.press("Control+Home");
	await page.keyboard.type("The ");
	await saved(page);
	await other.page.unrouteAll();
	await saved(other.page);
	const both = "The First\n\nMiddle\n\nLast?";
	expect(await stored()).toMatchObject({ content: both });
	await expect.poll(() => textIn(text)).toBe(both);
	expect(await textIn(theirs)).toBe(both);
	expect(await alert(other.page).count()).toBe(0);
});

test("the second of two people is told who the first was, and the history has both texts", async () => {
	const { page, id, text, stored } = await openPost("two");
	const other = await open(`/desk/posts/${id}`, { role: "owner", name: "Can Demir" });
	await other.page.clock.install();
	await page.getByText("Also in this post: Can Demir").waitFor();
	await other.page.getByText("Also in this post: Ece Kaya").waitFor();

	// Different fields do not meet, and who does not type sees what the other saves.
	const theirs = field(other.page, "Text");
	await theirs.fill("Line one\n\nCans");
	await saved(other.page);
	await expect.poll(() => textIn(text)).toBe("Line one\n\nCans");

	const release = await hold(other.page, "**/text");
	await theirs.fill("Line one\n\nCans, longer");
	await text.fill("Line one\n\nEces");
	await saved(page);
	release();
	await other.page.getByText("Ece Kaya has changed this post in the meantime").waitFor();
	await other.page.getByRole("button", { name: "Not saved: conflict" }).waitFor();
	// The question stays, and nothing is sent again meanwhile.
	const sent: string[] = [];
	other.page.on("request", (request) => sent.push(request.method()));
	await other.page.clock.fastForward(60_000);
	expect(await axeFindings(other.page)).toEqual([]);
	expect(sent).not.toContain("PUT");
	await button(other.page, "Compare and merge").click();
	await button(other.page, "Use this part").waitFor();
	expect(await axeFindings(other.page)).toEqual([]);
	await button(other.page, "Keep my text").click();
	await saved(other.page);
	// The comparison has closed.
	await expectFocus(theirs);
	expect(await stored()).toMatchObject({ content: "Line one\n\nCans, longer" });
	await expect.poll(() => textIn(text)).toBe("Line one\n\nCans, longer");

	// Nothing of hers is lost.
	await act(page, "History");
	await page
		.getByRole("button", { name: /Saved · Ece Kaya/ })
		.first()
		.click();
	await page.getByText("Eces").waitFor();
	await button(page, "Restore this version").click();
	await expectFocus(text);
	await expect.poll(() => textIn(text)).toBe("Line one\n\nEces");
	await text.press("Control+z");
	await expect.poll(() => textIn(text)).toBe("Line one\n\nCans, longer");
});

test("the history opens with the newest version that has another text", async () => {
	const { page, text, stored } = await openPost("versions", {
		content: "First text",
		status: "published",
	});
	await text.fill("Second text");
	await field(page, "Excerpt").fill("Another");
	await button(page, "Update").click();
	await expect.poll(stored).toMatchObject({ content: "Second text" });
	await field(page, "End of the web address").fill("renamed");
	await button(page, "Update").click();
	await expect.poll(stored).toMatchObject({ slug: "renamed" });
	await page.getByText("/en/blog/versions").waitFor();
	await act(page, "History");
	const history = page.getByRole("region", { name: "History" });
	await history.getByText("First").waitFor();
	await button(page, "Restore this version").click();
	await expect.poll(() => textIn(text)).toBe("First text");
	expect(await field(page, "Excerpt").inputValue()).toBe("Short");
	await button(page, "Undo").click();
	await expect.poll(() => textIn(text)).toBe("Second text");
	expect(await field(page, "Excerpt").inputValue()).toBe("Another");
});

test("the text is where it was, with its cursor, after a look at the history", async () => {
	const { page, text } = await openPost("place", { content: "A paragraph.\n\n".repeat(80) });
	await text.press("Control+End");
	const scrolled = () => page.evaluate(() => window.scrollY);
	const before = await scrolled();
	expect(before).toBeGreaterThan(500);
	await act(page, "History");
	await button(page, "Back to writing").click();
	await expectFocus(text);
	await expect.poll(scrolled).toBe(before);
	await page.keyboard.type("The end");
	expect(await textIn(text)).toMatch(/\nThe end$/);
});

test("a version that was written on since is shown with its new text", async () => {
	const { page, text } = await openPost("sitting", { content: "" });
	const newest = page.getByRole("button", { name: /Saved · Ece Kaya/ }).first();
	for (const words of ["One", "One two"]) {
		await text.fill(words);
		await saved(page);
		await act(page, "History");
		await newest.click();
		await page.getByText("This version is the same as the current text.").waitFor();
		await button(page, "Back to writing").click();
	}
});

test("a translation shows what has changed in its source since, with a note that stays in sight", async () => {
	const content = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`).join("\n\n");
	const excerpt = "An excerpt that takes room. ".repeat(12).trim();
	const { page, id } = await openPost("changed", { content, excerpt, status: "published" });
	await button(page, "Draft in German").click();
	await page.getByTitle("German").first().waitFor();
	await pool().query("update public.blog_posts set content = 'New. ' || content where id = $1", [
		id,
	]);
	await page.reload();
	const original = page.getByRole("region", { name: "The original post" });
	await original.locator("ins, .cm-insertedLine").getByText("New.").waitFor();
	await original.getByText("Text", { exact: true }).click();
	await original.getByText("New. Paragraph 0.").waitFor();
	const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
	const title = original.getByRole("heading");
	expect(await topOf(title)).toBeGreaterThan(await topOf(original.getByRole("status")));
	await page.getByRole("textbox", { name: "Text" }).press("Control+End");
	await expect
		.poll(() =>
			original.getByText("Paragraph 39.").evaluate((line) => line.getBoundingClientRect().top),
		)
		.toBeLessThan(900);
	expect(await topOf(original.getByRole("status"))).toBeGreaterThan(await topOf(original));
});
